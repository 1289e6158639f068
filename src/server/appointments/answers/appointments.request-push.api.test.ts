import { beforeEach, describe, expect, it } from 'vitest'
import { acceptAppointment, rejectAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { logout } from '../../../shared/accounts/accounts.endpoints.ts'
import { listNotices, markNoticesSeen } from '../../../shared/notifications/notifications.endpoints.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { pushTown } from '../../../../tests/setup/push-town.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { keepTime } from '../appointments.jobs.ts'
import { pushRequest, requestPushJob } from './appointments.request-push.ts'

let patient: SignedIn
let doctor: SignedIn
let other: SignedIn
const { appContext, ask, act, startOver, query, phoneOf, runDue, service, town } = pushTown({
  name: requestPushJob,
  run: pushRequest,
})
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext(), 'Asha Rani')
  doctor = await doctorIn(appContext(), { name: 'Gill' })
  other = await doctorIn(appContext(), { name: 'Virk' })
})

async function at(day: string, time: string): Promise<void> {
  town().clock.now = new Date(`${day}T${time}:00+05:30`)
  await keepTime(appContext())
}
const rung = () => service().pushed.map(({ device }) => device)

/** Nobody has the specialty of the request, so that it is open to all. */
const askAll = async (time = '15:00') => {
  await query(`update doctors set specialties = '{}', specialization = 'Skin'`)
  return ask(patient, { time })
}

describe('a request open to all', () => {
  it('wakes each doctor who may take it once, in their language, without the complaint or a name', async () => {
    const [gill, virk] = [await phoneOf(doctor), await phoneOf(other, 'pa')]
    await phoneOf(patient)
    await doctorIn(appContext(), { name: 'Unknown', approval: 'awaiting' }).then((one) => phoneOf(one))
    await askAll()
    expect(await runDue()).toBe(2)
    expect(new Set(rung())).toEqual(new Set([gill, virk]))
    expect(rung()).toHaveLength(2)
    expect(service().pushed.find(({ device }) => device === virk)?.shown).toMatchObject({
      title: 'ਨਬਜ਼: ਇੱਕ ਬੇਨਤੀ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ',
      path: '/doctor/requests',
    })
    expect(JSON.stringify(service().pushed.map(({ shown }) => shown))).not.toMatch(/Asha|Rani|fever|15:00/)
    expect(await runDue()).toBe(0)
    expect(service().wrong).toEqual([])
  })

  it('does not ring for a doctor who has read of it, after somebody took it, or without a session', async () => {
    await phoneOf(doctor)
    await phoneOf(other)
    const { _id } = await askAll()
    const [notice] = await town().api.must(listNotices, { token: other.token })
    await town().api.must(markNoticesSeen, { token: other.token, body: { ids: [notice?.id ?? ''] } })
    await act(acceptAppointment, doctor, _id)
    expect(await runDue()).toBe(2)
    await town().api.must(logout, { token: doctor.token })
    await query('delete from sessions where user_id = $1', [other.id])
    await askAll('17:00')
    expect(await runDue()).toBe(0)
    expect(rung()).toEqual([])
  })

  it('makes one sound in an hour, however many there are', async () => {
    await phoneOf(doctor)
    for (const time of ['15:00', '16:00']) await askAll(time)
    await runDue()
    const [first, second] = service().pushed
    expect(second).toMatchObject({ topic: first?.topic, shown: { tag: first?.shown.tag } })
  })
})

describe('a request that passes on', () => {
  it('wakes the next doctor, and nobody twice when it comes back to all', async () => {
    const [gill, virk] = [await phoneOf(doctor), await phoneOf(other)]
    const asked = await ask(patient)
    await runDue()
    const [first, second, next] = asked.doctor?.name === 'Gill' ? [gill, virk, other] : [virk, gill, doctor]
    expect(rung()).toEqual([first])
    await at('2026-11-21', '12:00')
    await runDue()
    expect(rung()).toEqual([first, second])
    // Open to all now, also to the one who did not answer.
    const token = await buildToken(appContext(), next)
    await town().api.must(rejectAppointment, { token, params: { id: asked._id }, body: { reason: 'noTime' } })
    expect(await runDue()).toBeGreaterThan(0)
    expect(rung()).toEqual([first, second])
  })
})

describe('at night', () => {
  it('waits for seven in the morning, and does not ring if it was answered before', async () => {
    await at('2026-11-21', '22:00')
    const again = async (person: SignedIn) => ({ ...person, token: await buildToken(appContext(), person) })
    patient = await again(patient)
    for (const one of [doctor, other]) await phoneOf(await again(one))
    const body = { date: '2026-11-24', time: '11:00' }
    const [kept, taken] = [await ask(patient, body), await ask(patient, { ...body, time: '12:00' })]
    await runDue()
    expect(rung()).toEqual([])
    const asked = taken.doctor?.name === 'Gill' ? doctor : other
    const token = await buildToken(appContext(), asked)
    await town().api.must(acceptAppointment, { token, params: { id: taken._id } })
    town().clock.now = new Date('2026-11-22T06:59:00+05:30')
    expect(await runDue()).toBe(0)
    town().clock.now = new Date('2026-11-22T07:00:00+05:30')
    await runDue()
    expect(kept.status).toBe('pending')
    expect(rung()).toHaveLength(1)
  })
})

describe('a push service', () => {
  it('that is away is tried again, and after two hours no more; a device that is gone is forgotten', async () => {
    await phoneOf(doctor)
    await phoneOf(other)
    const { _id, doctor: of } = await ask(patient)
    const asked = { appointment: _id, doctor: of?.name === 'Gill' ? doctor.id : other.id }
    service().says(() => 503)
    await expect(pushRequest(appContext(), asked)).rejects.toThrow('No push service')
    town().clock.now = new Date('2026-11-21T12:01:00+05:30')
    await pushRequest(appContext(), asked)
    service().says(() => 410)
    await pushRequest(appContext(), asked)
    expect((await query('select from push_subscriptions')).rowCount).toBe(1)
  })
})
