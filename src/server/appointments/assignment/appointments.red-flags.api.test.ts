import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  listAppointments,
  readDoctorSummary,
  rejectAppointment,
  requestAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { redFlagRules } from '../../../shared/red-flags/red-flags.rules.ts'

let town: TestTown
let patient: SignedIn
const { appContext, ask, act, seenBy, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext())
})

const body = { specialization: 'ਛਾਤੀ ਵਿੱਚ ਦਰਦ', date: '2026-11-21', time: '15:00', type: 'in-person' as const }
const stored = async () =>
  (await appContext().store.pool.query('select specialization, red_flags, red_flag_rules from appointments'))
    .rows

describe('a request whose note has a red flag', () => {
  it('is refused until the patient has seen it, and names the flag so that an old client shows 108', async () => {
    const { token } = patient
    const refused = await town.api.ask(requestAppointment, { token, body })
    expect(refused).toMatchObject({
      status: 409,
      error: {
        code: 'redFlag',
        details: { redFlags: ['chestPain'] },
        message: expect.stringContaining('108') as string,
      },
    })
    expect(
      (await town.api.ask(requestAppointment, { token, body: { ...body, redFlagsSeen: false } })).status,
    ).toBe(409)
    expect(await stored()).toEqual([])
  })

  it('is stored with the flags that the server found and the version of its rules', async () => {
    await doctorIn(appContext(), { specialization: 'General physician' })
    expect(await ask(patient, { ...body, redFlagsSeen: true })).toMatchObject({ redFlags: ['chestPain'] })
    expect(await stored()).toMatchObject([{ red_flags: ['chestPain'], red_flag_rules: redFlagRules }])
  })

  it('that only sounds urgent is asked about too, and is marked without a name for any doctor', async () => {
    const bones = await doctorIn(appContext(), { specialization: 'Orthopedics', name: 'Bones' })
    const unnamed = {
      ...body,
      specialization: 'leg bone, they carried her in, she is all grey and will not talk',
    }
    expect(await town.api.ask(requestAppointment, { token: patient.token, body: unnamed })).toMatchObject({
      status: 409,
      error: { code: 'redFlag', details: { redFlags: ['ownWords'] } },
    })
    const asked = await ask(patient, { ...unnamed, redFlagsSeen: true })
    expect(asked).toMatchObject({ redFlags: ['ownWords'], doctor: { name: 'Bones' } })
    const [told] = await town.api.must(listNotices, { token: bones.token })
    expect(told).toMatchObject({ kind: 'appointments.requested' })
    expect(told?.facts).not.toHaveProperty('redFlag')
  })

  it('a harmless note has no flag, whatever the client says', async () => {
    const forged = { ...body, specialization: 'fever', redFlagsSeen: true, redFlags: ['snakeBite'] }
    expect(await ask(patient, forged)).toMatchObject({ redFlags: [] })
    expect(await stored()).toMatchObject([{ red_flags: [], red_flag_rules: redFlagRules }])
  })

  it('is refused for nobody, a doctor and the desk as any request', async () => {
    const others = [await doctorIn(appContext()), await personIn(appContext(), 'coordinator')]
    expect((await town.api.ask(requestAppointment, { body })).status).toBe(401)
    for (const { token } of others)
      expect((await town.api.ask(requestAppointment, { token, body })).status).toBe(403)
  })
})

describe('what the record knows need not be written again', () => {
  const born = (months: number) =>
    appContext().store.pool.query(
      'update patients set birth_year = $2, age_said_on = $3, age_said_at_birth = true where id = $1',
      [patient.patientId, 2026, `2026-${String(11 - months).padStart(2, '0')}-01`],
    )
  const woman = () =>
    appContext().store.pool.query("update patients set gender = 'Female' where id = $1", [patient.patientId])

  it('"blood" of a woman who says that she is pregnant, and of one who said so with her last request', async () => {
    await doctorIn(appContext(), { specialization: 'Orthopedics', name: 'Bones' })
    await doctorIn(appContext(), { specialization: 'Gynecology', name: 'Mothers' })
    await woman()
    const bleeding = { ...body, specialization: 'khoon aa raha hai', pregnancy: 'pregnant' as const }
    expect(await town.api.ask(requestAppointment, { token: patient.token, body: bleeding })).toMatchObject({
      status: 409,
      error: { details: { redFlags: ['pregnancy'] } },
    })
    expect(await ask(patient, { ...bleeding, redFlagsSeen: true })).toMatchObject({
      redFlags: ['pregnancy'],
      doctor: { name: 'Mothers' },
    })
    const later = { ...body, specialization: 'bad headache and blurred sight', time: '16:00' }
    expect((await town.api.ask(requestAppointment, { token: patient.token, body: later })).status).toBe(409)
    const denied = { ...later, pregnancy: 'no' as const }
    expect((await town.api.ask(requestAppointment, { token: patient.token, body: denied })).status).toBe(201)
  })

  it('"fever" of a baby of one month, and not of one of eight', async () => {
    const fever = { ...body, specialization: 'ਬੁਖ਼ਾਰ' }
    await born(1)
    expect(await town.api.ask(requestAppointment, { token: patient.token, body: fever })).toMatchObject({
      status: 409,
      error: { details: { redFlags: ['sickChild'] } },
    })
    await born(8)
    expect(await ask(patient, fever)).toMatchObject({ redFlags: [] })
  })
})

