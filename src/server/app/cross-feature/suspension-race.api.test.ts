import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  acceptAppointment,
  listAppointments,
  startAppointment,
  listUnanswered,
  listOpenRequests,
  readDoctorSummary,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { suspendDoctor } from '../../../shared/doctors/doctors.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { listPatientsInCare } from '../../../shared/patients/patients.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'

/** A doctor accepts and starts on one server instance while a coordinator suspends the doctor on the other. */
let town: TestTown
const { appContext, ask, act, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown({ servers: 2, runsJobs: true })
})
afterAll(() => town.close())

const server = (n: number) => town.apis[n % 2]!
const times = ['15:00', '15:15', '15:30', '15:45', '16:00', '16:15', '16:30', '16:45']
const nothing = {
  today: 0,
  patients: 0,
  pendingReviews: 0,
  openRequests: 0,
  teleconsultations: 0,
  followUpCalls: 0,
  followUpsDue: 0,
  visitsWithoutNote: 0,
  unsignedPrescriptions: 0,
  labReviews: 0,
}

/** Eight patients of one doctor: every other one scheduled, the rest unanswered. */
async function busyDoctor() {
  const doctor = await doctorIn(appContext())
  const patients = await Promise.all(times.map((_, n) => patientIn(appContext(), `Patient ${n}`)))
  const asked: string[] = []
  for (const [n, time] of times.entries()) {
    const { _id } = await ask(patients[n]!, { time })
    asked.push(_id)
    if (n % 2 === 0) await act(acceptAppointment, doctor, _id)
  }
  // With another specialty: nothing is reassigned to this doctor, but open requests are visible.
  const other = await doctorIn(appContext(), { name: 'Other', specialization: 'Skin' })
  return { doctor, other, patients, asked }
}

const ofPatient = async (patient: SignedIn) =>
  (await town.api.must(listAppointments, { token: patient.token }))[0]!

it.each([0, 5, 10, 20, 40])(
  'in any order, no patient is left with the suspended doctor, and all dashboards agree (%i ms)',
  async (spread) => {
    await startOver(new Date('2026-11-21T13:00:00+05:30'))
    const coordinator = await personIn(appContext(), 'coordinator')
    const { doctor, other, patients, asked } = await busyDoctor()
    const later = () => wait(Math.random() * spread)
    const [suspended, ...told] = await Promise.all([
      later().then(() =>
        server(1).ask(suspendDoctor, {
          token: coordinator.token,
          params: { id: doctor.id },
          body: { reason: 'A complaint.' },
        }),
      ),
      ...asked.map(async (id, n) => {
        await later()
        const endpoint = n % 2 === 0 ? startAppointment : acceptAppointment
        return server(n).ask(endpoint, { token: doctor.token, params: { id } })
      }),
    ])
    expect(suspended.status).toBe(200)
    // Either completed before, or 404; nothing in between.
    expect(told.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
    const running = new Set(asked.filter((_, n) => n % 2 === 0 && told[n]!.status === 200))

    // Visits that had started are left to the coordinator; all others move on, and their patients are notified.
    const settled = () => Promise.all(patients.map(ofPatient))
    await expect
      .poll(async () => (await settled()).map(({ _id, status, doctor: by }) => [_id, status, by !== null]))
      .toEqual(asked.map((id) => (running.has(id) ? [id, 'in-progress', true] : [id, 'pending', false])))
    for (const [n, patient] of patients.entries()) {
      const notices = await town.api.must(listNotices, { token: patient.token })
      const away = notices.flatMap(({ facts }) => facts.away ?? [])
      expect([n, away.length]).toEqual([n, running.has(asked[n]!) ? 0 : 1])
    }

    const open = asked.length - running.size
    // The desk: pending requests, and visits still running with a suspended doctor.
    const desk = await town.api.must(listUnanswered, { token: coordinator.token })
    expect([desk.requests.length, desk.inDoubt.length]).toEqual([open, running.size])
    expect(new Set(desk.inDoubt.map(({ _id }) => _id))).toEqual(running)
    // The other doctor: all open requests, in the figure and in the list, on both servers.
    for (const n of [0, 1]) {
      const asOther = { token: other.token }
      const figures = await server(n).must(readDoctorSummary, asOther)
      expect(figures).toEqual({ ...nothing, openRequests: open })
      const listed = await server(n).must(listOpenRequests, asOther)
      expect(listed.appointments).toHaveLength(open)
    }
    // The suspended doctor sees nothing: at once here, and on the other server once it receives the event.
    const asSuspended = { token: doctor.token }
    for (const n of [0, 1]) {
      await expect.poll(() => server(n).must(readDoctorSummary, asSuspended)).toEqual(nothing)
      expect(await server(n).must(listAppointments, asSuspended)).toEqual([])
      expect((await server(n).must(listPatientsInCare, asSuspended)).patients).toEqual([])
      expect((await server(n).must(listOpenRequests, asSuspended)).appointments).toEqual([])
    }
  },
)
