import { expect, it } from 'vitest'
import { addReminder, changeReminder, removeReminder } from '../../shared/reminders/reminders.endpoints.ts'
import { here, list, onMorningWithoutMedicines, today } from '../../../tests/setup/medicines.ts'
import { databaseBefore } from '../../../tests/setup/older-database.ts'
import { first } from '../../../tests/setup/town.ts'

onMorningWithoutMedicines()

/** 1-0-½ after food. */
const tablets = {
  name: 'Prednisolone',
  dosage: '10 mg',
  times: ['21:00', '08:00'],
  unit: 'tablet' as const,
  amounts: { '21:00': 0.5, '08:00': 1 },
  food: 'after' as const,
}
const add = () => here.town.api.must(addReminder, { token: here.token, body: tablets })
const change = (id: string, body: object) =>
  here.town.api.ask(changeReminder, {
    token: here.token,
    params: { id },
    body,
  })
const plan = async () => first((await list()).reminders).plans.at(-1)

it('amounts are saved with their times, and read again', async () => {
  await add()
  expect(await plan()).toMatchObject({
    dosage: '10 mg',
    times: ['08:00', '21:00'],
    unit: 'tablet',
    amounts: { '08:00': 1, '21:00': 0.5 },
    food: 'after',
  })
})

it('only another amount is another plan', async () => {
  const { id } = await add()
  here.town.clock.now = new Date('2026-11-21T12:00:00+05:30')
  await change(id, { ...tablets, amounts: { '08:00': 1, '21:00': 1 } })
  const { plans } = first((await list()).reminders)
  expect(plans.map(({ amounts }) => amounts)).toEqual([
    { '08:00': 1, '21:00': 0.5 },
    { '08:00': 1, '21:00': 1 },
  ])
})

/** What a version without amounts and food writes, and what it had seen. */
const { unit: _, amounts: __, food: ___, ...older } = tablets
const seen = { ...older, times: ['08:00', '21:00'], days: [0, 1, 2, 3, 4, 5, 6], endsOn: null }

it('a change queued by an earlier version leaves amounts and food as they are', async () => {
  const { id } = await add()
  here.town.clock.now = new Date('2026-11-21T12:00:00+05:30')
  await change(id, { ...seen, dosage: '10 mg, shake', from: seen })
  expect(await plan()).toMatchObject({
    dosage: '10 mg, shake',
    unit: 'tablet',
    amounts: tablets.amounts,
    food: 'after',
  })
})

it('a time moved by an earlier version has no amount rather than a wrong one', async () => {
  const { id } = await add()
  here.town.clock.now = new Date('2026-11-21T12:00:00+05:30')
  await change(id, { ...seen, times: ['08:00', '22:00'], from: seen })
  expect(await plan()).toMatchObject({ times: ['08:00', '22:00'], unit: 'tablet', amounts: { '08:00': 1 } })
})

it('an earlier version, which has not seen amounts, may remove the medicine', async () => {
  const { id } = await add()
  const removal = { token: here.token, params: { id }, body: { from: seen } }
  expect((await here.town.api.must(removeReminder, removal)).isRemoved).toBe(true)
})

it('two phones that change the amount differently are asked', async () => {
  const { id } = await add()
  const from = { ...seen, unit: 'tablet', amounts: { '08:00': 1, '21:00': 0.5 }, food: 'after' }
  await change(id, { ...from, amounts: { '08:00': 2, '21:00': 0.5 }, from })
  const asked = await change(id, { ...from, amounts: { '08:00': 1, '21:00': 1 }, from })
  expect(asked).toMatchObject({ status: 409, error: { details: { asks: ['amounts'] } } })
})

it('is stored as dosages of FHIR, from which the searched columns follow', async () => {
  const { id } = await add()
  const { rows } = await first(here.town.servers).appContext.store.pool.query(
    `select times, starts_on::text, ends_on, jsonb_array_length(dosages) as dosages,
       dosages #>> '{1,doseAndRate,0,doseQuantity,value}' as second
     from reminder_plans where reminder_id = $1`,
    [id],
  )
  const columns = { times: ['08:00', '21:00'], starts_on: today, ends_on: null }
  expect(rows).toEqual([{ ...columns, dosages: 2, second: '0.5' }])
})

it('the upgrade carries every plan', async () => {
  const town = await databaseBefore('_dosages.sql')
  try {
    await town.dropChecks()
    const insert = `insert into reminder_plans (reminder_id, since, dosage, times, days, starts_on, ends_on)
      values (gen_random_uuid(), now(), $1, $2, $3, $4, $5)`
    await town.client.query(insert, ['', ['08:00'], [0, 1, 2, 3, 4, 5, 6], '2026-11-01', null])
    await town.client.query(insert, ['5 ml', ['08:00', '20:30'], [1, 6], '2026-11-02', '2026-11-09'])
    await town.upgrade()
    const { rows } = await town.client.query(
      'select dosages, times, starts_on::text, ends_on::text from reminder_plans order by starts_on',
    )
    const timing = (repeat: object) => ({ sequence: 1, timing: { repeat } })
    expect(rows).toEqual([
      {
        dosages: [timing({ boundsPeriod: { start: '2026-11-01' }, timeOfDay: ['08:00:00'] })],
        times: ['08:00'],
        starts_on: '2026-11-01',
        ends_on: null,
      },
      {
        dosages: [
          {
            ...timing({
              boundsPeriod: { start: '2026-11-02', end: '2026-11-09' },
              dayOfWeek: ['mon', 'sat'],
              timeOfDay: ['08:00:00', '20:30:00'],
            }),
            patientInstruction: '5 ml',
          },
        ],
        times: ['08:00', '20:30'],
        starts_on: '2026-11-02',
        ends_on: '2026-11-09',
      },
    ])
  } finally {
    await town.drop()
  }
})
