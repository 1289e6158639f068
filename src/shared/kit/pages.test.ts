import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cursorAfter, cutPage, pageCursor } from './pages.ts'

const id = '01936f2a-0000-7000-8000-000000000001'
const at = new Date('2026-11-21T10:00:00Z')

describe('a page cursor', () => {
  it.each([at, new Date(0)])('survives a round trip through a URL: %o', (moment) => {
    expect(v.parse(pageCursor, cursorAfter({ at: moment, id }))).toEqual({ at: moment, id })
    const shownFirst = { at: moment, id, isFirst: true }
    expect(v.parse(pageCursor, cursorAfter(shownFirst))).toEqual(shownFirst)
  })

  it.each(['', 'x', id, `1.${id}'`, `-1.${id}`, `12345678901234.${id}`, `1.${id} or 1=1`, `1.${id}.last`])(
    'is refused when malformed: %s',
    (text) => expect(v.safeParse(pageCursor, text).success).toBe(false),
  )

  it.each([
    [0, null],
    [2, null],
    [3, cursorAfter({ at, id: '2' })],
  ])('of %i rows read for pages of two: %s', (count, next) => {
    const rows = Array.from({ length: count }, (_, n) => ({ at, id: String(n + 1) }))
    const cut = cutPage(rows, 2, (row) => row)
    expect(cut.next).toBe(next)
    expect(cut.page).toHaveLength(Math.min(count, 2))
  })
})
