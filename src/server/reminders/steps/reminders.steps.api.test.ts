import { expect, it } from 'vitest'
import { downloadExport } from '../../../shared/exports/exports.endpoints.ts'
import {
  addReminder,
  changeReminder,
  countStock,
  readCalendar,
  removeReminder,
} from '../../../shared/reminders/reminders.endpoints.ts'
import { dosesOfDay } from '../../../shared/reminders/reminders.schedule.ts'
import { leftNow } from '../../../shared/reminders/reminders.stock.ts'
import {
  comeBack,
  here,
  list,
  mark,
  onMorningWithoutMedicines,
  today,
} from '../../../../tests/setup/medicines.ts'
import { first } from '../../../../tests/setup/town.ts'

onMorningWithoutMedicines()

const zone = 'Asia/Kolkata'
const evening = (amount: number, days: number | null) => ({ days, amounts: { '20:00': amount } })
const steps = [evening(8, 5), evening(6, 5), evening(4, 5)]
const taper = { name: 'Prednisolone', dosage: '5 mg', times: ['20:00'], unit: 'tablet' as const, steps }
const ask = (more: object) =>
  here.town.api.ask(addReminder, { token: here.token, body: { ...taper, ...more } })
const add = (more: object = {}) =>
  here.town.api.must(addReminder, { token: here.token, body: { ...taper, ...more } })
const change = (id: string, body: object) =>
  here.town.api.ask(changeReminder, { token: here.token, params: { id }, body })
const plan = async () => first((await list()).reminders).plans.at(-1)
const amountsOn = async (day: string) => {
  const { reminders, doses } = await list()
  return dosesOfDay(reminders, doses, day, zone).map((dose) => [dose.amount, dose.mark])
}

it('steps are saved, and read again with their last day', async () => {
  await add()
  expect(await plan()).toMatchObject({ steps, amounts: null, startsOn: today, endsOn: '2026-12-05' })
  expect(await amountsOn('2026-11-25')).toEqual([[8, null]])
  expect(await amountsOn('2026-11-26')).toEqual([[6, null]])
  expect(await amountsOn('2026-12-06')).toEqual([])
})

it('the last amount may go on', async () => {
  await add({ steps: [evening(8, 5), evening(1, null)] })
  expect(await plan()).toMatchObject({ endsOn: null })
  expect(await amountsOn('2027-11-26')).toEqual([[1, null]])
})

it('the last day of a body with steps counts for nothing', async () => {
  await add({ endsOn: '2026-11-22' })
  expect(await plan()).toMatchObject({ endsOn: '2026-12-05' })
})

it.each([
  ['one step', { steps: [evening(8, 5)] }, { steps: 'invalid' }],
  ['nine steps', { steps: Array.from({ length: 9 }, () => evening(1, 1)) }, { steps: 'invalid' }],
  ['181 days', { steps: [evening(8, 181), evening(4, 1)] }, { 'steps.0.days': 'stepDays' }],
  ['no day', { steps: [evening(8, 5), evening(4, 0)] }, { 'steps.1.days': 'stepDays' }],
  ['no end in between', { steps: [evening(8, null), evening(4, 5)] }, { 'steps.0.days': 'required' }],
  ['nothing at all', { steps: [evening(8, 5), evening(0, 5)] }, { 'steps.1.amounts.0': 'amountInvalid' }],
  [
    'an amount for another time',
    { steps: [evening(8, 5), { days: 5, amounts: { '08:00': 1 } }] },
    { 'steps.1.amounts.0': 'required' },
  ],
  ['no unit', { unit: null }, { unit: 'required' }],
  ['days of the week', { days: [1, 3] }, { steps: 'stepsDaily' }],
  ['every other day', { cycle: { on: 1, off: 1 } }, { steps: 'stepsDaily' }],
  ['as needed', { times: [], asNeeded: { gapHours: 6, mostPerDay: 4, amount: 1 } }, { steps: 'stepsDaily' }],
  ['steps that are over', { startsOn: '2026-11-01' }, { startsOn: 'noDoseLeft' }],
])('%s is refused at its field', async (_, more, fields) => {
  expect(await ask(more)).toMatchObject({ status: 400, error: { fields } })
  expect((await list()).reminders).toEqual([])
})

it('a change during a step keeps what is marked, and counts from the same first day', async () => {
  const { id } = await add()
  await mark(id, '20:00')
  await comeBack('2026-11-27T10:00:00+05:30')
  const { startsOn } = (await plan()) ?? {}
  await change(id, { ...taper, startsOn, steps: [evening(8, 5), evening(5, 5), evening(2, null)] })
  expect(await amountsOn(today)).toEqual([[8, 'taken']])
  expect(await amountsOn('2026-11-26')).toEqual([[6, null]])
  expect(await amountsOn('2026-11-27')).toEqual([[5, null]])
  expect(await amountsOn('2026-12-01')).toEqual([[2, null]])
})

/** What the app shows and sends: the last day of steps is not entered. */
const seen = {
  ...taper,
  days: [0, 1, 2, 3, 4, 5, 6],
  startsOn: today,
  endsOn: null,
  cycle: null,
  asNeeded: null,
}
const from = { ...seen, amounts: null, food: null }
const fewer = [evening(8, 5), evening(4, 5)]

