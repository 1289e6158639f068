import {
  emptyDraft,
  type ItemDraft,
  type PrescriptionDraft,
} from '../../shared/prescriptions/prescriptions.forms.ts'
import { validUntilOf } from '../../shared/prescriptions/rules/prescriptions.validity.ts'
import { buildVisit } from '../appointments/appointments.fixtures.ts'
import { buildDocument, buildWholeUpload } from '../documents/documents.fixtures.ts'
import { newNumber } from '../platform/auth/paper-code.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { newId } from '../platform/runtime/ids.ts'
import { hashOf } from './prescriptions.code.ts'
import { columnsOf, itemRow } from './prescriptions.presenter.ts'
import { changePrescription, insertPrescription, replaceItems } from './prescriptions.repo.ts'

export const exampleItem: ItemDraft = {
  medicine: 'paracetamol',
  form: 'tablet',
  strength: '500 mg',
  dose: {
    kind: 'slots',
    amounts: { morning: 1, noon: 0, evening: 0, night: 1 },
    every: 1,
    days: 5,
  },
  food: 'after',
  quantity: 10,
  refills: 0,
  note: '',
  reason: '',
}

/** Whole enough to be signed for a woman with a profile. */
export const exampleDraft: PrescriptionDraft = { ...emptyDraft, pregnancy: 'no', items: [exampleItem] }

interface PrescriptionOptions {
  encounterId: string
  draft?: Partial<PrescriptionDraft>
  doctor?: string
  patient?: string
  mode?: 'in-person' | 'audio'
  signedAt: Date
}

/** Inserts a signed prescription without asking the rules. For tests and seeds. */
export async function buildPrescription(
  { store }: Pick<AppContext, 'store'>,
  options: PrescriptionOptions,
): Promise<string> {
  const { encounterId, signedAt } = options
  const draft = { ...exampleDraft, ...options.draft }
  const id = newId()
  const doctor = {
    name: options.doctor ?? 'Gurpreet Singh Sandhu',
    qualification: 'MBBS',
    council: 'Punjab Medical Council',
    registrationNumber: 'PMC-00000',
    clinic: 'Civil Hospital Nabha',
  }
  const patient = {
    name: options.patient ?? 'Harpreet Kaur',
    age: draft.age ?? 40,
    gender: draft.gender || ('Female' as const),
    address: draft.address || 'Nabha',
    weightKg: draft.weightKg,
    pregnancy: draft.pregnancy || null,
  }
  const number = newNumber()
  await store.db.transaction().execute(async (tx) => {
    const items = await insertDraft(tx, { id, encounterId, draft, at: signedAt })
    await changePrescription(tx, id, {
      status: 'active',
      number,
      // Near enough: the town's day is another one for some hours of the night.
      valid_until: validUntilOf(draft.items, signedAt.toISOString().slice(0, 10)),
      mode: options.mode ?? 'in-person',
      follow_up: false,
      rules_version: 1,
      prescriber: JSON.stringify(doctor),
      patient: JSON.stringify(patient),
      content_hash: hashOf({ number, doctor, patient, items }),
      signed_at: signedAt,
    })
  })
  return id
}

/** Inserts what a doctor wrote and has not signed. */
export async function buildPrescriptionDraft(
  { store }: Pick<AppContext, 'store'>,
  { encounterId, at }: { encounterId: string; at: Date },
): Promise<void> {
  await store.db
    .transaction()
    .execute((tx) => insertDraft(tx, { id: newId(), encounterId, draft: exampleDraft, at }))
}

async function insertDraft(
  tx: Tx,
  { id, encounterId, draft, at }: { id: string; encounterId: string; draft: PrescriptionDraft; at: Date },
) {
  const times = { created_at: at, updated_at: at }
  const row = { id, encounter_id: encounterId, status: 'draft' as const, version: 1, ...times }
  await insertPrescription(tx, { ...row, ...columnsOf(draft) })
  const items = draft.items.map((item, nth) => itemRow(id, nth, item, { concerns: [] }))
  await replaceItems(tx, id, items)
  return items
}

let visits = 0
/** A visit of a day of its own, which its doctor has begun. */
async function encounterOf({ appContext, patientId, doctorId }: Parameters<AccessRows[string]>[0]) {
  visits += 1
  return buildVisit(appContext, { patientId, doctorId, daysAgo: 40 + visits })
}

const ofEncounter =
  (body?: object): AccessRows[string] =>
  async (known) => ({ owner: 'doctor', id: await encounterOf(known), ...(body && { body }) })

async function signedOf(known: Parameters<AccessRows[string]>[0]): Promise<string> {
  const encounterId = await encounterOf(known)
  return buildPrescription(known.appContext, { encounterId, signedAt: known.appContext.clock() })
}

export const accessRows: AccessRows = {
  'prescriptions.read': ofEncounter(),
  'prescriptions.save': ofEncounter({ ...exampleDraft, version: 0 }),
  'prescriptions.sign': ofEncounter({ ...exampleDraft, version: 0 }),
  'prescriptions.stop': async (known) => {
    return { owner: 'doctor', id: await signedOf(known), body: { reason: 'A rash' } }
  },
  'prescriptions.addPaper': async (known) => {
    const { appContext, patientId, doctorId } = known
    const id = await signedOf(known)
    const upload = await buildWholeUpload(appContext, { patientId, userId: doctorId })
    return { owner: 'doctor', id, body: { upload } }
  },
  'prescriptions.paper': async (known) => {
    const { appContext, patientId } = known
    const id = await signedOf(known)
    await buildDocument(appContext, { patientId, kind: 'prescription', prescription: id })
    return { owner: 'doctor', id }
  },
  'prescriptions.ofPatient': ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId }),
}
