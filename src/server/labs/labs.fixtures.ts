import type { LabCode } from '../../shared/labs/catalogue/labs.catalogue.ts'
import { newNumber } from '../platform/auth/paper-code.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'
import { buildDocument, buildUpload, buildWholeUpload, smallPdf } from '../documents/documents.fixtures.ts'
import { buildFacility, buildMembership } from '../facilities/facilities.fixtures.ts'
import { buildResults } from '../laboratory/laboratory.fixtures.ts'
import { insertOrder } from './labs.repo.ts'

export interface LabOrderOptions {
  patientId: string
  doctorId: string
  items?: readonly LabCode[]
  pregnancy?: 'no' | 'pregnant' | 'afterBirth' | null
  note?: string
  encounterId?: string | null
  at?: Date
}

/** Inserts an order, as if nobody had been told. For tests and seeds. Returns its id. */
export async function buildLabOrder(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  options: LabOrderOptions,
): Promise<string> {
  const { patientId, doctorId, items = ['haemoglobin', 'potassium'], at = clock() } = options
  const id = newId()
  const order = {
    id,
    patient_id: patientId,
    doctor_id: doctorId,
    encounter_id: options.encounterId ?? null,
    number: newNumber(),
    status: 'active' as const,
    pregnancy: options.pregnancy ?? null,
    note: options.note ?? '',
    ordered_at: at,
    revoked_at: null,
    revoke_reason: '',
    to_review_since: null,
  }
  const rows = items.map((code, position) => ({ id: newId(), order_id: id, position, code }))
  await store.db.transaction().execute((tx) => insertOrder(tx, order, rows))
  return id
}

type Known = Parameters<AccessRows[string]>[0]

/** An order at a laboratory in which this doctor works. */
async function orderAtLaboratory({ appContext, patientId, doctorId }: Known) {
  const facilityId = await buildFacility(appContext, { name: 'Laboratory beside the school' })
  await buildMembership(appContext, { userId: doctorId, facilityId, role: 'lab' })
  return { facilityId, id: await buildLabOrder(appContext, { patientId, doctorId }) }
}

const ofLaboratory: AccessRows = {
  'laboratory.beginReport': async (known) => {
    const { id } = await orderAtLaboratory(known)
    return { owner: 'doctor', id, body: { id: newId(), size: smallPdf.length } }
  },
  'laboratory.appendReportPiece': async (known) => {
    const { id } = await orderAtLaboratory(known)
    const upload = await buildUpload(known.appContext, known.patientId, known.doctorId)
    return { owner: 'doctor', id, body: new Uint8Array(smallPdf), query: { offset: '0', upload } }
  },
  'laboratory.addReport': async (known) => {
    const { appContext, patientId, doctorId } = known
    const { facilityId, id } = await orderAtLaboratory(known)
    const upload = await buildWholeUpload(appContext, { patientId, userId: doctorId })
    return { owner: 'doctor', id, body: { facilityId, upload, title: '' } }
  },
  'laboratory.report': async (known) => {
    const { appContext, patientId } = known
    const { facilityId: facility, id: labOrder } = await orderAtLaboratory(known)
    const document = await buildDocument(appContext, { patientId, labOrder, facility })
    return { owner: 'doctor', id: labOrder, query: { document } }
  },
}

export const accessRows: AccessRows = {
  ...ofLaboratory,
  'labs.ofPatient': ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId }),
  'labs.order': ({ patientId }) =>
    Promise.resolve({
      owner: 'doctor',
      id: patientId,
      body: { items: ['haemoglobin'], pregnancy: 'no', note: '' },
    }),
  'labs.review': async ({ appContext, patientId, doctorId }) => {
    const orderId = await buildLabOrder(appContext, { patientId, doctorId, items: ['sodium'] })
    const facilityId = await buildFacility(appContext, { name: 'Laboratory at the crossing' })
    await buildResults(appContext, { orderId, facilityId, enteredBy: doctorId, values: { sodium: 140 } })
    return { owner: 'doctor', id: orderId, body: { seen: 1, note: '' } }
  },
  'labs.cancel': async ({ appContext, patientId, doctorId }) => ({
    owner: 'doctor',
    id: patientId,
    body: { order: await buildLabOrder(appContext, { patientId, doctorId }), reason: 'By mistake' },
  }),
}
