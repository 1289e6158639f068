import { beforeEach, describe, expect, it } from 'vitest'
import {
  addReminder,
  listPatientMedicines,
  listReminders,
  markDose,
} from '../../shared/reminders/reminders.endpoints.ts'
import { skipReasons } from '../../shared/reminders/reminders.schedule.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { here, list, onMorningWithoutMedicines, today } from '../../../tests/setup/medicines.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first } from '../../../tests/setup/town.ts'

onMorningWithoutMedicines()

const appContext = () => first(here.town.servers).appContext
const pill = { name: 'Pill', dosage: '', times: ['08:00', '20:00'] }
const dose = { day: today, time: '20:00' }

describe('the reason of a skipped dose', () => {
  let id: string
  const mark = (body: object) =>
    here.town.api.ask(markDose, { token: here.token, params: { id }, body: { ...dose, ...body } })
  const kept = async () => (await list()).doses.map(({ state, reason }) => [state, reason])
  beforeEach(async () => {
    ;({ id } = await here.town.api.must(addReminder, { token: here.token, body: pill }))
  })

  it('is kept, changed, and taken back', async () => {
    await mark({ state: 'skipped', reason: 'ranOut' })
    expect(await kept()).toEqual([['skipped', 'ranOut']])
    await mark({ state: 'skipped', reason: 'ill' })
    expect(await kept()).toEqual([['skipped', 'ill']])
    await mark({ state: 'skipped', reason: null })
    expect(await kept()).toEqual([['skipped', null]])
  })

  it('goes when the dose was taken after all, also with a version that knows no reasons', async () => {
    await mark({ state: 'skipped', reason: 'forgot' })
    await mark({ state: 'taken' })
    expect(await kept()).toEqual([['taken', null]])
    await mark({ state: 'skipped' })
    expect(await kept()).toEqual([['skipped', null]])
  })

  it('stays when an earlier version says again that the dose was skipped', async () => {
    await mark({ state: 'skipped', reason: 'stopped' })
    expect((await mark({ state: 'skipped' })).answer).toMatchObject({ state: 'skipped', reason: 'stopped' })
    expect(await kept()).toEqual([['skipped', 'stopped']])
  })

  it('belongs to no dose that was taken', async () => {
    await mark({ state: 'taken', reason: 'forgot' })
    expect(await kept()).toEqual([['taken', null]])
  })

  it.each(skipReasons)('%s is kept', async (reason) => {
    await mark({ state: 'skipped', reason })
    expect(await kept()).toEqual([['skipped', reason]])
  })

  it('that is none of the six is refused at its field', async () => {
    const refused = await mark({ state: 'skipped', reason: 'lazy' })
    expect(refused).toMatchObject({ status: 400, error: { fields: { reason: 'invalid' } } })
    expect(await kept()).toEqual([])
  })
})

describe('a doctor', () => {
  let patient: SignedIn
  let doctor: SignedIn
  beforeEach(async () => {
    patient = await patientIn(appContext())
    doctor = await doctorIn(appContext())
    const { token } = patient
    const { id } = await here.town.api.must(addReminder, { token, body: pill })
    const body = { ...dose, state: 'skipped', reason: 'ranOut' } as const
    await here.town.api.must(markDose, { token, params: { id }, body })
  })
  const treat = (status: 'pending' | 'scheduled') =>
    buildAppointments(appContext(), [
      { patientId: patient.patientId, doctorId: doctor.id, date: today, time: '15:00', status },
    ])
  const ask = (token = doctor.token) =>
    here.town.api.ask(listPatientMedicines, { token, params: { id: patient.patientId } })

  it('who treats the patient sees medicines, doses and reasons, and the look is in the audit log', async () => {
    await treat('scheduled')
    const { answer } = await ask()
    expect(answer.reminders).toMatchObject([{ name: 'Pill' }])
    expect(answer.doses).toMatchObject([{ ...dose, state: 'skipped', reason: 'ranOut' }])
    const { rows } = await appContext().store.pool.query(
      'select action, subject from audit_log where actor_id = $1',
      [doctor.id],
    )
    expect(rows).toEqual([{ action: 'reminders.ofPatient', subject: patient.patientId }])
  })

  it('who was only asked sees nothing; neither do others', async () => {
    expect(await ask()).toMatchObject({ status: 404 })
    await treat('pending')
    expect(await ask()).toMatchObject({ status: 404 })
    expect(await ask(patient.token)).toMatchObject({ status: 403 })
    const own = await here.town.api.must(listReminders, { token: patient.token })
    expect(own.reminders).toHaveLength(1)
  })
})