it('two phones: the steps of one and the name of the other are both kept', async () => {
  const { id } = await add()
  await change(id, { ...from, steps: fewer, from })
  expect(await change(id, { ...from, name: 'Wysolone', from })).toMatchObject({ status: 200 })
  expect(first((await list()).reminders).name).toBe('Wysolone')
  expect(await plan()).toMatchObject({ steps: fewer, endsOn: '2026-11-30' })
})

it('two phones that change the steps differently are asked', async () => {
  const { id } = await add()
  await change(id, { ...from, steps: fewer, from })
  const asked = await change(id, { ...from, steps: [evening(8, 9), evening(4, 5)], from })
  expect(asked).toMatchObject({ status: 409, error: { details: { asks: ['steps'] } } })
})

it('another first day of another phone moves the steps', async () => {
  const { id } = await add()
  await change(id, { ...from, startsOn: '2026-11-23', from })
  expect(await change(id, { ...from, steps: fewer, from })).toMatchObject({ status: 200 })
  expect(await plan()).toMatchObject({ steps: fewer, startsOn: '2026-11-23', endsOn: '2026-12-02' })
})

/** A version without steps saw a last day, and no amounts. */
const { steps: _, ...older } = { ...from, endsOn: '2026-12-05' }

it('an earlier version that changes something else leaves the steps as they are', async () => {
  const { id } = await add()
  await change(id, { ...older, unit: undefined, dosage: '5 mg, with milk', from: older })
  expect(await plan()).toMatchObject({ dosage: '5 mg, with milk', steps, endsOn: '2026-12-05' })
})

it('an earlier version that names an amount ends the steps, on their last day', async () => {
  const { id } = await add()
  await change(id, { ...older, amounts: { '20:00': 2 }, from: older })
  expect(await plan()).toMatchObject({ steps: null, amounts: { '20:00': 2 }, endsOn: '2026-12-05' })
})

it('an earlier version may remove the medicine', async () => {
  const { id } = await add()
  const removal = { token: here.token, params: { id }, body: { from: older } }
  expect((await here.town.api.must(removeReminder, removal)).isRemoved).toBe(true)
})

it('tablets left are taken off in the amount of each day, also of days that are not listed any more', async () => {
  const { id } = await add()
  await here.town.api.must(countStock, { token: here.token, params: { id }, body: { left: 100 } })
  await comeBack('2026-12-05T10:00:00+05:30')
  const { reminders, doses } = await list()
  const [reminder] = reminders
  const now = here.town.clock.now
  // Five days of 8, five of 6, four of 4 so far.
  expect(reminder?.stock && leftNow(reminder.stock, reminder, doses, now, zone)).toBe(14)
})

it('the calendar has an event for each step, and cancels those of steps that are no more', async () => {
  const { id } = await add()
  const read = async () =>
    (
      await here.town.api.must(readCalendar, { token: here.token, query: { language: 'en' } })
    ).content.replaceAll('\r\n ', '')
  const events = (await read()).split('BEGIN:VEVENT').slice(1)
  expect(
    events.map((event) => [
      /UID:\S*?(-2000\S*)@/.exec(event)?.[1],
      /SUMMARY:Medicine: Prednisolone\\, (\d tablets)/.exec(event)?.[1],
      /DTSTART:(\d{8})/.exec(event)?.[1],
      /UNTIL=(\d{8})/.exec(event)?.[1],
    ]),
  ).toEqual([
    ['-2000', '8 tablets', '20261121', '20261125'],
    ['-2000-2', '6 tablets', '20261126', '20261130'],
    ['-2000-3', '4 tablets', '20261201', '20261205'],
  ])
  here.town.clock.now = new Date('2026-11-21T12:00:00+05:30')
  await change(id, { ...from, steps: fewer, from })
  const [, , third = ''] = (await read()).split('BEGIN:VEVENT').slice(1)
  expect(third).toContain('-2000-3@nabz')
  expect(third).toContain('STATUS:CANCELLED')
})

interface Export {
  sections: Record<string, Record<string, unknown>[]>
}

it('the file of one’s data has a row for each step, with its FHIR Dosage', async () => {
  await add()
  const { content } = await here.town.api.must(downloadExport, {
    token: here.token,
    query: { format: 'json' },
  })
  const { sections } = JSON.parse(Buffer.from(content).toString()) as Export
  const rows = sections['reminders.plans'] ?? []
  expect(rows).toMatchObject([
    { times: ['20:00 (8)'], startsOn: today, endsOn: '2026-11-25' },
    { times: ['20:00 (6)'], startsOn: '2026-11-26', endsOn: '2026-11-30' },
    { times: ['20:00 (4)'], startsOn: '2026-12-01', endsOn: '2026-12-05' },
  ])
  expect(JSON.parse(String(rows[1]?.['dosages']))).toMatchObject([
    { sequence: 2, timing: { repeat: { boundsPeriod: { start: '2026-11-26', end: '2026-11-30' } } } },
  ])
})
