import { describe, expect, it } from 'vitest'
import type { Dose, Mark } from '../reminders.schedule.ts'
import { dosesToActOn } from './reminders.today.ts'

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
