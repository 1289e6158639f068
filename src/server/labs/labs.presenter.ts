import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { mayCancel } from '../../shared/labs/labs.access.ts'
import type { LabOrder } from '../../shared/labs/labs.schemas.ts'
import type { ItemRow, OrderRow } from './labs.repo.ts'

export interface Known {
  items: readonly ItemRow[]
}

/** `viewer`: who asks. */
export function presentOrder(
  row: OrderRow,
  { items }: Known,
  { viewer, zone }: { viewer: string; zone: string },
): LabOrder {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    doctor: { name: nameWithoutTitle(row.doctor) },
    orderedAt: momentIn(zone, row.ordered_at),
    pregnancy: row.pregnancy,
    note: row.note,
    cancelReason: row.revoke_reason,
    isOwn: mayCancel({ doctorId: row.doctor_id }, { id: viewer }),
    items: items.flatMap(({ id, order_id, code }) => (order_id === row.id ? [{ id, code }] : [])),
  }
}
