import { beforeEach, describe, expect, it } from 'vitest'
import { reminderKey } from '../../../shared/prescriptions/doses/prescriptions.reminders.ts'
import { stopReasons } from '../../../shared/reminders/removal/reminders.stop-reasons.ts'
import {
  addReminder,
  changeReminder,
  listPatientMedicines,
  listReminders,
  removeReminder,
  restoreReminder,
} from '../../../shared/reminders/reminders.endpoints.ts'
import { listRecords } from '../../../shared/records/records.endpoints.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { beginEncounter } from '../../encounters/encounters.fixtures.ts'
import { buildPrescription } from '../../prescriptions/prescriptions.fixtures.ts'
import { here, onMorningWithoutMedicines, today } from '../../../../tests/setup/medicines.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first } from '../../../../tests/setup/town.ts'

onMorningWithoutMedicines()

const appContext = () => first(here.town.servers).appContext
const pill = { name: 'Amlodipine 5 mg', dosage: '', times: ['08:00', '20:00'] }

let patient: SignedIn
let doctor: SignedIn
let id: string
beforeEach(async () => {
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext())
  const { patientId } = patient
  await buildAppointments(appContext(), [
    { patientId, doctorId: doctor.id, date: today, time: '15:00', status: 'scheduled' },
  ])
  const at = here.town.clock.now
  const encounterId = await beginEncounter(appContext(), { patientId, doctorId: doctor.id, kind: 'AMB' })
  const prescriptionId = await buildPrescription(appContext(), { encounterId, signedAt: at })
  const { rows } = await appContext().store.pool.query<{ id: string }>(
    'select id from prescription_items where prescription_id = $1 limit 1',
    [prescriptionId],
  )
  const key = reminderKey({ id: rows[0]?.id ?? '' })
  ;({ id } = await here.town.api.must(addReminder, { token: patient.token, body: pill, key }))
})

const asked = (body: object = {}, token = patient.token) => ({ token, params: { id }, body })
const remove = (body: object = {}, token?: string) => here.town.api.ask(removeReminder, asked(body, token))
const own = async () =>
  (await here.town.api.must(listReminders, { token: patient.token })).reminders.map(
    ({ isRemoved, removedBecause }) => [isRemoved, removedBecause],
  )

it('a reminder made from a prescription says so', async () => {
  const { reminders } = await here.town.api.must(listReminders, { token: patient.token })
  expect(reminders).toMatchObject([{ id, isPrescribed: true, removedBecause: null }])
})

describe('why a prescribed medicine was stopped', () => {
  it.each(stopReasons)('%s is kept', async (reason) => {
    expect((await remove({ reason })).answer).toMatchObject({ isRemoved: true, removedBecause: reason })
    expect(await own()).toEqual([[true, reason]])
  })

  it.each([{}, { reason: null }])('need not be said: %o', async (body) => {
    expect((await remove(body)).answer).toMatchObject({ isRemoved: true, removedBecause: null })
  })

  it('is one of the six', async () => {
    expect(await remove({ reason: 'lazy' })).toMatchObject({
      status: 400,
      error: { fields: { reason: 'invalid' } },
    })
    expect(await own()).toEqual([[false, null]])
  })

  it('stays as it was said first', async () => {
    await remove({ reason: 'ill' })
    expect((await remove({ reason: 'better' })).answer).toMatchObject({ removedBecause: 'ill' })
    expect((await remove()).answer).toMatchObject({ removedBecause: 'ill' })
  })

  it('is one of the two that two phones say at once', async () => {
    const told = await Promise.all([remove({ reason: 'ill' }), remove({ reason: 'cost' })])
    const reasons = new Set(told.map(({ answer }) => answer.removedBecause))
    expect(reasons.size).toBe(1)
    expect(await own()).toEqual([[true, [...reasons][0]]])
  })

  it('goes when the medicine comes back, by either way', async () => {
    await remove({ reason: 'cost' })
    expect(await here.town.api.must(restoreReminder, { token: patient.token, params: { id } })).toMatchObject(
      { removedBecause: null },
    )
    await remove({ reason: 'ill' })
    const back = { token: patient.token, params: { id }, body: { ...pill, isBack: true } }
    expect(await here.town.api.must(changeReminder, back)).toMatchObject({
      isRemoved: false,
      removedBecause: null,
      isPrescribed: true,
    })
    expect((await remove()).answer).toMatchObject({ removedBecause: null })
  })

  it('is not kept of a medicine that the patient entered', async () => {
    const made = await here.town.api.must(addReminder, { token: patient.token, body: pill })
    expect(made.isPrescribed).toBe(false)
    const removal = { token: patient.token, params: { id: made.id }, body: { reason: 'ill' as const } }
    expect(await here.town.api.must(removeReminder, removal)).toMatchObject({
      isRemoved: true,
      removedBecause: null,
    })
  })

  it('is said by nobody else', async () => {
    const another = await patientIn(appContext(), 'Manjit Kaur')
    const coordinator = await personIn(appContext(), 'coordinator')
    const told = [
      await remove({ reason: 'ill' }, another.token),
      await remove({ reason: 'ill' }, doctor.token),
      await remove({ reason: 'ill' }, coordinator.token),
      await here.town.api.ask(removeReminder, { params: { id }, body: { reason: 'ill' } }),
    ]
    expect(told.map(({ status }) => status)).toEqual([404, 403, 403, 401])
    expect(await own()).toEqual([[false, null]])
  })

  it('is read by a doctor who treats the patient, in the list and in the history', async () => {
    await remove({ reason: 'ill' })
    const params = { id: patient.patientId }
    const list = await here.town.api.must(listPatientMedicines, { token: doctor.token, params })
    expect(list.reminders).toMatchObject([{ id, isRemoved: true, removedBecause: 'ill' }])
    const stranger = await doctorIn(appContext(), { name: 'Another Doctor' })
    expect((await here.town.api.ask(listPatientMedicines, { token: stranger.token, params })).status).toBe(
      404,
    )
    const { entries } = await here.town.api.must(listRecords, { token: patient.token, query: {} })
    expect(entries.find((entry) => entry.kind === 'medicine')?.facts).toMatchObject({ because: 'ill' })
  })
})
