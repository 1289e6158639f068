import type { TownFile } from './town.schemas.ts'

/**
 * What to fill in before this town file may be shown to the public, as one clause; null when nothing is missing.
 * People dial these numbers, some in danger, and believe the claims; the DPDP Act wants them to know who decides about
 * their data and who answers a complaint.
 */
export function leftToConfirm({
  emergency,
  desk,
  claims,
  fiduciary,
  grievance,
}: Pick<TownFile, 'emergency' | 'desk' | 'claims' | 'fiduciary' | 'grievance'>): string | null {
  const numbers = Object.entries({ ...emergency, desk })
    .filter(([, { confirmedOn }]) => confirmedOn === null)
    .map(([name, { shown, number }]) => `${name} (${shown ?? number})`)
  const promises = claims
    .filter(({ confirmedOn }) => confirmedOn === null)
    .map(({ value, label }) => `"${value.en} ${label.en}"`)
  const tasks = [
    numbers.length > 0 &&
      `make sure that each number is answered here and write the day into its "confirmedOn": ${numbers.join(', ')}`,
    promises.length > 0 &&
      `remove the claims that are not true here and do the same for the others: ${promises.join(', ')}`,
    !fiduciary &&
      'name who decides about people’s data here, in three languages ("fiduciary": {"en", "hi", "pa"})',
    !(grievance?.phone ?? grievance?.email) &&
      'name who answers complaints about it ("grievance": {"office": {"en", "hi", "pa"}, "phone" or "email"})',
  ].filter((task) => task !== false)
  return tasks.length > 0 ? tasks.join('; ') : null
}
