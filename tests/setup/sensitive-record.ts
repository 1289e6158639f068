import { buildAlarm } from '../../src/server/alarms/alarms.fixtures.ts'
import { buildVisit } from '../../src/server/appointments/appointments.fixtures.ts'
import { buildEmergencyAccess } from '../../src/server/breakglass/breakglass.fixtures.ts'
import { buildCondition } from '../../src/server/conditions/conditions.fixtures.ts'
import { buildDispense } from '../../src/server/dispensing/dispensing.fixtures.ts'
import { buildDocument } from '../../src/server/documents/documents.fixtures.ts'
import { buildNote } from '../../src/server/encounters/encounters.fixtures.ts'
import { buildFacility, buildMembership } from '../../src/server/facilities/facilities.fixtures.ts'
import { buildLabOrder } from '../../src/server/labs/labs.fixtures.ts'
import { buildResults } from '../../src/server/laboratory/laboratory.fixtures.ts'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import { newId } from '../../src/server/platform/runtime/ids.ts'
import { buildPrescription, exampleItem } from '../../src/server/prescriptions/prescriptions.fixtures.ts'
import { buildReminder } from '../../src/server/reminders/reminders.fixtures.ts'
import { doctorIn, patientIn, type SignedIn } from './people.ts'

/** Doctors by what connects them with the patient. */
const connections = [
  'author',
  'other',
  'opened',
  'closed',
  'emergency',
  'colleague',
  'onAlarm',
  'former',
] as const
type Doctors = Record<(typeof connections)[number], SignedIn>

export interface Secrets {
  patient: SignedIn
  doctors: Doctors
  encounterId: string
  prescriptionId: string
  orderId: string
  documentId: string
  /** Noted in the visit. */
  illnessId: string
  /** Said by the patient, who keeps it private. */
  ownIllnessId: string
}

let visits = 0
/** A visit of a day of its own, which its doctor has begun. Returns the encounter’s id. */
export async function encounterOf(
  appContext: AppContext,
  who: { patientId: string; doctorId: string },
  { daysAgo, ...options }: { specialization?: string; facilityId?: string; daysAgo?: number } = {},
): Promise<string> {
  visits += 1
  return buildVisit(appContext, { ...who, ...options, daysAgo: daysAgo ?? visits })
}

/** A patient with a sensitive visit, document and illness, and a doctor of each kind. All of it says “secret”. */
export async function secretsIn(appContext: AppContext): Promise<Secrets> {
  const { db } = appContext.store
  visits = 0
  const patient = await patientIn(appContext)
  const { patientId } = patient
  const doctors = {} as Doctors
  for (const name of connections) doctors[name] = await doctorIn(appContext, { name })
  const facilityId = await buildFacility(appContext, { name: 'Clinic at the gate' })
  await buildMembership(appContext, { userId: doctors.colleague.id, facilityId, role: 'doctor' })
  const who = { patientId, doctorId: doctors.author.id }
  const encounterId = await encounterOf(appContext, who, { specialization: 'Secret reason', facilityId })
  for (const name of ['other', 'opened', 'closed'] as const)
    await encounterOf(
      appContext,
      { patientId, doctorId: doctors[name].id },
      { specialization: 'Fever', ...(name === 'other' && { facilityId }) },
    )
  const signedAt = appContext.clock()
  const note = { diagnosis: 'Secret diagnosis', complaint: 'Secret complaint' }
  await buildNote(appContext, { encounterId, note, signedAt })
  const items = [
    {
      ...exampleItem,
      medicine: 'fluoxetine',
      strength: '20 mg',
      form: 'capsule' as const,
      note: 'Secret hint',
    },
    { ...exampleItem, medicine: 'diclofenac', strength: '50 mg' },
  ]
  const prescriptionId = await buildPrescription(appContext, {
    encounterId,
    signedAt,
    draft: { items, advice: 'Secret advice' },
  })
  const { id } = await db
    .selectFrom('prescription_items')
    .select('id')
    .where('prescription_id', '=', prescriptionId)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  await buildReminder(appContext, { id, patientId, name: 'Secret fluoxetine', times: ['08:00'] })
  await buildDispense(appContext, { prescriptionId, facilityId, dispensedBy: doctors.author.id })
  const orderId = await buildLabOrder(appContext, {
    ...who,
    encounterId,
    items: ['tsh'],
    note: 'Secret test',
  })
  await buildResults(appContext, { orderId, facilityId, enteredBy: doctors.author.id, values: { tsh: 9.5 } })
  await buildDocument(appContext, { patientId, title: 'Secret report', labOrder: orderId })
  const documentId = await buildDocument(appContext, { patientId, title: 'Secret paper', kind: 'other' })
  const illness = { patientId, kind: 'condition' } as const
  const illnessId = await buildCondition(appContext, {
    ...illness,
    doctorId: doctors.author.id,
    encounterId,
    code: 'epilepsy',
    text: 'Secret illness',
  })
  const ownIllnessId = await buildCondition(appContext, {
    ...illness,
    userId: patient.id,
    code: 'kidneyDisease',
    text: 'Secret kidneys',
    isPrivate: true,
  })
  const long = { patientId, doctorId: doctors.former.id }
  const oldId = await encounterOf(appContext, long, { specialization: 'Old secret', daysAgo: 400 })
  await buildNote(appContext, { encounterId: oldId, note: { diagnosis: 'Old secret' }, signedAt })
  const hidden = [encounterId, oldId]
  await db.updateTable('encounters').set({ sensitive: true }).where('id', 'in', hidden).execute()
  await db.updateTable('documents').set({ sensitive: true }).where('id', '=', documentId).execute()
  await buildEmergencyAccess(appContext, { patientId, doctorId: doctors.emergency.id })
  const alarm = await buildAlarm(appContext, { patientId })
  const answered = { acknowledged_by: doctors.onAlarm.id, acknowledged_at: signedAt }
  await db.updateTable('alarms').set(answered).where('id', '=', alarm).execute()
  const opening = { patient_id: patientId, opened_by: patient.id, opened_at: signedAt }
  // An emergency is no treatment, so an opening from earlier counts for nothing in it.
  for (const name of ['opened', 'closed', 'emergency'] as const)
    for (const of of [
      { encounter_id: encounterId },
      { document_id: documentId },
      { condition_id: ownIllnessId },
    ])
      await db
        .insertInto('sensitive_openings')
        .values({
          ...opening,
          ...of,
          id: newId(),
          doctor_id: doctors[name].id,
          ended_at: name === 'closed' ? signedAt : null,
        })
        .execute()
  return { patient, doctors, encounterId, prescriptionId, orderId, documentId, illnessId, ownIllnessId }
}
