/** Dividing the credits of free choice among the groups (A-WRITTEN-RECORD, A-MONUMENT). */
type Credits = Record<string, number>

/** Set one group's credits; an excess is taken from the groups that have most. */
export function withCredit(
  choices: { credits: Credits; free_credits: number; unit: number },
  group: string,
  value: number,
): Credits {
  const credits: Credits = { ...choices.credits, [group]: value }
  const sum = (): number => Object.values(credits).reduce((total, each) => total + each, 0)
  while (sum() > choices.free_credits) {
    const [richest] = Object.keys(credits)
      .filter((each) => each !== group && credits[each]! > 0)
      .sort((one, other) => credits[other]! - credits[one]!)
    if (richest === undefined) break
    credits[richest]! -= choices.unit
  }
  return Object.fromEntries(Object.entries(credits).filter(([, each]) => each > 0))
}
