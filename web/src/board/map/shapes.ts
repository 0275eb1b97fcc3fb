/** The outlines of the board and its pieces, as `ecumene.picture` draws them. */

/** In a box of 100: a skyline of three towers, for a city site. */
export const TOWERS = 'M20 78V44h10v10h8V28l12-10 12 10v26h8V44h10v34z'
export const WAVES = 'M14 80q9-9 18 0t18 0t18 0t18 0'
export const FLAG = 'M28 10h64l-18 23 18 23H28z'
export const SMOKE = 'M50 8c10-9 22 2 15 11 11 0 10 15-1 14H37c-12 1-14-13-3-14-4-11 8-19 16-11z'
export const MOUNTAIN = 'M4 96 36 40q14-8 28 0l32 56z'
export const LAVA = 'M36 40q14-8 28 0l5 9-9 8-6-9-6 20-7-18-9 4z'

/** The figures 0 to 9 in a box of 100: the 0 of the typeface looks like an o. */
export const DIGITS = [
  'M50 28c-11 0-17 9-17 22s6 22 17 22 17-9 17-22-6-22-17-22z',
  'M40 38l13-10v44',
  'M35 39c1-8 7-12 15-12 9 0 15 5 15 12 0 12-22 19-31 33h32',
  'M36 28h27L49 45c9-1 17 4 17 13 0 8-7 14-16 14-7 0-12-3-15-8',
  'M58 73V28L32 61h37',
  'M63 28H40L38 47C52 40 66 46 66 58C66 73 42 77 35 66',
  'M62 29C46 27 34 38 34 56C34 67 41 73 50 73C59 73 66 67 66 58C66 42 40 40 35 56',
  'M34 28H66L45 73',
  'M50 28C32 28 32 46 50 49C70 52 70 73 50 73C30 73 30 52 50 49C68 46 68 28 50 28Z',
  'M38 72C54 74 66 63 66 45C66 34 59 28 50 28C41 28 34 34 34 43C34 59 60 61 65 45',
] as const

/** In a box of 24: the walls of a city, and a ship. */
export const WALLS = 'M.5 23.5V.5H5.6V3.7H9.4V.5H14.6V3.7H18.4V.5H23.5V23.5Z'
export const SHIP =
  'M4.5 1.3H19.4Q22.4 7.2 19.4 13.2H13.2V16.2H18.4Q21.4 15.8 20.6 11.2L23.4 10.4' +
  'C24 17.6 22.4 22.7 17.6 22.7H6.5C2.4 22.7 .6 17.4 .5 12.4H3.3Q3.6 16 5.9 16.2H10.7V13.2H4.5' +
  'Q6.6 7.2 4.5 1.3Z'
