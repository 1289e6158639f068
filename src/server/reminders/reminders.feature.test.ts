import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addReminder,
  changeReminder,
  listReminders,
  markDose,
  mostReminders,
  removeReminder,
  restoreReminder,
  readCalendar,
} from '../../shared/reminders/reminders.contract.ts'
import { dosesOfDay } from '../../shared/reminders/reminders.schedule.ts'
import { buildToken } from '../accounts/accounts.builders.ts'
import { personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

/** Saturday, ten in the morning. */
const morning = '2026-11-21T10:00:00+05:30'
const today = '2026-11-21'
const syrup = { name: ' Cough syrup ', dosage: '5 ml', times: ['20:00', '੦੮:੦੦', '14:00', '14:00'] }

let town: TestTown
let asha: SignedIn
let token: string
beforeAll(async () => {
  town = await openTown()
})
beforeEach(async () => {
  town.clock.now = new Date(morning)
  asha = await personIn(first(town.servers).house, 'patient')
  token = asha.token
})
afterAll(() => town.close())

/** Days later the session of the morning is over. */
async function comeBack(instant: string): Promise<void> {
  town.clock.now = new Date(instant)
  token = await buildToken(first(town.servers).house, asha)
}
const list = () => town.api.must(listReminders, { token })
const add = (wish: Partial<typeof syrup> & { days?: number[]; endsOn?: string } = {}) =>
  town.api.must(addReminder, { token, body: { ...syrup, ...wish } })
const mark = (id: string, time: string, state: 'taken' | 'skipped' | null = 'taken', day = today) =>
  town.api.ask(markDose, { token, params: { id }, body: { day, time, state } })
const dosesOn = async (day: string) => {
  const { reminders, doses } = await list()
  return dosesOfDay(reminders, doses, day, 'Asia/Kolkata').map((dose) => [dose.time, dose.mark])
}

describe('what was said without a network and sent later', () => {
  const day = 86_400_000

  it('a changed plan holds from when it was said, so that the doses marked since belong to it', async () => {
    const { id } = await add()
    await comeBack('2026-11-24T10:00:00+05:30')
    const body = { ...syrup, times: ['09:15'] }
    const changed = await town.api.must(changeReminder, { token, params: { id }, body, waitedMs: 2 * day })
    expect(changed.plans.at(-1)?.since).toBe('2026-11-22T04:30:00.000Z')
    expect((await mark(id, '09:15', 'taken', '2026-11-23')).status).toBe(200)
    expect((await mark(id, '09:15', 'taken', '2026-11-22')).status).toBe(409)
  })

  it('what was said later on another phone is not undone, only changed from now on by who was asked', async () => {
    const { id } = await add()
    await comeBack('2026-11-24T10:00:00+05:30')
    const params = { id }
    await town.api.must(changeReminder, { token, params, body: { ...syrup, times: ['10:30'] } })
    const later = { token, params, body: { ...syrup, times: ['09:15'] }, waitedMs: day }
    const { error } = await town.api.ask(changeReminder, later)
    expect(error).toMatchObject({ code: 'changedMeanwhile', details: { asks: ['times'] } })
    const from = { ...syrup, name: 'Cough syrup', times: ['10:30'] }
    await town.api.must(changeReminder, { ...later, body: { ...later.body, from } })
    const [known] = (await list()).reminders
    expect(known?.plans.map(({ times }) => times.join())).toEqual(['08:00,14:00,20:00', '09:15'])
  })

  it('a new one begins on the day it was said', async () => {
    await comeBack('2026-11-24T10:00:00+05:30')
    const added = await town.api.must(addReminder, { token, body: syrup, waitedMs: 2 * day })
    expect(added.plans[0]).toMatchObject({ startsOn: '2026-11-22', since: '2026-11-22T04:30:00.000Z' })
  })
})

describe('a reminder', () => {
  it('is kept with its times in order, every day and without end unless said otherwise', async () => {
    const added = await add()
    expect(added).toMatchObject({ name: 'Cough syrup', isRemoved: false })
    expect(added.plans).toEqual([
      {
        since: new Date(morning).toISOString(),
        dosage: '5 ml',
        times: ['08:00', '14:00', '20:00'],
        days: [0, 1, 2, 3, 4, 5, 6],
        startsOn: today,
        endsOn: null,
      },
    ])
    expect((await list()).reminders).toEqual([added])
    // What was over when it was added is not expected.
    expect(await dosesOn(today)).toEqual([
      ['14:00', null],
      ['20:00', null],
    ])
  })

  it('changes from now on: what was before stays as it was', async () => {
    const { id } = await add({ times: ['14:00', '20:00'] })
    town.clock.now = new Date('2026-11-21T15:00:00+05:30')
    const body = { ...syrup, times: ['16:00', '21:00'], days: [6, 0], endsOn: '2026-12-31' }
    const changed = await town.api.must(changeReminder, { token, params: { id }, body })
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

  it('with another name alone keeps its plan, also when its last day is over', async () => {
    const { id } = await add({ endsOn: today })
    await comeBack('2026-11-25T10:00:00+05:30')
    const body = { ...syrup, name: 'Honey syrup', endsOn: today }
    const changed = await town.api.must(changeReminder, { token, params: { id }, body })
    expect(changed).toMatchObject({ name: 'Honey syrup' })
    expect(changed.plans).toHaveLength(1)
  })

  it('changed on two phones at once is one of the two, whole', async () => {
    const { id } = await add()
    town.clock.now = new Date('2026-11-21T10:05:00+05:30')
    const changes = [['09:00', '21:00'], ['16:00']].map((times) =>
      town.api.must(changeReminder, { token, params: { id }, body: { ...syrup, times } }),
    )
    const answers = (await Promise.all(changes)).map(({ plans }) => plans.at(-1))
    const { plans } = first((await list()).reminders)
    expect(plans).toHaveLength(2)
    expect(answers).toContainEqual(plans.at(-1))
  })

  it('is removed and put back, and twice is the same as once', async () => {
    const { id } = await add()
    for (const contract of [removeReminder, removeReminder]) {
      const gone = await town.api.must(contract, { token, params: { id } })
      expect(gone.isRemoved).toBe(true)
    }
    expect(await dosesOn(today)).toEqual([])
    const denied = await town.api.ask(changeReminder, { token, params: { id }, body: syrup })
    expect(denied).toMatchObject({ status: 409, error: { code: 'removedMeanwhile' } })
    for (const contract of [restoreReminder, restoreReminder]) {
      expect(await town.api.must(contract, { token, params: { id } })).toMatchObject({ isRemoved: false })
    }
    expect((await dosesOn(today)).length).toBe(2)
  })

  it('once removed leaves the list after a week, with its doses kept', async () => {
    const { id } = await add()
    await mark(id, '14:00')
    await town.api.must(removeReminder, { token, params: { id } })
    await comeBack('2026-11-28T10:00:00+05:30')
    expect((await list()).reminders).toMatchObject([{ id, isRemoved: true }])
    expect(await dosesOn(today)).toEqual([['14:00', 'taken']])
    await comeBack('2026-11-29T10:00:00+05:30')
    expect(await list()).toEqual({ reminders: [], doses: [] })
    const { rows } = await first(town.servers).house.store.pool.query(
      'select state from doses where reminder_id = $1',
      [id],
    )
    expect(rows).toEqual([{ state: 'taken' }])
  })

  it('sent again with the same key is there once', async () => {
    const key = 'reminder-lost-answer'
    const sent = { token, key, body: { ...syrup, endsOn: today } }
    const told = await town.api.must(addReminder, sent)
    // By then no dose of it is left; it was said in time all the same.
    town.clock.now = new Date('2026-11-21T22:00:00+05:30')
    expect(await town.api.must(addReminder, sent)).toEqual(told)
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
    [{ times: ['08:00', '09:00', '10:00', '11:00', '12:00'] }, { times: 'tooManyTimes' }],
    [{ days: [] }, { days: 'required' }],
    [{ days: [7] }, { 'days.0': 'invalid' }],
    [{ endsOn: '2026-02-30' }, { endsOn: 'dateInvalid' }],
    [{ endsOn: '2026-11-20' }, { endsOn: 'noDoseLeft' }],
    [{ endsOn: today, times: ['08:00'] }, { endsOn: 'noDoseLeft' }],
    [{ endsOn: '2026-11-22', days: [1] }, { endsOn: 'noDoseLeft' }],
  ])('refuses %o at its field', async (wrong, fields) => {
    const told = await town.api.ask(addReminder, { token, body: { ...syrup, ...wrong } })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields } })
    expect((await list()).reminders).toEqual([])
  })

  it('is refused in the reader’s own words', async () => {
    const body = { ...syrup, endsOn: '2026-11-20' }
    const told = await town.api.ask(addReminder, { token, body, language: 'pa' })
    expect(told.error.message).toBe('ਇਸ ਦਿਨ ਤੱਕ ਕੋਈ ਖੁਰਾਕ ਨਹੀਂ ਬਚਦੀ। ਕਿਰਪਾ ਕਰਕੇ ਬਾਅਦ ਦਾ ਦਿਨ ਚੁਣੋ')
  })

  it(`is the last when there are ${mostReminders}; a removed one makes room and then finds none`, async () => {
    const all = []
    for (let n = 0; n < mostReminders; n += 1) all.push(await add())
    const asked = { token, body: syrup }
    expect(await town.api.ask(addReminder, asked)).toMatchObject({ status: 409, error: { code: 'tooMany' } })
    const { id } = first(all)
    await town.api.must(removeReminder, { token, params: { id } })
    await add()
    const back = await town.api.ask(restoreReminder, { token, params: { id } })
    expect(back).toMatchObject({ status: 409, error: { code: 'tooMany' } })
  })
})

