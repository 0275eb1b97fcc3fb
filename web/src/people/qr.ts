/** QR codes as SVG; a module of its own, so that it is loaded only when a code is shown. */
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** Modules of light around a code, which readers need. */
const QUIET = 4

export interface QrDrawing {
  /** The dark modules. */
  path: string
  viewBox: string
}

/** A text as a QR code. */
export function qrDrawing(text: string): QrDrawing {
  const code = generate(text)
  const whole = code.size + 2 * QUIET
  return { path: toSvgPath(code), viewBox: `${-QUIET} ${-QUIET} ${whole} ${whole}` }
}
