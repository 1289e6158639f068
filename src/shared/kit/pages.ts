import * as v from 'valibot'

/** A row of a list that is sorted by an instant and then by id: the next page begins after it. */
export interface PagePlace {
  at: Date
  id: string
}

/** `{milliseconds}.{id}` of the last row of a page, as an address says it: where the next page begins. */
export const pageCursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,13}\.[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/, 'invalid'),
  v.transform((text): PagePlace => {
    const dot = text.indexOf('.')
    return { at: new Date(Number(text.slice(0, dot))), id: text.slice(dot + 1) }
  }),
)

/** How many rows a page has, as an address says it: 1 to 100. */
export const pageSize = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, 'invalid'),
  v.transform(Number),
  v.minValue(1, 'invalid'),
  v.maxValue(100, 'invalid'),
)

/** Cuts a list that was read with one row more than fits: the page, and its end as a cursor if there is more. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => PagePlace,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, next: rows.length > size && last ? cursorAfter(placeOf(last)) : null }
}

/** What `pageCursor` reads. */
export function cursorAfter({ at, id }: PagePlace): string {
  return `${at.getTime()}.${id}`
}
