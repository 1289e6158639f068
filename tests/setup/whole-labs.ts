import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import { newNumber } from '../../src/server/platform/auth/paper-code.ts'
import { insert, instants } from './whole-rows.ts'

/** An order of tests with every column filled in: it was cancelled, and had a result before. */
export async function addLabs(
  appContext: AppContext,
  who: { patientId: string; doctorId: string; encounterId: string; facilityId: string | undefined },
): Promise<void> {
  const at = instants(appContext)
  const orderId = randomUUID()
  await insert(appContext, 'lab_orders', {
    id: orderId,
    patient_id: who.patientId,
    doctor_id: who.doctorId,
    encounter_id: who.encounterId,
    number: newNumber(),
    status: 'revoked',
    pregnancy: 'afterBirth',
    note: 'come before the tea',
    ordered_at: at(),
    revoked_at: at(),
    revoke_reason: 'already done at the camp',
    to_review_since: at(),
  })
  const itemId = randomUUID()
  await insert(appContext, 'lab_order_items', {
    id: itemId,
    order_id: orderId,
    position: 3,
    code: 'haemoglobin',
  })
  const result = { order_id: orderId, item_id: itemId, facility_id: who.facilityId, entered_by: who.doctorId }
  await insert(appContext, 'lab_results', {
    ...result,
    id: randomUUID(),
    version: 2_643,
    status: 'amended',
    value: 6.83,
    word: null,
    flag: 'LL',
    range_low: 12.07,
    range_high: 15.09,
    reason: 'typed with a wrong point',
    performer: 'Kulwant of the laboratory',
    measured_at: at(),
    recorded_at: at(),
  })
  await insert(appContext, 'lab_results', {
    ...result,
    id: randomUUID(),
    version: 2_644,
    status: 'final',
    value: null,
    word: 'seen in the second tube',
    flag: null,
    range_low: null,
    range_high: null,
    reason: '',
    performer: 'Kulwant of the laboratory',
    measured_at: at(),
    recorded_at: at(),
  })
  await insert(appContext, 'lab_reviews', {
    id: randomUUID(),
    order_id: orderId,
    doctor_id: who.doctorId,
    reviewed_at: at(),
    note: 'eat more of green leaves',
  })
}
