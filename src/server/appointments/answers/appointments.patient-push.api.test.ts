import { beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  rejectAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { unsubscribePush } from '../../../shared/devices/devices.endpoints.ts'
import { listNotices, markNoticesSeen } from '../../../shared/notifications/notifications.endpoints.ts'
import { doctorIn, helperIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { pushTown } from '../../../../tests/setup/push-town.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { keepTime } from '../appointments.jobs.ts'
import { patientPushJob, pushToPatient } from './appointments.patient-push.ts'

/** A closed phone hears what decides whether its owner sets out. The 22nd is a Sunday. */
let patient: SignedIn
let doctor: SignedIn
const { appContext, ask, act, startOver, query, phoneOf, runDue, service, town } = pushTown({
  name: patientPushJob,
  run: pushToPatient,
})
beforeEach(async () => {
  await startOver(new Date('2026-11-22T12:00:00+05:30'))
  patient = await patientIn(appContext(), 'Asha Rani')
  doctor = await doctorIn(appContext(), { name: 'Gill' })
})

const asked = { specialization: 'fever', date: '2026-11-23', time: '10:00' }
const byPhone = { type: 'teleconsultation' } as const

async function at(time: string, day = '2026-11-22'): Promise<void> {
  town().clock.now = new Date(`${day}T${time}:00+05:30`)
  await keepTime(appContext())
  await runDue()
}
const titles = () => service().pushed.map(({ shown }) => shown.title)
const reject = async (id: string, reason: 'hospital' | 'seeInPerson') =>
  town().api.must(rejectAppointment, {
    token: await buildToken(appContext(), doctor),
    params: { id },
    body: { reason },
  })

describe('not confirmed, do not travel', () => {
  it('rings at six the evening before, three hours before and at the end, once each, and names nothing', async () => {
    await phoneOf(patient, 'pa')
    await ask(patient, asked)
    await at('17:59')
    expect(titles()).toEqual([])
    await at('18:00')
    await at('18:01')
    expect(titles()).toEqual(['ਨਬਜ਼: ਅਪਾਇੰਟਮੈਂਟ ਹਾਲੇ ਪੱਕੀ ਨਹੀਂ ਹੋਈ। ਕਿਰਪਾ ਕਰਕੇ ਹਾਲੇ ਨਾ ਤੁਰੋ।'])
    await at('07:00', '2026-11-23')
    expect(titles()).toHaveLength(2)
    const [evening, morning] = service().pushed
    // The second makes a sound of its own, and replaces a first one that a phone which is off never got.
    expect(morning?.shown.tag).not.toBe(evening?.shown.tag)
    expect(morning?.topic).toBe(evening?.topic)
    await at('09:00', '2026-11-23')
    expect(titles().at(-1)).toBe('ਨਬਜ਼: ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ ਹੋਵੇਗੀ')
    await at('09:30', '2026-11-23')
    expect(titles()).toHaveLength(3)
    const said = JSON.stringify(service().pushed.map(({ shown }) => shown))
    expect(said).not.toMatch(/Asha|Gill|fever|10:00/)
    expect(said).toContain('"path":"/patient/appointments"')
    expect(service().wrong).toEqual([])
  })

  it('has no quiet hours: of a visit at eight it rings at five', async () => {
    await phoneOf(patient)
    await ask(patient, { ...asked, time: '08:00' })
    await at('05:00', '2026-11-23')
    expect(titles()).toEqual(['Nabz: not confirmed yet. Please do not travel.'])
  })

  it('of a phone consultation is about the call', async () => {
    await phoneOf(patient, 'hi')
    await ask(patient, { ...asked, ...byPhone })
    await at('18:00')
    expect(titles()).toEqual(['नब्ज़: फ़ोन पर सलाह अभी पक्की नहीं हुई'])
  })

  it('is not said to whoever has read it in the app, nor after a doctor has confirmed', async () => {
    await phoneOf(patient)
    const { _id } = await ask(patient, asked)
    town().clock.now = new Date('2026-11-22T18:00:00+05:30')
    await keepTime(appContext())
    const token = await buildToken(appContext(), patient)
    const notices = await town().api.must(listNotices, { token })
    await town().api.must(markNoticesSeen, { token, body: { ids: notices.map(({ id }) => id) } })
    expect(await runDue()).toBe(1)
    expect(titles()).toEqual([])
    await at('07:00', '2026-11-23')
    service().pushed.length = 0
    await keepTime(appContext())
    const fresh = { ...doctor, token: await buildToken(appContext(), doctor) }
    expect((await act(acceptAppointment, fresh, _id)).status).toBe(200)
    await runDue()
    expect(titles()).toEqual(['Nabz: the appointment is confirmed'])
  })
})

describe('go to hospital now', () => {
  it('rings at night, on the phones of all who act for the patient, and leads each to their page', async () => {
    const helper = await helperIn(appContext(), patient, ['appointments'])
    const [own, helping] = [await phoneOf(patient), await phoneOf(helper, 'pa')]
    await phoneOf(await helperIn(appContext(), patient, ['vitals']))
    const { _id } = await ask(patient, asked)
    town().clock.now = new Date('2026-11-23T02:30:00+05:30')
    await query('update appointments set answer_due_at = null, doctor_id = $1', [doctor.id])
    await reject(_id, 'hospital')
    expect(await runDue()).toBe(2)
    expect(service().pushed.map(({ device, shown }) => ({ device, ...shown }))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          device: own,
          title: 'Nabz: please open this now',
          path: '/patient/appointments',
        }),
        expect.objectContaining({ device: helping, title: 'ਨਬਜ਼: ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਹੁਣੇ ਖੋਲ੍ਹੋ', path: '/' }),
      ]),
    )
    expect(service().pushed).toHaveLength(2)
    expect(await runDue()).toBe(0)
  })
})

