import type { TimelineEntry } from '../kit/timeline.ts'
import { hasWords, searchedWords } from '../kit/text/words.ts'

export interface TimelineFilter {
  /** Without any: all. */
  kinds: readonly string[]
  /** `2026`; empty: all. */
  year: string
  search: string
}

/** Of entries that a device has. `textsOf`: what is shown of one, in which the words are looked for. */
export function filterEntries(
  entries: readonly TimelineEntry[],
  { kinds, year, search }: TimelineFilter,
  textsOf: (entry: TimelineEntry) => readonly string[],
): TimelineEntry[] {
  const words = searchedWords(search)
  return entries.filter(
    (entry) =>
      (kinds.length === 0 || kinds.includes(entry.kind)) &&
      (year === '' || entry.date.startsWith(`${year}-`)) &&
      (words.length === 0 || hasWords(textsOf(entry), words)),
  )
}
