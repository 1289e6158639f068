import { describe, expect, it } from 'vitest'
import {
  addShift,
  endShift,
  listShifts,
  listSms,
  markSmsSent,
} from '../../../shared/alarms/alarms.endpoints.ts'
import { closeAccount } from '../../../shared/accounts/accounts.endpoints.ts'
import { alarmTown } from '../../../../tests/setup/alarm-town.ts'
import { doctorIn } from '../../../../tests/setup/people.ts'
import { sendSms } from './alarms.sms.service.ts'

const { people, appContext, town, query, add, later, acknowledge, openAlarm } = alarmTown()

const shiftOf = (doctorId: string, more: object = {}) => ({
  token: people.coordinator.token,
  body: { doctorId, deputyId: '', day: '2026-11-21', from: '08:00', until: '20:00', ...more },
})
const shifts = async () => (await town().api.must(listShifts, { token: people.coordinator.token })).shifts

describe('the duty rota', () => {
  it('is entered, seen and ended by a coordinator; a night ends on the next day', async () => {
    const night = { from: '20:00', until: '08:00', deputyId: people.stranger.id }
    await town().api.must(addShift, shiftOf(people.treating.id))
    const { id } = await town().api.must(addShift, shiftOf(people.onDuty.id, night))
    expect(await shifts()).toMatchObject([
      { doctor: { name: 'Navjot Gill' }, deputy: null, isNow: true },
      {
        deputy: { name: 'Somebody Else' },
        from: '2026-11-21T14:30:00.000Z',
        until: '2026-11-22T02:30:00.000Z',
        isNow: false,
      },
    ])
    const end = { token: people.coordinator.token, params: { id } }
    await town().api.must(endShift, end)
    expect(await shifts()).toHaveLength(1)
    expect(await town().api.ask(endShift, end)).toMatchObject({
      status: 409,
      error: { code: 'alreadyEnded' },
    })
  })

  it('refuses what cannot be: past times, oneself as deputy, who is not approved, the same time twice', async () => {
    const { id: awaiting } = await doctorIn(appContext(), { approval: 'awaiting' })
    const ask = (doctorId: string, more?: object) => town().api.ask(addShift, shiftOf(doctorId, more))
    expect(await ask(people.onDuty.id, { day: '2026-11-20' })).toMatchObject({
      status: 400,
      error: { fields: { day: 'shiftOver' } },
    })
    expect(await ask(people.onDuty.id, { deputyId: people.onDuty.id })).toMatchObject({ status: 400 })
    expect(await ask(awaiting)).toMatchObject({ status: 409, error: { code: 'notADoctor' } })
    expect(await ask(people.patient.id)).toMatchObject({ status: 409, error: { code: 'notADoctor' } })
    const both = await Promise.all(
      [0, 1].map((n) => town().apis[n]!.ask(addShift, shiftOf(people.onDuty.id))),
    )
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
  })

  it('is for coordinators only, and ends with the doctor’s account', async () => {
    for (const { token } of [people.onDuty, people.patient]) {
      expect((await town().api.ask(listShifts, { token })).status).toBe(403)
      expect((await town().api.ask(addShift, { ...shiftOf(people.onDuty.id), token })).status).toBe(403)
      expect((await town().api.ask(listSms, { token })).status).toBe(403)
    }
    expect((await town().api.ask(addShift, { body: shiftOf(people.onDuty.id).body })).status).toBe(401)
    await town().api.must(addShift, shiftOf(people.onDuty.id, { deputyId: people.stranger.id }))
    await town().api.must(closeAccount, { token: people.stranger.token, body: { password: 'secret1' } })
    expect(await shifts()).toMatchObject([{ deputy: null }])
    await town().api.must(closeAccount, { token: people.onDuty.token, body: { password: 'secret1' } })
    expect(await shifts()).toEqual([])
  })
})

describe('text messages', () => {
  const list = async () => (await town().api.must(listSms, { token: people.coordinator.token })).messages

  it('wait at the desk, and are ticked once when they were sent by hand', async () => {
    await town().api.must(addShift, shiftOf(people.onDuty.id))
    await add()
    const [message] = await list()
    expect(message?.text).toBe('ਨਬਜ਼: ਇੱਕ ਅਲਾਰਮ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਨਬਜ਼ ਖੋਲ੍ਹੋ।')
    const sent = { token: people.coordinator.token, params: { id: message?.id ?? '' } }
    const both = await Promise.all([0, 1].map((n) => town().apis[n]!.ask(markSmsSent, sent)))
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(await list()).toEqual([])
  })

  it('are counted while nobody has answered the alarm they are about: to the doctor, and to the patient', async () => {
    const counts = async () => {
      const { waiting, unanswered } = await town().api.must(listSms, { token: people.coordinator.token })
      return [waiting, unanswered]
    }
    expect(await counts()).toEqual([0, 0])
    await town().api.must(addShift, shiftOf(people.onDuty.id))
    await add()
    expect(await counts()).toEqual([1, 1])
    await later(15)
    expect(await counts()).toEqual([2, 2])
    await acknowledge(people.onDuty, await openAlarm())
    expect(await counts()).toEqual([2, 0])
  })

  it('go by a provider where there is one, once', async () => {
    await town().api.must(addShift, shiftOf(people.onDuty.id))
    await add()
    const { rows } = await query<{ id: string }>('select id from sms_outbox')
    const payload = { sms: rows[0]?.id ?? '' }
    const went: string[] = []
    const sms = { send: ({ to }: { to: string }) => Promise.resolve(void went.push(to)) }
    await sendSms({ ...appContext(), sms: { send: () => Promise.reject(new Error('away')) } }, payload).catch(
      () => undefined,
    )
    expect(await list()).toHaveLength(1)
    await sendSms({ ...appContext(), sms }, payload)
    await sendSms({ ...appContext(), sms }, payload)
    expect(went).toHaveLength(1)
    expect(await list()).toEqual([])
  })
})