it('phones that add at the same moment do not go beyond the limit together', async () => {
  for (let n = 1; n < mostReminders; n += 1) await add()
  // More than once, because connections that are still being opened come one after the other.
  for (let round = 0; round < 5; round += 1) {
    const tries = Array.from({ length: 6 }, () => town.api.ask(addReminder, { token, body: syrup }))
    const told = await Promise.all(tries)
    const added = told.filter(({ status }) => status === 201)
    expect([added.length, told.length]).toEqual([1, 6])
    for (const { answer } of added) {
      await town.api.must(removeReminder, { token, params: { id: answer.id } })
    }
  }
})

describe('a dose', () => {
  it('is marked, marked otherwise and unmarked, and never doubles', async () => {
    const { id } = await add()
    for (const state of ['taken', 'taken', 'skipped', null, null, 'taken'] as const) {
      expect((await mark(id, '14:00', state)).answer).toEqual({
        reminderId: id,
        day: today,
        time: '14:00',
        state,
      })
      const found = (await list()).doses.map((dose) => dose.state)
      expect(found).toEqual(state === null ? [] : [state])
    }
  })

  it('marked from two phones at once is one dose', async () => {
    const { id } = await add()
    const both = await Promise.all([mark(id, '14:00', 'taken'), mark(id, '14:00', 'skipped')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await list()).doses).toHaveLength(1)
  })

  it.each([
    ['of a time that is not planned', today, '09:00'],
    ['of a day that has not come', '2026-11-22', '14:00'],
    ['before the reminder was added', today, '08:00'],
  ])('%s cannot be marked', async (_, day, time) => {
    const { id } = await add()
    const told = await mark(id, time, 'taken', day)
    expect(told).toMatchObject({ status: 409, error: { code: 'noSuchDose' } })
    expect((await list()).doses).toEqual([])
  })

  it('that was marked can be unmarked after its time was changed', async () => {
    const { id } = await add()
    await mark(id, '14:00')
    const body = { ...syrup, times: ['15:00'] }
    await town.api.must(changeReminder, { token, params: { id }, body })
    expect(await dosesOn(today)).toEqual([
      ['14:00', 'taken'],
      ['15:00', null],
    ])
    expect((await mark(id, '14:00', null)).status).toBe(200)
    expect(await dosesOn(today)).toEqual([['15:00', null]])
  })

  it.each([
    [{ day: 'soon' }, { day: 'dateInvalid' }],
    [{ time: '8' }, { time: 'timeInvalid' }],
    [{ state: 'lost' }, { state: 'invalid' }],
  ])('refuses %o at its field', async (wrong, fields) => {
    const { id } = await add()
    const body = { day: today, time: '14:00', state: 'taken', ...wrong }
    const told = await town.api.ask(markDose, { token, params: { id }, body })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields } })
  })
})

describe('reminders are one’s own', () => {
  it('another patient sees none of them and finds none of them', async () => {
    const { id } = await add()
    await mark(id, '14:00')
    const before = await list()
    const other = await personIn(first(town.servers).house, 'patient')
    const asked = { token: other.token, params: { id } }
    expect(await town.api.must(listReminders, { token: other.token })).toEqual({ reminders: [], doses: [] })
    const { content } = await town.api.must(readCalendar, { token: other.token })
    expect(content).not.toContain('VEVENT')
    const tries = [
      town.api.ask(changeReminder, { ...asked, body: syrup }),
      town.api.ask(removeReminder, asked),
      town.api.ask(restoreReminder, asked),
      town.api.ask(markDose, { ...asked, body: { day: today, time: '14:00', state: null } }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await list()).toEqual(before)
  })

  it('a second phone of the same person hears of a change and of a mark', async () => {
    const phone = await follow(town.api.url, token)
    const { id } = await add()
    expect((await phone.next('change')).data).toMatchObject({ kind: 'reminders.changed', subject: id })
    await mark(id, '14:00')
    expect((await phone.next('change')).data).toMatchObject({ kind: 'reminders.marked', subject: id })
    phone.close()
  })
})
