/** A number with its sign: a true minus, and nothing before zero. */
export function signed(number: number): string {
  if (number === 0) return '0'
  return number < 0 ? `−${-number}` : `+${number}`
}
