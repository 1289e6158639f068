import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  finishAppointment,
  listAppointments,
  listVisitsWithoutNote,
  readDoctorSummary,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildNote } from '../../encounters/encounters.fixtures.ts'
import { expireRequests } from '../appointments.jobs.ts'
import { finishSigned } from './appointments.signed.ts'

/** A signed note ends its visit, as its doctor would, at the moment of the signature. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let encounterId: string
const { appContext, act, booked, kindsTold, startOver } = appointmentsIn(() => town)
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('15:30'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'in-progress' })
  const encounter = await appContext()
    .store.db.selectFrom('encounters')
    .select('id')
    .executeTakeFirstOrThrow()
  encounterId = encounter.id
})

const signed = () => buildNote(appContext(), { encounterId, signedAt: at('15:20') })
const appointment = async () => (await town.api.must(listAppointments, { token: patient.token }))[0]
const encounters = () => appContext().store.db.selectFrom('encounters').selectAll().execute()
/** As counted and as listed. */
async function withoutNote(): Promise<number[]> {
  const { visitsWithoutNote } = await town.api.must(readDoctorSummary, { token: doctor.token })
  const { appointments } = await town.api.must(listVisitsWithoutNote, { token: doctor.token })
  return [visitsWithoutNote, appointments.length]
}
const history = () =>
  appContext()
    .store.db.selectFrom('appointment_status_history')
    .select(['to_status', 'cause', 'actor_id'])
    .where('to_status', '=', 'completed')
    .execute()

it('once, on however many servers it is handled', async () => {
  await signed()
  await Promise.all(town.servers.map(({ appContext: one }) => finishSigned(one, encounterId)))
  await finishSigned(appContext(), encounterId)
  expect(await appointment()).toMatchObject({ status: 'completed', autoClosed: false })
  expect(await encounters()).toMatchObject([{ status: 'finished', ended_at: at('15:20') }])
  expect(await history()).toEqual([{ to_status: 'completed', cause: 'finish', actor_id: doctor.id }])
  // The notice is that of the note.
  expect(await kindsTold(patient)).toEqual([])
})

it('not a draft', async () => {
  await buildNote(appContext(), { encounterId, signedAt: null })
  await finishSigned(appContext(), encounterId)
  expect((await appointment())?.status).toBe('in-progress')
})

it('not what is over already: by the doctor, or by the end of the day', async () => {
  const { _id } = (await appointment()) ?? { _id: '' }
  await act(finishAppointment, doctor, _id)
  await signed()
  await finishSigned(appContext(), encounterId)
  expect(await history()).toHaveLength(1)
})

it('the same when its day has ended meanwhile', async () => {
  town.clock.now = at('00:01', '2026-11-22')
  await expireRequests(appContext())
  expect(await withoutNote()).toEqual([1, 1])
  await signed()
  await finishSigned(appContext(), encounterId)
  expect(await history()).toMatchObject([{ cause: 'expired' }])
  // It is no longer on the doctor's list of those without a note.
  expect(await withoutNote()).toEqual([0, 0])
})

it('a draft leaves the visit on the list of those without a note', async () => {
  town.clock.now = at('00:01', '2026-11-22')
  await expireRequests(appContext())
  await buildNote(appContext(), { encounterId, signedAt: null })
  expect(await withoutNote()).toEqual([1, 1])
})
