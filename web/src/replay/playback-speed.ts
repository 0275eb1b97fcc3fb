/** How long a replay stays at a stop, in milliseconds. */
export const SPEEDS = { slow: 2400, usual: 1200, fast: 500 } as const
export type Speed = keyof typeof SPEEDS
