import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import { insert, instants } from './whole-rows.ts'

/** A dispense with every column filled in: it was taken back. */
export async function addDispense(
  appContext: AppContext,
  who: { prescriptionId: string; facilityId: string | undefined; dispensedBy: string },
): Promise<void> {
  const at = instants(appContext)
  const { rows } = await appContext.store.pool.query<{ id: string }>(
    'select id from prescription_items where prescription_id = $1',
    [who.prescriptionId],
  )
  const id = randomUUID()
  await insert(appContext, 'medication_dispenses', {
    id,
    prescription_id: who.prescriptionId,
    facility_id: who.facilityId,
    dispensed_by: who.dispensedBy,
    performer: 'Baldev at the counter',
    status: 'entered-in-error',
    issue: 'duplicate',
    is_h1: true,
    dispensed_at: at(),
    recorded_at: at(),
    error_at: at(),
    error_reason: 'of the neighbour',
  })
  await insert(appContext, 'medication_dispense_items', {
    id: randomUUID(),
    dispense_id: id,
    item_id: rows[0]?.id,
    quantity: 7,
    product: 'Cipla of Goa',
    batch: 'BX-2291',
  })
}
