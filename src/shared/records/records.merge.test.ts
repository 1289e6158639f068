import { describe, expect, it } from 'vitest'
import type { PagePlace } from '../kit/pages.ts'
import { mergePage, sizes, yearSize, type Part } from './records.merge.ts'

const id = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const row = (minute: number, n = minute): PagePlace => ({ at: new Date(minute * 60_000), id: id(n) })
const minutes = ({ page }: { page: PagePlace[] }) => page.map(({ at }) => at.getTime() / 60_000)

/** A kind as a database has it: at most `limit` rows after the cursor. */
function partOf(rows: readonly PagePlace[], after: PagePlace | undefined, limit: number): Part<PagePlace> {
  const isAfter = ({ at, id: own }: PagePlace) =>
    !after || at < after.at || (at.getTime() === after.at.getTime() && own < after.id)
  const found = rows.toReversed().filter(isAfter).slice(0, limit)
  return { rows: found, readTo: found.length < limit ? null : (found.at(-1) ?? null) }
}

function readAll(kinds: readonly (readonly PagePlace[])[], size: number, limit: number): string[] {
  const seen: string[] = []
  let after: PagePlace | undefined
  for (let pages = 0; pages < 1_000; pages += 1) {
    const { page, next, readTo } = mergePage(
      kinds.map((rows) => partOf(rows, after, limit)),
      size,
    )
    seen.push(...page.map((one) => one.id))
    if (next === null) return seen
    after = page.length === size ? page.at(-1) : (readTo ?? undefined)
  }
  throw new Error('It does not end.')
}

describe('a page of several kinds', () => {
  it('is newest first, and of the same time by id', () => {
    const merged = mergePage(
      [
        { rows: [row(9), row(5, 1)], readTo: null },
        { rows: [row(7), row(5, 2)], readTo: null },
      ],
      10,
    )
    expect(merged.page.map((one) => one.id)).toEqual([id(9), id(7), id(2), id(1)])
    expect(merged.next).toBeNull()
  })

  it('ends before what is older than where a kind stopped reading', () => {
    const merged = mergePage(
      [
        { rows: [row(9)], readTo: row(8) },
        { rows: [row(8, 9), row(3)], readTo: null },
      ],
      10,
    )
    expect(minutes(merged)).toEqual([9, 8])
    expect(merged.next).toBe(`${8 * 60_000}.${id(8)}`)
  })

  it('may be empty, and the next one goes on where reading stopped', () => {
    const merged = mergePage([{ rows: [], readTo: row(4) }], 10)
    expect(merged).toMatchObject({ page: [], next: `${4 * 60_000}.${id(4)}` })
  })

  it.each([
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 30],
    [4, 3],
  ])('of %i rows, %i read of each kind: every row once, in order', (size, limit) => {
    const kinds = [0, 1, 2].map((kind) =>
      Array.from({ length: 40 - kind * 15 }, (_, n) => row(Math.floor((n * (kind + 2)) / 3), n * 3 + kind)),
    )
    const all = kinds.flat().toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
    expect(readAll(kinds, size, limit)).toEqual(all.map((one) => one.id))
  })
})

it('the newest page has the last year, at least a usual page and no more than asked', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const daysAgo = (days: number, many: number) =>
    Array.from({ length: many }, (_, n) => ({ at: new Date(now.getTime() - days * 86_400_000), id: id(n) }))
  expect(yearSize(daysAgo(10, 3), now, 200)).toBe(sizes.page)
  expect(yearSize([...daysAgo(300, 120), ...daysAgo(400, 80)], now, 200)).toBe(120)
  expect(yearSize(daysAgo(10, 900), now, 200)).toBe(200)
})
