import { extentOf, type Extent } from '../../shared/dispensing/dispensing.rules.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { Prescription } from '../../shared/prescriptions/prescriptions.schemas.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { listItems } from './prescriptions.repo.ts'

/** What pharmacies gave of these prescriptions, newest first, without what was entered in error. */
export async function listDispensed(db: Database | Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('medication_dispenses as d')
    .innerJoin('facilities as f', 'f.id', 'd.facility_id')
    .innerJoin('medication_dispense_items as m', 'm.dispense_id', 'd.id')
    .select(['d.id', 'd.prescription_id', 'd.dispensed_at', 'm.item_id', 'm.quantity'])
    .select(['f.name', 'f.name_hi as nameHi', 'f.name_pa as namePa'])
    .where((is) => is('d.prescription_id', '=', is.fn.any(is.val([...ids]))))
    .where('d.status', '=', 'completed')
    .orderBy('d.dispensed_at', 'desc')
    .orderBy('d.id')
    .execute()
}
export type DispensedRow = Awaited<ReturnType<typeof listDispensed>>[number]

export function presentDispensed(
  rows: readonly DispensedRow[],
  prescriptionId: string,
  zone: string,
): Prescription['dispenses'] {
  const acts = new Map<string, Prescription['dispenses'][number]>()
  for (const { id, prescription_id, dispensed_at, item_id: itemId, quantity, ...facility } of rows) {
    if (prescription_id !== prescriptionId) continue
    const act = acts.get(id) ?? { id, at: momentIn(zone, dispensed_at), facility, items: [] }
    act.items.push({ itemId, quantity })
    acts.set(id, act)
  }
  return [...acts.values()]
}

/** For whoever scans the code: how much was given, and when last. Not where, and not what. */
export async function dispensedOf(
  db: Database,
  id: string,
  zone: string,
): Promise<{ dispensed: Extent; dispensedOn: string | null }> {
  const rows = (await listDispensed(db, [id])).filter(({ quantity }) => quantity > 0)
  const items = (await listItems(db, [id])).map((item) => ({
    quantity: item.quantity ?? 0,
    refills: item.refills,
    list: item.guideline_list,
    schedule: item.schedule,
    given: rows.reduce((sum, { item_id, quantity }) => sum + (item_id === item.id ? quantity : 0), 0),
  }))
  const [last] = rows
  return { dispensed: extentOf(items), dispensedOn: last ? dayIn(zone, last.dispensed_at) : null }
}
