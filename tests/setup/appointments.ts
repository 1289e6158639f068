import {
  listAppointments,
  requestAppointment,
  type acceptAppointment,
  type finishAppointment,
  type rejectAppointment,
  type startAppointment,
} from '../../src/shared/appointments/appointments.endpoints.ts'
import type { AppointmentRequest } from '../../src/shared/appointments/appointments.forms.ts'
import { listNotices } from '../../src/shared/notifications/notifications.endpoints.ts'
import {
  buildAppointments,
  type AppointmentOptions,
} from '../../src/server/appointments/appointments.fixtures.ts'
import { patientIn, type SignedIn } from './people.ts'
import { emptyTown, first, type TestTown } from './town.ts'

type Answering =
  typeof acceptAppointment | typeof rejectAppointment | typeof startAppointment | typeof finishAppointment

/** Actions on appointments for feature tests. */
export function appointmentsIn(town: () => TestTown) {
  const appContext = () => first(town().servers).appContext

  function ask(patient: SignedIn, options: Partial<AppointmentRequest & { redFlagsSeen: boolean }> = {}) {
    const body = {
      specialization: 'fever',
      date: '2026-11-21',
      time: '15:00',
      type: 'in-person' as const,
      ...options,
    }
    return town().api.must(requestAppointment, { token: patient.token, body })
  }

  function act(endpoint: Answering, by: SignedIn, id: string) {
    return town().api.ask(endpoint, { token: by.token, params: { id } })
  }

  async function seenBy(person: SignedIn, id: string) {
    const all = await town().api.must(listAppointments, { token: person.token })
    return all.find((one) => one._id === id)
  }

  async function kindsTold(person: SignedIn): Promise<string[]> {
    return (await town().api.must(listNotices, { token: person.token })).map((notice) => notice.kind)
  }

  /** A new patient with these appointments with the doctor, by default at three in the afternoon. */
  async function booked(doctor: SignedIn, ...wishes: Partial<AppointmentOptions>[]): Promise<SignedIn> {
    const patient = await patientIn(appContext())
    const usual = { patientId: patient.patientId, doctorId: doctor.id, date: '2026-11-21', time: '15:00' }
    await buildAppointments(
      appContext(),
      wishes.map((options) => ({ ...usual, ...options })),
    )
    return patient
  }

  /** Each test has the town to itself, so that its doctors do not take another test's requests. */
  async function startOver(now: Date): Promise<void> {
    town().clock.now = now
    await emptyTown(town())
  }

  return { appContext, ask, act, booked, seenBy, kindsTold, startOver }
}
