import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listShifts } from '../../shared/alarms/alarms.endpoints.ts'
import { logout } from '../../shared/accounts/accounts.endpoints.ts'
import { subscribePush } from '../../shared/devices/devices.endpoints.ts'
import { alarmTown } from '../../../tests/setup/alarm-town.ts'
import { openPushService, type PushService } from '../../../tests/setup/push-service.ts'
import { helperIn, type SignedIn } from '../../../tests/setup/people.ts'
import { buildShift } from './alarms.fixtures.ts'
import { pushAlarm } from './alarms.push.ts'

let service: PushService
beforeAll(async () => {
  service = await openPushService()
})
afterAll(() => service.close())
const { people, appContext, query, town, treat, add, later, noticesOf, openAlarm, acknowledge, own } =
  alarmTown(() => ({ pushService: new URL(service.url) }))
beforeEach(() => {
  service.pushed.length = 0
  service.says(() => 201)
})

async function phoneOf(person: SignedIn, language: 'en' | 'pa' = 'en'): Promise<number> {
  const { device, ...address } = service.subscribe(appContext().push.publicKey)
  const body = { ...address, language, showsName: false }
  await town().api.must(subscribePush, { token: person.token, body })
  return device
}
/** What the queue would run. */
async function sendAll(): Promise<void> {
  const { rows } = await query<{ id: string }>(
    "select id from alarm_tellings where channel = 'push' and result is null order by at, id",
  )
  for (const { id } of rows) await pushAlarm(appContext(), { telling: id }).catch(() => undefined)
}
const results = async () => {
  const { rows } = await query<{ step: string; result: string }>(
    "select step, result from alarm_tellings where channel = 'push' order by at, id",
  )
  return rows.map(({ step, result }) => `${step} ${result}`)
}

describe('a push', () => {
  it('wakes the treating doctor, at night too, without a name or a clinical word', async () => {
    town().clock.now = new Date('2026-11-21T02:30:00+05:30')
    await treat()
    const [english, punjabi] = [await phoneOf(people.treating), await phoneOf(people.treating, 'pa')]
    expect(english).not.toBe(punjabi)
    await add()
    await sendAll()
    expect(service.pushed.map(({ shown }) => shown.title)).toContain('ਨਬਜ਼: ਇੱਕ ਅਲਾਰਮ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ')
    const said = JSON.stringify(service.pushed.map(({ shown }) => shown))
    expect(said).not.toMatch(/Harpreet|190|pressure/i)
    expect(said).toContain('/doctor/alerts')
    expect(await results()).toEqual(['treating sent'])
    await sendAll()
    expect((await query('select from sms_outbox')).rowCount).toBe(0)
    expect(service.wrong).toEqual([])
  })

  it('is not sent any more once somebody has answered', async () => {
    await treat()
    await phoneOf(people.treating)
    await add()
    await acknowledge(people.treating, await openAlarm())
    await sendAll()
    expect(await results()).toEqual(['treating needless'])
    expect(service.pushed).toEqual([])
  })

  it('that reaches no device of the doctor on duty tells the deputy, and both by text message', async () => {
    await buildShift(appContext(), { doctorId: people.onDuty.id, deputyId: people.stranger.id })
    await phoneOf(people.onDuty)
    service.says(() => 410)
    await add()
    expect(await noticesOf(people.stranger)).toEqual([])
    await sendAll()
    expect(await results()).toEqual(['duty gone', 'deputy noDevice'])
    expect(await noticesOf(people.stranger)).toEqual(['alarms.raised'])
    expect((await query('select from sms_outbox')).rowCount).toBe(2)
    expect((await query('select from push_subscriptions')).rowCount).toBe(0)
  })

  it('is tried again while its service is away, and then counts as refused', async () => {
    await treat()
    await phoneOf(people.treating)
    service.says(() => 503)
    await add()
    await sendAll()
    expect(await results()).toEqual(['treating null'])
    await later(3)
    await sendAll()
    expect(await results()).toEqual(['treating refused'])
    expect((await query('select from sms_outbox')).rowCount).toBe(1)
  })

  it('wakes coordinators for the desk, and the patient at the end', async () => {
    await phoneOf(people.coordinator)
    await phoneOf(people.patient)
    await add()
    await sendAll()
    expect(await results()).toEqual(['desk sent'])
    await later(15)
    await sendAll()
    expect(await results()).toEqual(['desk sent', 'patient sent'])
    const last = service.pushed.at(-1)?.shown
    expect(last).toMatchObject({ title: 'Nabz: please open this now', path: '/vitals' })
  })

  it('that nobody has answered wakes a helper at night too, and leads them to where the patient is named', async () => {
    town().clock.now = new Date('2026-11-21T02:30:00+05:30')
    await phoneOf(await helperIn(appContext(), people.patient, ['vitals']), 'pa')
    await add()
    await later(15)
    await sendAll()
    expect(service.pushed.map(({ shown }) => shown)).toMatchObject([
      { title: 'ਨਬਜ਼: ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਹੁਣੇ ਖੋਲ੍ਹੋ', path: '/' },
    ])
    expect(JSON.stringify(service.pushed.map(({ shown }) => shown))).not.toMatch(/Harpreet|190|pressure/i)
  })
})

describe('the patient', () => {
  const told = async () => (await own())[0]?.told
  const sent = 'update sms_outbox set sent_at = created_at where user_id is not null'

  it('reads that a doctor without a device is not reached before the text message has been sent', async () => {
    await treat()
    await add()
    expect(await told()).toMatchObject([{ name: 'Navjot Gill', unreached: 'textWaits' }])
    await query(sent)
    expect((await told())?.[0]).not.toHaveProperty('unreached')
  })

  it('reads that a doctor whose device took it was sent it, and one whose device is gone was not reached', async () => {
    await treat()
    await phoneOf(people.treating)
    await add()
    await sendAll()
    expect((await told())?.[0]).not.toHaveProperty('unreached')
    await query("update users set phone = ''")
    await query("update doctors set phone = ''")
    await buildShift(appContext(), { doctorId: people.onDuty.id })
    await later(5)
    expect(await told()).toMatchObject([
      { name: 'Navjot Gill' },
      { name: 'Rakesh Sharma', unreached: 'noWay' },
    ])
  })
})

it('a session that ended ends the device and not the duty: the deputy is told at once, the desk sees it', async () => {
  await buildShift(appContext(), { doctorId: people.onDuty.id, deputyId: people.stranger.id })
  await phoneOf(people.onDuty)
  await phoneOf(people.stranger)
  await town().api.must(logout, { token: people.onDuty.token })
  await add()
  await sendAll()
  expect(await results()).toEqual(['duty noDevice', 'deputy sent'])
  const { shifts } = await town().api.must(listShifts, { token: people.coordinator.token })
  expect(shifts).toMatchObject([
    { doctor: { isReachable: false }, deputy: { isReachable: true }, isNow: true },
  ])
})
