import type { PrescriptionDraft } from '../../shared/prescriptions/prescriptions.forms.ts'
import { buildVisit } from '../appointments/appointments.fixtures.ts'
import { buildFacility, buildMembership } from '../facilities/facilities.fixtures.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'
import { buildPrescription, exampleItem } from '../prescriptions/prescriptions.fixtures.ts'
import { insertDispense, listItems } from './dispensing.repo.ts'

let visits = 0

/** A signed prescription of a visit of a day of its own. For tests. */
export async function buildSigned(
  appContext: AppContext,
  who: { patientId: string; doctorId: string },
  draft: Partial<PrescriptionDraft> = {},
): Promise<string> {
  visits += 1
  const encounterId = await buildVisit(appContext, { ...who, daysAgo: 400 + visits })
  return buildPrescription(appContext, { encounterId, signedAt: appContext.clock(), draft })
}

interface DispenseOptions {
  prescriptionId: string
  facilityId: string
  dispensedBy: string
  quantity?: number
  at?: Date
}

/** So much of the first medicine was dispensed. For tests and seeds. */
export async function buildDispense(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { prescriptionId, facilityId, dispensedBy, quantity = 10, at = clock() }: DispenseOptions,
): Promise<string> {
  const id = newId()
  const [item] = await listItems(store.db, prescriptionId)
  if (!item) throw new Error('The prescription has no medicine.')
  const { name: performer } = await store.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', dispensedBy)
    .executeTakeFirstOrThrow()
  const row = { id, prescription_id: prescriptionId, facility_id: facilityId, dispensed_by: dispensedBy }
  const facts = { status: 'completed' as const, issue: null, is_h1: item.schedule === 'H1', performer }
  const times = { dispensed_at: at, recorded_at: at, error_at: null, error_reason: '' }
  const given = { id: newId(), dispense_id: id, item_id: item.id, quantity, product: '', batch: '' }
  await store.db.transaction().execute((tx) => insertDispense(tx, { ...row, ...facts, ...times }, [given]))
  return id
}

export const accessRows: AccessRows = {
  'dispensing.takeBack': async ({ appContext, patientId, doctorId }) => {
    const facilityId = await buildFacility(appContext, { name: 'Jan Aushadhi' })
    await buildMembership(appContext, { userId: doctorId, facilityId, role: 'pharmacist' })
    // Another medicine than those that other endpoints sign: twice the same wants a reason.
    const items = [{ ...exampleItem, medicine: 'cetirizine', strength: '10 mg' }]
    const prescriptionId = await buildSigned(appContext, { patientId, doctorId }, { items })
    const id = await buildDispense(appContext, { prescriptionId, facilityId, dispensedBy: doctorId })
    return { owner: 'doctor', id, body: { reason: 'Another patient' } }
  },
}
