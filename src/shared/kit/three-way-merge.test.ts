import { describe, expect, it } from 'vitest'
import { changedSince, mergeThreeWay, resolveConflicts } from './three-way-merge.ts'

/** One field of a profile: typed here, the base, as it is saved by now. */
type Row = [name: string, said: unknown, base: unknown, saved: unknown, result: unknown]
const asked = Symbol('asked')
const unknown = undefined

describe('merging one phone’s change with what another saved meanwhile', () => {
  it.each<Row>([
    ['nobody changed it', 'A', 'A', 'A', 'A'],
    ['only this phone', 'B', 'A', 'A', 'B'],
    ['only the other phone', 'A', 'A', 'C', 'C'],
    ['both to the same', 'B', 'A', 'B', 'B'],
    ['both, differently', 'B', 'A', 'C', asked],
    ['emptied here, changed there', '', 'A', 'C', asked],
    ['emptied here only', '', 'A', 'A', ''],
    ['emptied there, changed here', 'B', 'A', '', asked],
    ['emptied there only', 'A', 'A', '', ''],
    ['no base, nothing typed', '', unknown, 'C', 'C'],
    ['no base, no last day set', null, unknown, '2026-12-01', '2026-12-01'],
    ['no base, a different value typed', 'B', unknown, 'C', asked],
    ['no base, the same value typed', 'C', unknown, 'C', 'C'],
    ['no base, false chosen', false, unknown, true, asked],
    ['numbers', 41, 40, 40, 41],
    ['times, only the other phone', ['08:00'], ['08:00'], ['09:00'], ['09:00']],
    ['times, both', ['08:00', '20:00'], ['08:00'], ['09:00'], asked],
    ['a last day taken away there', '2026-12-01', '2026-12-01', null, null],
  ])('%s', (_, said, base, saved, result) => {
    const { merged, asks } = mergeThreeWay({ field: said }, base === unknown ? {} : { field: base }, {
      field: saved,
    })
    expect(asks.length > 0 ? asked : merged.field).toEqual(result)
  })

  it('two phones that changed different fields lose nothing and ask nothing', () => {
    const base = { name: 'Nava', phone: '1', address: 'Nabha' }
    const said = { ...base, phone: '2' }
    const saved = { ...base, address: 'Patiala' }
    expect(mergeThreeWay(said, base, saved)).toEqual({ merged: { ...saved, phone: '2' }, asks: [] })
  })

  it('asks of the fields that need it only, in their order', () => {
    const base = { name: 'Nava', phone: '1', address: 'Nabha' }
    const said = { name: 'Nava K', phone: '2', address: 'Nabha' }
    const saved = { name: 'Nava S', phone: '3', address: 'Patiala' }
    expect(mergeThreeWay(said, base, saved).asks).toEqual(['name', 'phone'])
  })

  it('a second change on one phone is based on its first, which arrives before it', () => {
    const first = { name: 'Nava', phone: '2' }
    const second = { name: 'Nava', phone: '3' }
    expect(mergeThreeWay(second, first, first)).toEqual({ merged: second, asks: [] })
    // The first change was merged with the other phone's value, which the second did not touch.
    const renamed = { name: 'Nava K', phone: '2' }
    const settled = { name: 'Nava', phone: '9' }
    expect(mergeThreeWay(renamed, first, settled)).toEqual({
      merged: { name: 'Nava K', phone: '9' },
      asks: [],
    })
  })
})

describe('the same once more, after the question', () => {
  const base = { name: 'Nava', phone: '1', address: 'Nabha' }
  const said = { name: 'Nava K', phone: '2', address: 'Nabha' }
  const saved = { name: 'Nava S', phone: '3', address: 'Patiala' }
  const { asks } = mergeThreeWay(said, base, saved)

  it.each<[string, string[], object]>([
    ['all mine', [], { name: 'Nava K', phone: '2', address: 'Patiala' }],
    ['all theirs', ['name', 'phone'], saved],
    ['one of each', ['phone'], { name: 'Nava K', phone: '3', address: 'Patiala' }],
  ])('%s', (_, remoteFields, result) => {
    const { from: next, ...again } = resolveConflicts({ ...said, from: base }, { saved, asks }, remoteFields)
    expect(mergeThreeWay(again, next, saved)).toEqual({ merged: result, asks: [] })
  })

  it('a third phone is noticed again', () => {
    const { from: next, ...again } = resolveConflicts({ ...said, from: base }, { saved, asks }, [])
    expect(mergeThreeWay(again, next, { ...saved, phone: '4' }).asks).toEqual(['phone'])
  })
})

describe('fields changed since somebody saw them', () => {
  const saved = { name: 'Aspirin', times: ['08:00'] }
  it.each<[string, object, string[]]>([
    ['nothing', saved, []],
    ['one field', { ...saved, times: ['09:00'] }, ['times']],
    ['all, where nothing was seen', {}, ['name', 'times']],
  ])('%s', (_, base, fields) => expect(changedSince(base, saved)).toEqual(fields))
})
