import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dose, Mark } from '../reminders.schedule.ts'
import { dosesNow, dosesToActOn } from './reminders.today.ts'

const now = new Date('2026-11-21T14:30:00+05:30')
function dose(time: string, mark: Mark | null = null, name = 'Syrup'): Dose {
  const amount = { amount: null, unit: null, food: null, dosage: '' }
  return { reminderId: name, name, day: '2026-11-21', time, mark, reason: null, ...amount }
}
const timesOf = (doses: readonly Dose[]) => dosesToActOn(doses, now, 'Asia/Kolkata').map(({ time }) => time)

describe('the doses to act on at 14:30', () => {
  it.each([
    ['none', [], []],
    ['one that is overdue, with the next', [dose('08:00'), dose('20:00')], ['08:00', '20:00']],
    ['one that is due', [dose('14:00')], ['14:00']],
    ['only the next of those ahead', [dose('15:00'), dose('18:00'), dose('21:00')], ['15:00']],
    [
      'all of the next time',
      [dose('15:00'), dose('15:00', null, 'Tablet'), dose('21:00')],
      ['15:00', '15:00'],
    ],
    ['none that was marked at an earlier time', [dose('08:00', 'taken'), dose('20:00')], ['20:00']],
    ['one marked in its hour', [dose('14:00', 'skipped'), dose('20:00')], ['14:00', '20:00']],
    ['the next after one marked ahead of its time', [dose('15:00', 'taken'), dose('18:00')], ['18:00']],
  ])('%s', (_, doses, times) => {
    expect(timesOf(doses)).toEqual(times)
  })
})

describe('the doses of the home page at 14:30', () => {
  const shown = (doses: readonly Dose[]) => dosesNow(doses, now, 'Asia/Kolkata').map(({ time }) => time)

  it.each([
    ['one that is due', [dose('14:00')], ['14:00']],
    ['a late one, while the next is ahead', [dose('08:00'), dose('20:00')], ['08:00']],
    ['a late one without another today', [dose('08:00')], ['08:00']],
    ['no late one beside the next that is due', [dose('08:00'), dose('14:00')], ['14:00']],
    ['no late one after the next was marked', [dose('08:00'), dose('14:00', 'taken')], []],
    ['no late one after the next was taken ahead of its time', [dose('08:00'), dose('15:00', 'taken')], []],
    ['only the latest of several late ones', [dose('08:00'), dose('12:00'), dose('20:00')], ['12:00']],
    ['a late one of another medicine', [dose('08:00', null, 'Tablet'), dose('14:00')], ['08:00', '14:00']],
    ['none that is marked, none that is ahead', [dose('08:00', 'skipped'), dose('20:00')], []],
  ])('%s', (_, doses, times) => {
    expect(shown(doses)).toEqual(times)
  })

  it('a medicine that was entered twice is one', () => {
    expect(shown([dose('08:00'), { ...dose('14:00'), reminderId: 'other' }])).toEqual(['14:00'])
  })

  it('never two doses of one medicine, whatever is late or marked', () => {
    const hour = fc.integer({ min: 0, max: 23 }).map((one) => `${String(one).padStart(2, '0')}:00`)
    const mark = fc.constantFrom(null, null, 'taken' as const, 'skipped' as const)
    const day = fc.uniqueArray(fc.record({ time: hour, mark }), {
      selector: ({ time }) => time,
      maxLength: 12,
    })
    fc.assert(
      fc.property(day, (all) => {
        const doses = all
          .toSorted((a, b) => (a.time < b.time ? -1 : 1))
          .map((one) => dose(one.time, one.mark))
        const late = shown(doses)
        expect(late.length).toBeLessThanOrEqual(1)
        // It is the last one whose time has come.
        const past = doses.filter(({ time }) => time <= '14:30').map(({ time }) => time)
        expect([past.at(-1), undefined]).toContain(late[0])
      }),
    )
  })
})