describe('the doctor of a request', () => {
  const reject = ({ token }: SignedIn, id: string) =>
    town.api.must(rejectAppointment, { token, params: { id }, body: { reason: 'notMyField' } })

  it('with chest pain is never the bone doctor, also when all others say that it is not their field', async () => {
    const bones = await doctorIn(appContext(), { specialization: 'Orthopedics', name: 'Bones' })
    const one = await doctorIn(appContext(), { specialization: 'General physician', name: 'One' })
    const two = await doctorIn(appContext(), { specialization: 'General physician', name: 'Two' })
    const { _id, doctor } = await ask(patient, { ...body, redFlagsSeen: true })
    const [first, second] = doctor?.name === 'One' ? [one, two] : [two, one]
    await reject(first, _id)
    expect(await seenBy(second, _id)).toMatchObject({ isOtherField: true })
    await reject(second, _id)
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending', doctor: null })
    expect(await town.api.must(listNotices, { token: bones.token })).toEqual([])
    // Neither listed nor counted nor to be taken, although it is open.
    expect(await town.api.must(listAppointments, { token: bones.token })).toEqual([])
    expect(await town.api.must(readDoctorSummary, { token: bones.token })).toMatchObject({ openRequests: 0 })
    const taken = await town.api.ask(acceptAppointment, { token: bones.token, params: { id: _id } })
    expect(taken.status).toBe(409)
    const heart = await doctorIn(appContext(), { specialization: 'Cardiology', name: 'Heart' })
    expect(await seenBy(heart, _id)).toMatchObject({ allowedActions: ['accept', 'reject'] })
    expect(await town.api.must(readDoctorSummary, { token: heart.token })).toMatchObject({ openRequests: 1 })
  })

  it('with chest pain is anybody where nobody in the town treats it', async () => {
    const bones = await doctorIn(appContext(), { specialization: 'Orthopedics', name: 'Bones' })
    const { _id } = await ask(patient, { ...body, redFlagsSeen: true })
    expect(await seenBy(bones, _id)).toMatchObject({ allowedActions: ['accept', 'reject'] })
    expect(await town.api.must(listNotices, { token: bones.token })).toMatchObject([
      { kind: 'appointments.offered' },
    ])
  })

  it('with chest pain in Punjabi is never the bone doctor, who was the one before', async () => {
    await doctorIn(appContext(), { specialization: 'Orthopedics', name: 'Bones' })
    const physician = await doctorIn(appContext(), { specialization: 'General physician', name: 'Physician' })
    await doctorIn(appContext(), { specialization: 'Cardiology', name: 'Heart' })
    const asked = await ask(patient, { ...body, redFlagsSeen: true })
    expect(asked.doctor).toMatchObject({ name: 'Physician' })
    expect(await seenBy(physician, asked._id)).toMatchObject({ redFlags: ['chestPain'] })
  })

  it.each([
    [13, 'fever', 'Child'],
    [14, 'fever', 'Physician'],
    [13, 'tooth pain', 'Teeth'],
    [40, 'fever', 'Physician'],
  ])('at %i years with %s is %s', async (age, specialization, name) => {
    await doctorIn(appContext(), { specialization: 'General physician', name: 'Physician' })
    await doctorIn(appContext(), { specialization: 'Pediatrics', name: 'Child' })
    await doctorIn(appContext(), { specialization: 'Dentist', name: 'Teeth' })
    await appContext().store.pool.query(
      'update patients set birth_year = $2, age_said_on = $3, age_said_at_birth = false where id = $1',
      [patient.patientId, 2026 - age, '2026-11-21'],
    )
    expect((await ask(patient, { specialization })).doctor).toMatchObject({ name })
  })
})

describe('a cancellation whose reason has a red flag', () => {
  const reason = 'She has chest pain'
  const cancel = (by: SignedIn, id: string, more: object = {}) =>
    town.api.ask(cancelAppointment, { token: by.token, params: { id }, body: { reason, ...more } })

  it('of a patient is refused until it has been seen; then the doctor reads of the sign', async () => {
    const doctor = await doctorIn(appContext())
    const { _id } = await ask(patient)
    expect(await cancel(patient, _id)).toMatchObject({
      status: 409,
      error: { code: 'redFlag', details: { redFlags: ['chestPain'] } },
    })
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending', reason: null })
    expect(await cancel(patient, _id, { redFlagsSeen: true })).toMatchObject({
      status: 200,
      answer: { status: 'cancelled', reason },
    })
    const [told] = await town.api.must(listNotices, { token: doctor.token })
    expect(told).toMatchObject({ kind: 'appointments.cancelledByPatient', facts: { redFlag: 'yes' } })
  })

  it('of a doctor is the doctor’s words to the patient', async () => {
    const doctor = await doctorIn(appContext())
    const { _id } = await ask(patient)
    await act(acceptAppointment, doctor, _id)
    expect(await cancel(doctor, _id)).toMatchObject({ status: 200, answer: { status: 'cancelled' } })
  })
})
