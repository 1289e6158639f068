import { expect, it } from 'vitest'
import { addReminder, changeReminder, readCalendar } from '../../shared/reminders/reminders.endpoints.ts'
import { here, list, mark, onMorningWithoutMedicines, today } from '../../../tests/setup/medicines.ts'
import { first } from '../../../tests/setup/town.ts'

onMorningWithoutMedicines()

const asNeeded = { gapHours: 6, mostPerDay: 4, amount: 1 }
const paracetamol = { name: 'Paracetamol', dosage: '650 mg', times: [], unit: 'tablet' as const, asNeeded }
const ask = (more: object = {}) =>
  here.town.api.ask(addReminder, { token: here.token, body: { ...paracetamol, ...more } })
const add = () => here.town.api.must(addReminder, { token: here.token, body: paracetamol })
const change = (id: string, body: object) =>
  here.town.api.ask(changeReminder, { token: here.token, params: { id }, body })
const plan = async () => first((await list()).reminders).plans.at(-1)

it('is saved without times, and read again', async () => {
  await add()
  expect(await plan()).toMatchObject({ times: [], amounts: null, unit: 'tablet', asNeeded })
})

it.each([
  ['neither times nor as needed', { asNeeded: null }, { times: 'required' }],
  [
    'no time between two doses',
    { asNeeded: { ...asNeeded, gapHours: 0 } },
    { 'asNeeded.gapHours': 'neededInvalid' },
  ],
  ['a gap of days', { asNeeded: { ...asNeeded, gapHours: 25 } }, { 'asNeeded.gapHours': 'neededInvalid' }],
  [
    'thirteen a day',
    { asNeeded: { ...asNeeded, mostPerDay: 13 } },
    { 'asNeeded.mostPerDay': 'neededInvalid' },
  ],
  [
    'tablets, but not how many',
    { asNeeded: { ...asNeeded, amount: null } },
    { 'asNeeded.amount': 'required' },
  ],
  ['a last day that is over', { endsOn: '2026-11-20', startsOn: '2026-11-19' }, { endsOn: 'noDoseLeft' }],
  ['a last day before the first', { endsOn: '2026-11-21', startsOn: '2026-11-22' }, { endsOn: 'noDoseLeft' }],
])('%s is refused at its field', async (_, more, fields) => {
  expect(await ask(more)).toMatchObject({ status: 400, error: { fields } })
})

it('is marked at the minute it was taken, once for the same minute, also too early', async () => {
  const { id } = await add()
  here.town.clock.now = new Date('2026-11-21T12:00:00+05:30')
  for (const time of ['10:10', '10:10', '10:40']) expect(await mark(id, time)).toMatchObject({ status: 200 })
  expect((await list()).doses.map(({ time, state }) => [time, state])).toEqual([
    ['10:10', 'taken'],
    ['10:40', 'taken'],
  ])
  expect(await mark(id, '10:40', null)).toMatchObject({ status: 200 })
  expect((await list()).doses).toHaveLength(1)
})

it.each([
  ['skipped', '10:00', 'skipped', today],
  ['taken hours ahead', '20:00', 'taken', today],
  ['taken tomorrow', '09:10', 'taken', '2026-11-22'],
  ['taken before it was begun', '09:10', 'taken', '2026-11-20'],
] as const)('cannot be marked as %s', async (_, time, state, day) => {
  const { id } = await add()
  expect(await mark(id, time, state, day)).toMatchObject({ status: 409, error: { code: 'noSuchDose' } })
})

it('becomes one with times, and back', async () => {
  const { id } = await add()
  here.town.clock.now = new Date('2026-11-21T12:00:00+05:30')
  const planned = { ...paracetamol, times: ['20:00'], amounts: { '20:00': 1 }, asNeeded: null }
  await change(id, planned)
  expect(await plan()).toMatchObject({ times: ['20:00'], asNeeded: null })
  here.town.clock.now = new Date('2026-11-21T13:00:00+05:30')
  await change(id, { ...paracetamol, from: planned })
  expect(await plan()).toMatchObject({ times: [], amounts: null, asNeeded })
})

it('a change by a version that knows only times ends it', async () => {
  const { id } = await add()
  here.town.clock.now = new Date('2026-11-21T12:00:00+05:30')
  const { asNeeded: _, ...older } = paracetamol
  const known = { startsOn: today, endsOn: null, cycle: null, amounts: null, food: null }
  const from = { ...older, ...known, days: [0, 1, 2, 3, 4, 5, 6] }
  await change(id, { ...from, times: ['20:00'], amounts: { '20:00': 1 }, from })
  expect(await plan()).toMatchObject({ times: ['20:00'], asNeeded: null })
})

it('does not stand in the calendar file', async () => {
  await add()
  const { content } = await here.town.api.must(readCalendar, { token: here.token })
  expect(content).not.toContain('BEGIN:VEVENT')
})