describe('an answer of a doctor', () => {
  it('that asks the patient to come, or confirms, waits for seven in the morning', async () => {
    await phoneOf(patient)
    const { _id } = await ask(patient, { ...asked, ...byPhone, date: '2026-11-24' })
    town().clock.now = new Date('2026-11-22T22:00:00+05:30')
    await query('update appointments set answer_due_at = null, doctor_id = $1', [doctor.id])
    await reject(_id, 'seeInPerson')
    await runDue()
    town().clock.now = new Date('2026-11-23T06:59:00+05:30')
    await runDue()
    expect(titles()).toEqual([])
    town().clock.now = new Date('2026-11-23T07:00:00+05:30')
    await runDue()
    expect(titles()).toEqual(['Nabz: a doctor waits for your answer'])
  })

  it('that cancels rings at once', async () => {
    await phoneOf(patient)
    const { _id } = await ask(patient, asked)
    await act(acceptAppointment, doctor, _id)
    await runDue()
    town().clock.now = new Date('2026-11-22T21:30:00+05:30')
    const token = await buildToken(appContext(), doctor)
    await town().api.must(cancelAppointment, {
      token,
      params: { id: _id },
      body: { reason: 'Fever ward is full' },
    })
    await runDue()
    expect(titles()).toEqual([
      'Nabz: the appointment is confirmed',
      'Nabz: the appointment will not take place',
    ])
    expect(JSON.stringify(service().pushed.map(({ shown }) => shown))).not.toContain('ward')
  })

  it('wakes nobody who has turned it off, and leaves other notices silent', async () => {
    await phoneOf(patient)
    const second = await doctorIn(appContext(), { name: 'Virk' })
    const { _id, doctor: first } = await ask(patient, asked)
    await act(rejectAppointment, first?.name === 'Gill' ? doctor : second, _id)
    expect(await runDue()).toBe(0)
    const token = await buildToken(appContext(), patient)
    await town().api.must(unsubscribePush, { token })
    await query('delete from push_subscriptions')
    await act(acceptAppointment, first?.name === 'Gill' ? second : doctor, _id)
    expect(await runDue()).toBe(0)
    expect(titles()).toEqual([])
  })
})

it('a push service that is away is tried again for two hours; a phone that is gone is forgotten', async () => {
  await phoneOf(patient)
  const { _id } = await ask(patient, asked)
  await act(acceptAppointment, doctor, _id)
  const about = { appointment: _id, person: patient.id }
  service().says(() => 503)
  await expect(pushToPatient(appContext(), about)).rejects.toThrow('No push service')
  town().clock.now = new Date('2026-11-22T14:01:00+05:30')
  await pushToPatient(appContext(), about)
  service().says(() => 410)
  await pushToPatient(appContext(), about)
  expect((await query('select from push_subscriptions')).rowCount).toBe(0)
})
