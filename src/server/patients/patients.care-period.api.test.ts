import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listNotesOfPatient, readEncounter } from '../../shared/encounters/encounters.endpoints.ts'
import { cursorAfter } from '../../shared/kit/pages.ts'
import { listPatientsInCare, readPatientInCare } from '../../shared/patients/patients.endpoints.ts'
import {
  readPrescribing,
  saveDraft,
  signPrescription,
} from '../../shared/prescriptions/prescriptions.endpoints.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildAppointments, type AppointmentOptions } from '../appointments/appointments.fixtures.ts'
import { buildNote } from '../encounters/encounters.fixtures.ts'
import { exampleDraft } from '../prescriptions/prescriptions.fixtures.ts'
import { operations } from '../app/server.ts'

/** Six months after the last appointment a record is closed to its doctor, but for what the doctor wrote. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let colleague: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  patient = await patientIn(appContext(), 'Asha')
  doctor = await doctorIn(appContext())
  colleague = await doctorIn(appContext(), { name: 'Gill' })
})

const had = (by: SignedIn, date: string, options: Partial<AppointmentOptions> = {}) =>
  buildAppointments(appContext(), [
    { patientId: patient.patientId, doctorId: by.id, date, time: '11:00', status: 'completed', ...options },
  ])
/** The visit of this doctor; its encounter, with a signed note. */
async function wrote(by: SignedIn, date: string): Promise<string> {
  await had(by, date)
  const rows = appContext()
    .store.db.selectFrom('encounters')
    .select('id')
    .where('doctor_id', '=', by.id)
    .where('patient_id', '=', patient.patientId)
  const { id } = await rows.executeTakeFirstOrThrow()
  await buildNote(appContext(), { encounterId: id, signedAt: new Date(`${date}T11:20:00+05:30`) })
  return id
}
const ofPatient = (token = doctor.token) => ({ token, params: { id: patient.patientId } })
const closedTo = operations.filter(
  ({ method, subject, former }) => method === 'GET' && subject && former !== 'may',
)
const queries: Record<string, Record<string, string>> = {
  'documents.fileOfPatient': { document: '01936f2c-0000-7000-8000-000000000001' },
  'vitals.moreOfPatient': {
    type: 'heartRate',
    after: `2030-01-01.${cursorAfter({ at: new Date('2030-01-01'), id: '01936f2c-0000-7000-8000-000000000001' })}`,
  },
}

it('then name, visits and own notes are left, and everything else is as if there were no such patient', async () => {
  const own = await wrote(doctor, '2026-05-21')
  const others = await wrote(colleague, '2026-11-20')
  const { patients } = await town.api.must(listPatientsInCare, { token: doctor.token, query: { search: '' } })
  expect(patients).toMatchObject([{ name: 'Asha', address: '', former: true, lastVisit: '2026-05-21' }])
  expect(await town.api.must(readPatientInCare, ofPatient())).toMatchObject({
    name: 'Asha',
    former: true,
    phone: '',
    address: '',
    appointments: [{ date: '2026-05-21' }],
  })
  expect((await town.api.must(listNotesOfPatient, ofPatient())).notes.map(({ id }) => id)).toEqual([own])
  const ofColleague = await town.api.must(listNotesOfPatient, ofPatient(colleague.token))
  expect(ofColleague.notes.map(({ id }) => id)).toEqual([others, own])
  expect((await town.api.ask(readEncounter, { token: doctor.token, params: { id: own } })).status).toBe(200)
  expect(closedTo.length).toBeGreaterThan(6)
  for (const closed of closedTo) {
    const told = await town.api.ask(closed, { ...ofPatient(), query: queries[closed.name] ?? {} })
    expect([closed.name, told.status]).toEqual([closed.name, 404])
  }
})

it('a day less, or a coming appointment, keeps it open', async () => {
  await had(doctor, '2026-05-23')
  expect(await town.api.must(readPatientInCare, ofPatient())).not.toHaveProperty('former')
  await had(colleague, '2026-05-20')
  expect(await town.api.must(readPatientInCare, ofPatient(colleague.token))).toHaveProperty('former')
  await had(colleague, '2026-11-25', { status: 'scheduled' })
  const open = await town.api.must(readPatientInCare, ofPatient(colleague.token))
  expect(open).not.toHaveProperty('former')
  expect(open.address).not.toBe('')
})

it('nothing is prescribed in so old a visit, and its page tells nothing new of the patient', async () => {
  const id = await wrote(doctor, '2026-05-21')
  const asked = { token: doctor.token, params: { id } }
  const body = { ...exampleDraft, version: 0 }
  expect((await town.api.ask(saveDraft, { ...asked, body })).error.code).toBe('tooLongAgo')
  expect((await town.api.ask(signPrescription, { ...asked, body })).error.code).toBe('tooLongAgo')
  expect((await town.api.ask(readPrescribing, asked)).answer).toMatchObject({
    isTooLongAgo: true,
    record: [],
    current: [],
  })
})
