/**
 * Text made comparable: without case, accents and punctuation.
 *
 * The twin of `ecumene.words.fold`; `speaking.test.ts` compares the two.
 */
const UNDIVIDED: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ß: 'ss',
}

function lowered(text: string): string {
  return text
    .toLowerCase()
    .replace(/[łøđæœıß]/g, (letter) => UNDIVIDED[letter]!)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
}

/** Letters and digits only: "Drama-and POETRY" becomes "dramaandpoetry". */
export function fold(text: string): string {
  return lowered(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** The words of a text, folded. */
export function foldWords(text: string): string[] {
  return lowered(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
