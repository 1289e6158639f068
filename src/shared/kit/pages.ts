import * as v from 'valibot'

/** A position in a list sorted by instant and then by id: the next page begins after it. */
export interface PagePlace {
  at: Date
  id: string
  /** Among the rows that a list shows before all others. */
  isFirst?: boolean
}

/** `{milliseconds}.{id}` of a page's last row, as in a URL, `.first` behind it for a row of those shown first. */
export const pageCursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,13}\.[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(\.first)?$/, 'invalid'),
  v.transform((text): PagePlace => {
    const [at = '', id = '', isFirst] = text.split('.')
    return { at: new Date(Number(at)), id, ...(isFirst && { isFirst: true }) }
  }),
)

/** The page size as in a URL: 1 to 100. */
export const pageSize = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, 'invalid'),
  v.transform(Number),
  v.minValue(1, 'invalid'),
  v.maxValue(100, 'invalid'),
)

/** Cuts a list that was read with one row more than a page: returns the page, and a cursor if there is more. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => PagePlace,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, next: rows.length > size && last ? cursorAfter(placeOf(last)) : null }
}

/** Writes what `pageCursor` reads. */
export function cursorAfter({ at, id, isFirst }: PagePlace): string {
  return `${at.getTime()}.${id}${isFirst ? '.first' : ''}`
}
