import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/kit/time/town-time.ts'
import { addReminder, changeReminder, removeReminder } from '../../shared/reminders/reminders.endpoints.ts'
import {
  comeBack,
  dosesOn,
  here,
  list,
  mark,
  onMorningWithoutMedicines,
  today,
} from '../../../tests/setup/medicines.ts'
import { first } from '../../../tests/setup/town.ts'

onMorningWithoutMedicines()

const pill = { name: 'Pill', dosage: '', times: ['20:00'] }
const everySecond = { on: 1, off: 1 }
const ask = (more: object) =>
  here.town.api.ask(addReminder, { token: here.token, body: { ...pill, ...more } })
const add = (more: object) =>
  here.town.api.must(addReminder, { token: here.token, body: { ...pill, ...more } })
const change = (id: string, body: object) =>
  here.town.api.ask(changeReminder, { token: here.token, params: { id }, body: { ...pill, ...body } })
const plan = async () => first((await list()).reminders).plans.at(-1)
const days = async (from: number, to: number) => {
  const found = []
  for (let ahead = from; ahead <= to; ahead += 1) {
    const day = addDays(today, ahead)
    if ((await dosesOn(day)).length > 0) found.push(ahead)
  }
  return found
}

describe('a medicine', () => {
  it('begins today unless a first day is named', async () => {
    await add({})
    expect(await plan()).toMatchObject({ startsOn: today, endsOn: null, cycle: null })
  })

  it('of five days from tomorrow on has doses on these five days', async () => {
    await add({ startsOn: addDays(today, 1), endsOn: addDays(today, 5) })
    expect(await days(0, 7)).toEqual([1, 2, 3, 4, 5])
  })

  it('of five doses has five doses; another last day of a version that knows no doses has all of its', async () => {
    const times = ['08:00', '20:00']
    const course = { times, startsOn: addDays(today, 1), endsOn: addDays(today, 3), lastTime: '08:00' }
    const { id } = await add(course)
    const dosesOf = async () => {
      const found = []
      for (let ahead = 0; ahead <= 6; ahead += 1) found.push((await dosesOn(addDays(today, ahead))).length)
      return found
    }
    expect(await plan()).toMatchObject({ endsOn: course.endsOn, lastTime: '08:00' })
    expect(await dosesOf()).toEqual([0, 2, 2, 1, 0, 0, 0])
    const { lastTime: _, ...earlier } = course
    await change(id, { ...earlier, name: 'Pills' })
    expect(await plan()).toMatchObject({ lastTime: '08:00' })
    await change(id, { ...earlier, endsOn: addDays(today, 4) })
    expect(await dosesOf()).toEqual([0, 2, 2, 2, 2, 0, 0])
    await change(id, { ...course, times: ['20:00'] })
    expect(await plan()).toMatchObject({ lastTime: null })
  })

  it('for every second day is counted from its first day', async () => {
    await add({ startsOn: addDays(today, -1), cycle: everySecond })
    expect(await days(0, 5)).toEqual([1, 3, 5])
  })

  it('with pauses is neither planned nor marked in a pause', async () => {
    const { id } = await add({ startsOn: addDays(today, -2), cycle: { on: 2, off: 2 } })
    expect(await days(0, 6)).toEqual([2, 3, 6])
    expect(await mark(id, '20:00')).toMatchObject({ status: 409, error: { code: 'noSuchDose' } })
  })

  it.each([
    ['a cycle without a pause', { cycle: { on: 5, off: 0 } }, { cycle: 'cycleInvalid' }],
    ['a cycle that is none', { cycle: 'often' }, { cycle: 'cycleInvalid' }],
    ['a cycle of more than a year', { cycle: { on: 200, off: 200 } }, { cycle: 'cycleInvalid' }],
    ['a first day that is none', { startsOn: '2026-02-30' }, { startsOn: 'dateInvalid' }],
    ['a first day in another year', { startsOn: '2062-11-21' }, { startsOn: 'startTooFar' }],
    [
      'a last day before the first',
      { startsOn: '2026-12-01', endsOn: '2026-11-30' },
      { endsOn: 'noDoseLeft' },
    ],
    [
      'a last day before the first dose of its cycle',
      { startsOn: addDays(today, -1), endsOn: today, cycle: everySecond },
      { endsOn: 'noDoseLeft' },
    ],
  ])('with %s is refused at its field', async (_, more, fields) => {
    expect(await ask(more)).toMatchObject({ status: 400, error: { fields } })
    expect((await list()).reminders).toEqual([])
  })
})

describe('a change', () => {
  it('of the cycle holds from now on; days before stay as they were', async () => {
    const { id } = await add({ startsOn: addDays(today, -4) })
    await comeBack('2026-11-23T12:00:00+05:30')
    await change(id, { cycle: { on: 1, off: 2 } })
    expect(await days(0, 9)).toEqual([0, 1, 2, 5, 8])
  })

  it('that names days of the week ends the cycle', async () => {
    const { id } = await add({ cycle: everySecond })
    await change(id, { days: [1], cycle: null })
    expect(await plan()).toMatchObject({ days: [1], cycle: null })
  })

  const everyDay = [0, 1, 2, 3, 4, 5, 6]
  /** What a version without cycles and first days knows. */
  const seen = { ...pill, days: everyDay, endsOn: null }

  it('queued by an earlier version leaves cycle and first day as they are', async () => {
    const startsOn = addDays(today, 3)
    const { id } = await add({ startsOn, cycle: everySecond })
    await change(id, { ...seen, times: ['21:00'], from: seen })
    expect(await plan()).toMatchObject({ times: ['21:00'], startsOn, cycle: everySecond })
  })

  it('of the weekdays by an earlier version ends the cycle', async () => {
    const { id } = await add({ cycle: everySecond })
    await change(id, { ...seen, days: [1, 4], from: seen })
    expect(await plan()).toMatchObject({ days: [1, 4], cycle: null })
  })

  it('on two phones is asked about when both name another cycle', async () => {
    const { id } = await add({})
    const from = { ...seen, startsOn: today, cycle: null, unit: null, amounts: null, food: null }
    await change(id, { ...from, cycle: everySecond, from })
    const asked = await change(id, { ...from, cycle: { on: 21, off: 7 }, from })
    expect(asked).toMatchObject({ status: 409, error: { details: { asks: ['cycle'] } } })
  })
})

it('an earlier version, which has not seen the cycle, may remove the medicine', async () => {
  const { id } = await add({ cycle: everySecond })
  const from = { ...pill, days: [0, 1, 2, 3, 4, 5, 6], endsOn: null }
  const removal = { token: here.token, params: { id }, body: { from } }
  expect((await here.town.api.must(removeReminder, removal)).isRemoved).toBe(true)
})

it('is stored as a period of FHIR, from which the searched columns follow', async () => {
  const { id } = await add({ startsOn: '2026-12-01', endsOn: '2027-02-01', cycle: { on: 21, off: 7 } })
  const { rows } = await first(here.town.servers).appContext.store.pool.query(
    `select starts_on::text, ends_on::text, dosages #> '{0,timing,repeat}' as repeat
     from reminder_plans where reminder_id = $1`,
    [id],
  )
  expect(rows).toEqual([
    {
      starts_on: '2026-12-01',
      ends_on: '2027-02-01',
      repeat: {
        boundsPeriod: { start: '2026-12-01', end: '2027-02-01' },
        duration: 21,
        durationUnit: 'd',
        period: 28,
        periodUnit: 'd',
        timeOfDay: ['20:00:00'],
      },
    },
  ])
})
