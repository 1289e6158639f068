import { describe, expect, it } from 'vitest'
import {
  changeReminder,
  listReminders,
  markDose,
  removeReminder,
  restoreReminder,
  readCalendar,
} from '../../shared/reminders/reminders.endpoints.ts'
import {
  here,
  add,
  comeBack,
  dosesOn,
  list,
  mark,
  onMorningWithoutMedicines,
  syrup,
  today,
} from '../../../tests/setup/medicines.ts'
import { personIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { first } from '../../../tests/setup/town.ts'

onMorningWithoutMedicines()

describe('a medicine for one day of the week', () => {
  /** Taken today, a Saturday, and then moved to Sunday. */
  async function takenAndMoved(): Promise<string> {
    const { id } = await add({ times: ['20:00'], days: [6] })
    await mark(id, '20:00')
    await comeBack('2026-11-22T10:00:00+05:30')
    const body = { ...syrup, times: ['20:00'], days: [0] }
    await here.town.api.must(changeReminder, { token: here.token, params: { id }, body })
    return id
  }

  it('cannot be marked as taken again within the week, and the answer says what to do', async () => {
    const id = await takenAndMoved()
    const told = await mark(id, '20:00', 'taken', '2026-11-22')
    expect(told).toMatchObject({ status: 409, error: { code: 'takenThisWeek' } })
    expect(told.error.message).toContain('Do not take another.')
    expect((await mark(id, '20:00', 'skipped', '2026-11-22')).status).toBe(200)
  })

  it('can, once the earlier mark was a mistake', async () => {
    const id = await takenAndMoved()
    await mark(id, '20:00', null, today)
    expect((await mark(id, '20:00', 'taken', '2026-11-22')).status).toBe(200)
  })
})

describe('a dose', () => {
  it('is marked, re-marked and unmarked, and never duplicated', async () => {
    const { id } = await add()
    for (const state of ['taken', 'taken', 'skipped', null, null, 'taken'] as const) {
      expect((await mark(id, '14:00', state)).answer).toEqual({
        reason: null,
        reminderId: id,
        day: today,
        time: '14:00',
        state,
      })
      const found = (await list()).doses.map((dose) => dose.state)
      expect(found).toEqual(state === null ? [] : [state])
    }
  })

  it('marked from two phones at once is stored once', async () => {
    const { id } = await add()
    const both = await Promise.all([mark(id, '14:00', 'taken'), mark(id, '14:00', 'skipped')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await list()).doses).toHaveLength(1)
  })

  it.each([
    ['at a time that is not planned', today, '09:00'],
    ['on a future day', '2026-11-22', '14:00'],
    ['before the reminder was added', today, '08:00'],
  ])('%s cannot be marked', async (_, day, time) => {
    const { id } = await add()
    const told = await mark(id, time, 'taken', day)
    expect(told).toMatchObject({ status: 409, error: { code: 'noSuchDose' } })
    expect((await list()).doses).toEqual([])
  })

  it('that was marked can be unmarked after the reminder’s time changed', async () => {
    const { id } = await add()
    await mark(id, '14:00')
    const body = { ...syrup, times: ['15:00'] }
    await here.town.api.must(changeReminder, { token: here.token, params: { id }, body })
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
  ])('refuses %o, naming the field', async (wrong, fields) => {
    const { id } = await add()
    const body = { day: today, time: '14:00', state: 'taken', ...wrong }
    const told = await here.town.api.ask(markDose, { token: here.token, params: { id }, body })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields } })
  })
})

describe('reminders are private', () => {
  it('another patient neither lists nor finds any of them', async () => {
    const { id } = await add()
    await mark(id, '14:00')
    const before = await list()
    const other = await personIn(first(here.town.servers).appContext, 'patient')
    const asked = { token: other.token, params: { id } }
    expect(await here.town.api.must(listReminders, { token: other.token })).toEqual({
      reminders: [],
      doses: [],
    })
    const { content } = await here.town.api.must(readCalendar, { token: other.token })
    expect(content).not.toContain('VEVENT')
    const tries = [
      here.town.api.ask(changeReminder, { ...asked, body: syrup }),
      here.town.api.ask(removeReminder, asked),
      here.town.api.ask(restoreReminder, asked),
      here.town.api.ask(markDose, { ...asked, body: { day: today, time: '14:00', state: null } }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await list()).toEqual(before)
  })

  it('a second phone of the same person receives changes and marks', async () => {
    const phone = await follow(here.town.api.url, here.token)
    const { id } = await add()
    expect((await phone.change('reminders.changed')).data).toMatchObject({
      kind: 'reminders.changed',
      subject: id,
    })
    await mark(id, '14:00')
    expect((await phone.change('reminders.marked')).data).toMatchObject({
      kind: 'reminders.marked',
      subject: id,
    })
    phone.close()
  })
})
