import { momentIn } from '../../shared/kit/moments.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { Dispensed, Sheet, SheetItem } from '../../shared/dispensing/dispensing.schemas.ts'
import type { DispenseRow, GivenRow, ItemRow, SignedRow } from './dispensing.repo.ts'

interface Known {
  row: SignedRow
  items: readonly ItemRow[]
  dispenses: readonly DispenseRow[]
  given: readonly GivenRow[]
}

/** How much of each line has been dispensed, what was entered in error left aside. */
export function givenOf({
  dispenses,
  given,
}: Pick<Known, 'dispenses' | 'given'>): ReadonlyMap<string, number> {
  const counted = new Set(dispenses.flatMap(({ id, status }) => (status === 'completed' ? [id] : [])))
  const totals = new Map<string, number>()
  for (const { dispense_id, item_id, quantity } of given)
    if (counted.has(dispense_id)) totals.set(item_id, (totals.get(item_id) ?? 0) + quantity)
  return totals
}

export function presentItems({ items, ...known }: Omit<Known, 'row'>): SheetItem[] {
  const totals = givenOf(known)
  return items.flatMap((item) => {
    const { id, name, form, strength, schedule, dose, food, note, quantity, refills } = item
    // A signed one has both.
    if (dose === null || quantity === null) return []
    const said = { id, name, form, strength, schedule, dose, food, note, quantity, refills }
    return [{ ...said, list: item.guideline_list, given: totals.get(id) ?? 0 }]
  })
}

/** No diagnosis, no address, no other record: what a counter needs. */
export function presentSheet(known: Known, actorId: string, zone: string): Sheet {
  const { id, number, status, signed_at, valid_until: validUntil, prescriber, patient } = known.row
  if (!prescriber || !patient) throw new Error(`Prescription ${id} is not signed.`)
  return {
    id,
    number,
    status,
    date: dayIn(zone, signed_at),
    validUntil,
    patient: { name: patient.name, age: patient.age },
    doctor: prescriber,
    items: presentItems(known),
    dispenses: known.dispenses.map((row) => presentDispense(row, known.given, actorId, zone)),
  }
}

function presentDispense(
  row: DispenseRow,
  given: readonly GivenRow[],
  actorId: string,
  zone: string,
): Dispensed {
  const { id, name, nameHi, namePa, status, issue } = row
  return {
    id,
    facility: { name, nameHi, namePa },
    at: momentIn(zone, row.dispensed_at),
    status,
    issue,
    errorReason: row.error_reason,
    isOwn: row.dispensed_by === actorId,
    items: given.flatMap(({ dispense_id, item_id: itemId, quantity, product, batch }) =>
      dispense_id === id ? [{ itemId, quantity, product, batch }] : [],
    ),
  }
}
