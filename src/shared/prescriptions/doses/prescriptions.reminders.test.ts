import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { reminderBody } from '../../reminders/reminders.forms.ts'
import { idFromKey } from '../../kit/own-ids.ts'
import type { PrescribedItem } from '../prescriptions.schemas.ts'
import { rhythms, everyHours, quantityOf, unitOf, type Dose } from './prescriptions.doses.ts'
import { reminderKey, reminderOf } from './prescriptions.reminders.ts'

const amounts = { morning: 1, noon: 0, evening: 0, night: 0.5 }
const item = (dose: Dose, changes: Partial<PrescribedItem> = {}): PrescribedItem => ({
  id: '01936f2a-0000-7000-8000-000000000001',
  medicine: 'paracetamol',
  name: 'Paracetamol',
  form: 'tablet',
  strength: '500 mg',
  list: 'O',
  schedule: 'unknown',
  dose,
  food: 'after',
  quantity: 10,
  refills: 0,
  note: '',
  ...changes,
})
// A Saturday.
const morning = { day: '2026-11-28', time: '07:00' }
const night = { day: '2026-11-28', time: '22:00' }
const daily: Dose = { kind: 'slots', amounts, every: 1, days: 5 }

describe('the reminder of a prescribed medicine', () => {
  it('has the times and amounts of the parts of the day, and the days of the course', () => {
    expect(reminderOf(item(daily), morning)).toMatchObject({
      name: 'Paracetamol 500 mg',
      times: ['08:00', '21:00'],
      amounts: { '08:00': 1, '21:00': 0.5 },
      unit: 'tablet',
      food: 'after',
      startsOn: '2026-11-28',
      endsOn: '2026-12-02',
    })
  })

  it('begins tomorrow once all of today’s times are over, and loses no day of the course', () => {
    expect(reminderOf(item(daily), night)).toMatchObject({ startsOn: '2026-11-29', endsOn: '2026-12-03' })
  })

  it.each<[string, Dose, object]>([
    ['every other day', { ...daily, every: 2, days: 10 }, { cycle: { on: 1, off: 1 }, endsOn: '2026-12-07' }],
    ['once a week', { ...daily, every: 7, days: 28 }, { days: [6], endsOn: '2026-12-25' }],
    [
      'every six hours while awake',
      { kind: 'hourly', amount: 2, hours: 6, days: 3 },
      { times: ['06:00', '12:00', '18:00'], amounts: { '06:00': 2, '12:00': 2, '18:00': 2 } },
    ],
    [
      'as needed',
      { kind: 'needed', amount: 1, gapHours: 6, mostPerDay: 3, days: 5 },
      { times: [], asNeeded: { amount: 1, gapHours: 6, mostPerDay: 3 }, endsOn: '2026-12-02' },
    ],
    [
      'in steps',
      {
        kind: 'taper',
        steps: [
          { days: 5, amounts },
          { days: 5, amounts: { ...amounts, night: 0 } },
        ],
      },
      {
        times: ['08:00', '21:00'],
        amounts: null,
        steps: [
          { days: 5, amounts: { '08:00': 1, '21:00': 0.5 } },
          { days: 5, amounts: { '08:00': 1, '21:00': 0 } },
        ],
        endsOn: '2026-12-07',
      },
    ],
    [
      'in one step',
      { kind: 'taper', steps: [{ days: 5, amounts }] },
      { amounts: { '08:00': 1, '21:00': 0.5 }, steps: null },
    ],
  ])('%s', (_, dose, expected) => {
    expect(reminderOf(item(dose), morning)).toMatchObject(expected)
  })

  it('once a week on the day on which it begins', () => {
    const weekly: Dose = { ...daily, every: 7, days: 28 }
    expect(reminderOf(item(weekly), night)).toMatchObject({ startsOn: '2026-11-29', days: [0] })
  })

  it('counts nothing of an ointment', () => {
    expect(reminderOf(item(daily, { form: 'cream' }), morning)).toMatchObject({ unit: null, amounts: null })
  })

  it('is what the server takes, for every rhythm and form', () => {
    const doses: Dose[] = [
      ...rhythms.map((every): Dose => ({ ...daily, every })),
      ...everyHours.map((hours): Dose => ({ kind: 'hourly', amount: 1, hours, days: 3 })),
      { kind: 'needed', amount: 1, gapHours: 6, mostPerDay: 3, days: 5 },
    ]
    for (const dose of doses)
      for (const form of ['tablet', 'liquid', 'cream', 'insulin', 'sachet'] as const) {
        const body = reminderOf(item(dose, { form, note: 'x'.repeat(300) }), morning)
        expect([form, dose, v.safeParse(reminderBody, body).issues]).toEqual([form, dose, undefined])
      }
  })

  it('rings as often as the total was counted', () => {
    for (const hours of everyHours) {
      const dose: Dose = { kind: 'hourly', amount: 1, hours, days: 1 }
      expect(reminderOf(item(dose), morning).times).toHaveLength(quantityOf(dose, unitOf('tablet')) ?? 0)
    }
  })
})

it('its key becomes the id of the medicine', () => {
  expect(idFromKey(reminderKey(item(daily)))).toBe(item(daily).id)
})
