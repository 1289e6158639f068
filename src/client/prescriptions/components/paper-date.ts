/** `2026-11-21` → `21-11-2026`: with its year, the same in each language, so that paper and screen are compared. */
export function paperDate(date: string): string {
  return date.split('-').toReversed().join('-')
}
