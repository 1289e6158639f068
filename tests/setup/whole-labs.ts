import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import { newNumber } from '../../src/server/platform/auth/paper-code.ts'
import { insert, instants } from './whole-rows.ts'

/** An order of tests with every column filled in: it was cancelled. */
export async function addLabs(
  appContext: AppContext,
  who: { patientId: string; doctorId: string; encounterId: string },
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
  })
  await insert(appContext, 'lab_order_items', {
    id: randomUUID(),
    order_id: orderId,
    position: 3,
    code: 'haemoglobin',
  })
}
