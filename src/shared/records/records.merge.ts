import { cutPage, cursorAfter, type PagePlace } from '../kit/pages.ts'

/** Rows of one kind, newest first. */
export interface Part<Row extends PagePlace> {
  rows: readonly Row[]
  /** Where it stopped reading although there may be more; null: it has given all. */
  readTo: PagePlace | null
}

/**
 * One page of the rows of all kinds, newest first. What is older than where a kind stopped reading waits for the next
 * page, so that none is missed: then the page may be short.
 */
export function mergePage<Row extends PagePlace>(
  parts: readonly Part<Row>[],
  size: number,
): { page: Row[]; next: string | null; readTo: PagePlace | null } {
  const readTo = parts.reduce<PagePlace | null>((newest, part) => laterOf(newest, part.readTo), null)
  const rows = parts
    .flatMap((part) => part.rows)
    .filter((row) => readTo === null || compare(row, readTo) >= 0)
    .toSorted((one, other) => compare(other, one))
  const cut = cutPage(rows, size, ({ at, id }) => ({ at, id }))
  if (cut.next !== null) return { ...cut, readTo: cut.page.at(-1) ?? null }
  return { page: cut.page, next: readTo && cursorAfter({ at: readTo.at, id: readTo.id }), readTo }
}

function laterOf(one: PagePlace | null, other: PagePlace | null): PagePlace | null {
  if (one === null || other === null) return one ?? other
  return compare(one, other) >= 0 ? one : other
}

/** By time and then by id, as PostgreSQL compares them. */
function compare(one: PagePlace, other: PagePlace): number {
  const time = one.at.getTime() - other.at.getTime()
  if (time !== 0) return time
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}

/**
 * The newest page without a filter has the last year. The patient's phone keeps it, also with four entries a day;
 * a doctor reads it over the network and gets less at once.
 */
export const sizes = { page: 50, days: 366, yearAtMost: { patient: 1500, doctor: 200 } } as const

/** How many of these rows, newest first, that page has. */
export function yearSize(rows: readonly PagePlace[], now: Date, atMost: number): number {
  const since = now.getTime() - sizes.days * 86_400_000
  const ofYear = rows.filter(({ at }) => at.getTime() >= since).length
  return Math.min(Math.max(ofYear, sizes.page), atMost)
}
