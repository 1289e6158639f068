import { describe, expect, it } from 'vitest'
import { applyDelta, findDelta, markOf, type Delta } from './delta.ts'

interface Row {
  id: number
  text: string
}

/** The same numbers every time, so that a failure can be looked at again. */
function randomFrom(start: number): (below: number) => number {
  let state = start
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** What the asker has at the end; null: they must ask for the whole. */
function bringOver(known: unknown, fresh: unknown, seed: number): { end: unknown; bytes: number } {
  const delta = findDelta(fresh, markOf(known, seed, true))
  if (delta === 'same') return { end: known, bytes: 0 }
  if (delta === null) return { end: null, bytes: 0 }
  const sent = JSON.stringify(delta)
  return { end: applyDelta(known, JSON.parse(sent) as Delta, seed), bytes: sent.length }
}

describe('any list becomes any other, or says that it cannot', () => {
  it.each(Array.from({ length: 40 }, (_, nth) => nth + 1))('sequence %i', (start) => {
    const random = randomFrom(start)
    let rows: Row[] = Array.from({ length: random(120) }, (_, id) => ({ id, text: `row ${id}` }))
    let known: unknown = structuredClone(rows)
    let nextId = rows.length
    const changes = [
      () => rows.splice(random(rows.length + 1), 0, { id: (nextId += 1), text: 'ਨਵੀਂ' }),
      () => rows.splice(random(rows.length), 1),
      () => rows.length > 0 && (rows[random(rows.length)]!.text = `edited ${random(1e6)}`),
      // A twin: two rows that say the same.
      () => rows.length > 0 && rows.push({ ...rows[random(rows.length)]! }),
      () => (rows = rows.filter(() => random(10) > 0)),
      () => (rows = rows.toReversed()),
      () => (rows = []),
    ]
    let helpless = 0
    for (let round = 0; round < 60; round += 1) {
      // The rare ones come seldom: else hardly anything would ever be large.
      for (let times = random(4); times > 0; times -= 1) changes[random(random(12) === 0 ? 7 : 4)]!()
      const { end } = bringOver(known, rows, random(36 ** 6))
      expect(end === null || JSON.stringify(end) === JSON.stringify(rows)).toBe(true)
      if (end === null) helpless += 1
      // Now and then the asker missed it, or has something else altogether.
      known = structuredClone(random(8) === 0 ? rows.slice(random(5)) : rows)
    }
    // Another order of the same rows is all that it cannot tell.
    expect(helpless).toBeLessThan(10)
  })
})

const readings = Array.from({ length: 60 }, (_, id) => ({ id, value: `${60 + id}`, at: 'some morning' }))

describe('what is told', () => {
  it('nothing, when it is the same', () => {
    expect(findDelta({ readings, bmi: null }, markOf({ readings, bmi: null }, 7, true))).toBe('same')
    expect(findDelta(null, markOf(null, 7, false))).toBe('same')
  })

  it('of sixty rows and a new one little more than the new one', () => {
    const fresh = [{ id: 60, value: '61', at: 'this morning' }, ...readings]
    const { end, bytes } = bringOver(readings, fresh, 7)
    expect(end).toEqual(fresh)
    expect(bytes).toBeLessThan(JSON.stringify(fresh).length / 5)
    expect(markOf(readings, 7, true).length).toBeLessThan(140)
  })

  it('of an object its lists, and the rest as it is now', () => {
    const known = { readings, bmi: null, doses: [1, 2, 3] }
    const fresh = { readings: readings.slice(1), bmi: { value: 22 }, doses: [1, 2, 3] }
    const delta = findDelta(fresh, markOf(known, 7, true)) as Delta
    expect(delta.lists['doses']).toEqual({ buckets: [], at: [], rows: [] })
    expect(bringOver(known, fresh, 7).end).toEqual(fresh)
  })

  it.each([
    ['no mark', ''],
    ['a mark of something else', '"3f2a-77"'],
    ['one with another number of lists', markOf({ readings, doses: [] }, 7, true)],
    ['one that was made without lists', markOf(readings.slice(1), 7, false)],
    ['a bucket that is cut off', markOf(readings.slice(1), 7, true).replace(/.{3}"$/, '"')],
  ])('the whole, to %s', (_, mark) => {
    expect(findDelta(readings, mark)).toBeNull()
  })
})

it('an order that no row tells of is noticed, not guessed', () => {
  expect(bringOver(readings, readings.toReversed(), 7).end).toBeNull()
})

it('what was put together wrongly is noticed', () => {
  const delta = findDelta(readings.slice(1), markOf(readings, 7, true)) as Delta
  expect(applyDelta([...readings, readings[0]], delta, 7)).toBeNull()
  expect(applyDelta(readings, delta, 8)).toBeNull()
})
