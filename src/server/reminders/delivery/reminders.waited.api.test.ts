import { describe, expect, it } from 'vitest'
import { addReminder, changeReminder, listReminders } from '../../../shared/reminders/reminders.endpoints.ts'
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
} from '../../../../tests/setup/medicines.ts'
import { personIn } from '../../../../tests/setup/people.ts'
import { first } from '../../../../tests/setup/town.ts'

onMorningWithoutMedicines()

describe('changes queued offline and sent later', () => {
  const day = 86_400_000

  it('a changed plan applies from when it was submitted, so that doses marked since belong to it', async () => {
    const { id } = await add()
    await comeBack('2026-11-24T10:00:00+05:30')
    const body = { ...syrup, times: ['09:15'] }
    const changed = await here.town.api.must(changeReminder, {
      token: here.token,
      params: { id },
      body,
      waitedMs: 2 * day,
    })
    expect(changed.plans.at(-1)?.since).toBe('2026-11-22T04:30:00.000Z')
    expect((await mark(id, '09:15', 'taken', '2026-11-23')).status).toBe(200)
    expect((await mark(id, '09:15', 'taken', '2026-11-22')).status).toBe(409)
  })

  it('a later change on another phone is not undone; after the conflict is resolved, the new plan applies from now on', async () => {
    const { id } = await add()
    await comeBack('2026-11-24T10:00:00+05:30')
    const params = { id }
    await here.town.api.must(changeReminder, {
      token: here.token,
      params,
      body: { ...syrup, times: ['10:30'] },
    })
    const later = { token: here.token, params, body: { ...syrup, times: ['09:15'] }, waitedMs: day }
    const { error } = await here.town.api.ask(changeReminder, later)
    expect(error).toMatchObject({ code: 'changedMeanwhile', details: { asks: ['times'] } })
    const from = { ...syrup, name: 'Cough syrup', times: ['10:30'] }
    await here.town.api.must(changeReminder, { ...later, body: { ...later.body, from } })
    const [known] = (await list()).reminders
    expect(known?.plans.map(({ times }) => times.join())).toEqual(['08:00,14:00,20:00', '09:15'])
  })

  it('a new reminder starts on the day it was submitted', async () => {
    await comeBack('2026-11-24T10:00:00+05:30')
    const added = await here.town.api.must(addReminder, { token: here.token, body: syrup, waitedMs: 2 * day })
    expect(added.plans[0]).toMatchObject({ startsOn: '2026-11-22', since: '2026-11-22T04:30:00.000Z' })
  })

  it('a new reminder gets its id from its key, so that a dose of it could be marked before it was sent', async () => {
    const key = '5eed0000000070008000000000000001'
    const id = '5eed0000-0000-7000-8000-000000000001'
    const times = ['10:00', '20:00']
    expect((await mark(id, '10:00')).status).toBe(404)
    const added = await here.town.api.must(addReminder, {
      token: here.token,
      key,
      body: { ...syrup, times },
      waitedMs: 0,
    })
    expect(added.id).toBe(id)
    expect((await mark(id, '10:00')).status).toBe(200)
    expect(await dosesOn(today)).toEqual([
      ['10:00', 'taken'],
      ['20:00', null],
    ])
  })

  it('a key that matches an existing reminder creates and changes nothing', async () => {
    const key = '5eed0000000070008000000000000002'
    await here.town.api.must(addReminder, { token: here.token, key, body: syrup })
    const other = await personIn(first(here.town.servers).appContext, 'patient')
    const told = await here.town.api.ask(addReminder, {
      token: other.token,
      key,
      body: { ...syrup, name: 'Theirs' },
    })
    expect(told).toMatchObject({ status: 422, error: { code: 'keyReused' } })
    expect((await list()).reminders.map(({ name }) => name)).toEqual(['Cough syrup'])
    expect((await here.town.api.must(listReminders, { token: other.token })).reminders).toEqual([])
  })

  it('are listed in order of arrival, whatever their ids', async () => {
    const keys = ['ffff0000000070008000000000000003', '00000000000070008000000000000004']
    for (const [nth, key] of keys.entries()) {
      here.town.clock.now = new Date(here.town.clock.now.getTime() + 1_000)
      await here.town.api.must(addReminder, {
        token: here.token,
        key,
        body: { ...syrup, name: `Medicine ${nth}` },
      })
    }
    expect((await list()).reminders.map(({ name }) => name)).toEqual(['Medicine 0', 'Medicine 1'])
  })
})
