import { describe, expect, it } from 'vitest'
import { pasted } from './pasted-links'

const HERE = 'https://play.example'
const SECRET = 'hcy0bj0k8MAVTY6i-L2JCZSYdXeEBwOS'
const CODE = 'D64D-MYMJ-PCCQ-IGPN-SAQ3-KIDK-AHR3-5VBY'

describe('what somebody pastes', () => {
  it.each(['join', 'seat', 'watch', 'host'])('leads to a game with its %s secret', (kind) => {
    expect(pasted(` ${HERE}/games/5lWL-koY#${kind}=${SECRET}\n`, HERE)).toEqual({
      kind: 'game',
      address: `/games/5lWL-koY#${kind}=${SECRET}`,
    })
  })

  it('may lack what stands before the server, or the server', () => {
    const game = { kind: 'game', address: `/games/abc#join=${SECRET}` }
    expect(pasted(`play.example/games/abc#join=${SECRET}`, HERE)).toEqual(game)
    expect(pasted(`/games/abc#join=${SECRET}`, HERE)).toEqual(game)
  })

  it('may be one of my games as it stands in the bar of the browser', () => {
    expect(pasted(`${HERE}/games/abc?seat=2`, HERE)).toEqual({
      kind: 'game',
      address: '/games/abc',
    })
  })

  it('may be a code of another device, typed or as a link', () => {
    expect(pasted(CODE, HERE)).toEqual({ kind: 'device', code: CODE })
    expect(pasted(CODE.toLowerCase().replaceAll('-', ' '), HERE).kind).toBe('device')
    expect(pasted(`${HERE}/#device=${CODE}`, HERE)).toEqual({ kind: 'device', code: CODE })
  })

  it.each(['BCD-FGH', 'bcd fgh', ' BCDFGH '])('may be the code of an invitation: %s', (text) => {
    expect(pasted(text, HERE)).toEqual({ kind: 'code', code: text.trim() })
  })

  it('is refused where it leads to another server', () => {
    expect(pasted(`https://other.example/games/abc#join=${SECRET}`, HERE)).toEqual({
      kind: 'elsewhere',
      host: 'other.example',
    })
    expect(pasted(`http://play.example/games/abc#join=${SECRET}`, HERE).kind).toBe('elsewhere')
  })

  it.each([
    'KNOSS',
    'KNOSSO',
    'BCD-FGHJ',
    `${HERE}/rules`,
    `${HERE}/games/abc#join=`,
    `${HERE}/games/abc#other=${SECRET}`,
    'javascript:alert(1)//games/abc',
    CODE.slice(0, -5),
    '',
  ])('is incomplete: %s', (text) => {
    expect(pasted(text, HERE)).toEqual({ kind: 'incomplete' })
  })
})
