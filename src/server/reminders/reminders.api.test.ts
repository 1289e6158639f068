import { describe, expect, it } from 'vitest'
import {
  addReminder,
  changeReminder,
  removeReminder,
  restoreReminder,
} from '../../shared/reminders/reminders.endpoints.ts'
import { maxReminders } from '../../shared/reminders/reminders.schedule.ts'
import {
  here,
  add,
  comeBack,
  dosesOn,
  list,
  mark,
  morning,
  onMorningWithoutMedicines,
  syrup,
  today,
} from '../../../tests/setup/medicines.ts'
import { first } from '../../../tests/setup/town.ts'

onMorningWithoutMedicines()

describe('a reminder', () => {
  it('is saved with its times sorted, by default for every day and without an end', async () => {
    const added = await add()
    expect(added).toMatchObject({ name: 'Cough syrup', isRemoved: false })
    expect(added.plans).toEqual([
      {
        since: new Date(morning).toISOString(),
        steps: null,
        dosage: '5 ml',
        times: ['08:00', '14:00', '20:00'],
        days: [0, 1, 2, 3, 4, 5, 6],
        startsOn: today,
        endsOn: null,
        unit: null,
        cycle: null,
        lastTime: null,
        asNeeded: null,
        amounts: null,
        food: null,
      },
    ])
    expect((await list()).reminders).toEqual([{ ...added, stock: null }])
    // Doses already past when it was added are not expected.
    expect(await dosesOn(today)).toEqual([
      ['14:00', null],
      ['20:00', null],
    ])
  })

  it('changes from now on: earlier doses stay as they were', async () => {
    const { id } = await add({ times: ['14:00', '20:00'] })
    here.town.clock.now = new Date('2026-11-21T15:00:00+05:30')
    const body = { ...syrup, times: ['16:00', '21:00'], days: [6, 0], endsOn: '2026-12-31' }
    const changed = await here.town.api.must(changeReminder, { token: here.token, params: { id }, body })
    expect(changed.plans.map(({ times }) => times)).toEqual([
      ['14:00', '20:00'],
      ['16:00', '21:00'],
    ])
    expect(changed.plans.at(-1)).toMatchObject({ days: [0, 6], endsOn: '2026-12-31', startsOn: today })
    expect(await list()).toMatchObject({ reminders: [changed] })
    expect(await dosesOn(today)).toEqual([
      ['14:00', null],
      ['16:00', null],
      ['21:00', null],
    ])
  })

  it('keeps its plan when only the name changes, even after its last day', async () => {
    const { id } = await add({ endsOn: today })
    await comeBack('2026-11-25T10:00:00+05:30')
    const body = { ...syrup, name: 'Honey syrup', endsOn: today }
    const changed = await here.town.api.must(changeReminder, { token: here.token, params: { id }, body })
    expect(changed).toMatchObject({ name: 'Honey syrup' })
    expect(changed.plans).toHaveLength(1)
  })

  it('changed on two phones at once ends up as exactly one of the two', async () => {
    const { id } = await add()
    here.town.clock.now = new Date('2026-11-21T10:05:00+05:30')
    const changes = [['09:00', '21:00'], ['16:00']].map((times) =>
      here.town.api.must(changeReminder, { token: here.token, params: { id }, body: { ...syrup, times } }),
    )
    const answers = (await Promise.all(changes)).map(({ plans }) => plans.at(-1))
    const { plans } = first((await list()).reminders)
    expect(plans).toHaveLength(2)
    expect(answers).toContainEqual(plans.at(-1))
  })

  it('is removed and restored, and doing either twice changes nothing', async () => {
    const { id } = await add()
    for (const endpoint of [removeReminder, removeReminder]) {
      const gone = await here.town.api.must(endpoint, { token: here.token, params: { id } })
      expect(gone.isRemoved).toBe(true)
    }
    expect(await dosesOn(today)).toEqual([])
    const denied = await here.town.api.ask(changeReminder, { token: here.token, params: { id }, body: syrup })
    expect(denied).toMatchObject({ status: 409, error: { code: 'removedMeanwhile' } })
    for (const endpoint of [restoreReminder, restoreReminder]) {
      expect(await here.town.api.must(endpoint, { token: here.token, params: { id } })).toMatchObject({
        isRemoved: false,
      })
    }
    expect((await dosesOn(today)).length).toBe(2)
  })

  it('leaves the list a week after its removal, and keeps its doses', async () => {
    const { id } = await add()
    await mark(id, '14:00')
    await here.town.api.must(removeReminder, { token: here.token, params: { id } })
    await comeBack('2026-11-28T10:00:00+05:30')
    expect((await list()).reminders).toMatchObject([{ id, isRemoved: true }])
    expect(await dosesOn(today)).toEqual([['14:00', 'taken']])
    await comeBack('2026-11-29T10:00:00+05:30')
    expect(await list()).toEqual({ reminders: [], doses: [] })
    const { rows } = await first(here.town.servers).appContext.store.pool.query(
      'select state from doses where reminder_id = $1',
      [id],
    )
    expect(rows).toEqual([{ state: 'taken' }])
  })

  it('sent again with the same key is added once', async () => {
    const key = 'reminder-lost-answer'
    const sent = { token: here.token, key, body: { ...syrup, endsOn: today } }
    const told = await here.town.api.must(addReminder, sent)
    // No dose of it is left by then, but the first request was in time.
    here.town.clock.now = new Date('2026-11-21T22:00:00+05:30')
    expect(await here.town.api.must(addReminder, sent)).toEqual(told)
    expect((await list()).reminders).toHaveLength(1)
  })

  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'a'.repeat(121) }, { name: 'tooLong' }],
    [{ dosage: 'a'.repeat(121) }, { dosage: 'tooLong' }],
    [{ times: [] }, { times: 'required' }],
    [{ times: undefined }, { times: 'required' }],
    [{ times: ['25:00'] }, { 'times.0': 'timeInvalid' }],
    [{ times: ['08:00', ''] }, { 'times.1': 'required' }],
    [{ times: Array.from({ length: 13 }, (_, n) => `${n + 10}:00`) }, { times: 'tooManyTimes' }],
    [{ unit: 'spoon' }, { unit: 'invalid' }],
    [{ food: 'never' }, { food: 'invalid' }],
    [{ unit: 'tablet' }, { 'amounts.0': 'required', 'amounts.1': 'required', 'amounts.2': 'required' }],
    [{ unit: 'tablet', amounts: { '08:00': 1, '20:00': 1 } }, { 'amounts.1': 'required' }],
    [{ unit: 'ml', amounts: { '08:00': -5 } }, { 'amounts.08:00': 'amountInvalid' }],
    [{ unit: 'ml', amounts: { '08:00': 0.333 } }, { 'amounts.08:00': 'amountInvalid' }],
    [{ unit: 'unit', amounts: { '08:00': 1400 } }, { 'amounts.08:00': 'amountInvalid' }],
    [{ days: [] }, { days: 'required' }],
    [{ days: [7] }, { 'days.0': 'invalid' }],
    [{ endsOn: '2026-02-30' }, { endsOn: 'dateInvalid' }],
    [{ endsOn: '2026-11-20' }, { endsOn: 'noDoseLeft' }],
    [{ endsOn: today, times: ['08:00'] }, { endsOn: 'noDoseLeft' }],
    [{ endsOn: '2026-11-22', days: [1] }, { endsOn: 'noDoseLeft' }],
  ])('refuses %o, naming the field', async (wrong, fields) => {
    const told = await here.town.api.ask(addReminder, { token: here.token, body: { ...syrup, ...wrong } })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields } })
    expect((await list()).reminders).toEqual([])
  })

  it('is refused in the reader’s language', async () => {
    const body = { ...syrup, endsOn: '2026-11-20' }
    const told = await here.town.api.ask(addReminder, { token: here.token, body, language: 'pa' })
    expect(told.error.message).toBe('ਇਸ ਦਿਨ ਤੱਕ ਕੋਈ ਖੁਰਾਕ ਨਹੀਂ ਬਚਦੀ। ਕਿਰਪਾ ਕਰਕੇ ਬਾਅਦ ਦਾ ਦਿਨ ਚੁਣੋ')
  })

  it(`is refused beyond ${maxReminders}; removing one makes room, and restoring it then fails`, async () => {
    const all = []
    for (let n = 0; n < maxReminders; n += 1) all.push(await add())
    const asked = { token: here.token, body: syrup }
    expect(await here.town.api.ask(addReminder, asked)).toMatchObject({
      status: 409,
      error: { code: 'tooMany' },
    })
    const { id } = first(all)
    await here.town.api.must(removeReminder, { token: here.token, params: { id } })
    await add()
    const back = await here.town.api.ask(restoreReminder, { token: here.token, params: { id } })
    expect(back).toMatchObject({ status: 409, error: { code: 'tooMany' } })
  })
})

it('concurrent additions from several phones cannot exceed the limit', async () => {
  for (let n = 1; n < maxReminders; n += 1) await add()
  // Several rounds, because connections that are still being opened are served one after the other.
  for (let round = 0; round < 5; round += 1) {
    const tries = Array.from({ length: 6 }, () =>
      here.town.api.ask(addReminder, { token: here.token, body: syrup }),
    )
    const told = await Promise.all(tries)
    const added = told.filter(({ status }) => status === 201)
    expect([added.length, told.length]).toEqual([1, 6])
    for (const { answer } of added) {
      await here.town.api.must(removeReminder, { token: here.token, params: { id: answer.id } })
    }
  }
})
