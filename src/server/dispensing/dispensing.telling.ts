import {
  dispenseChanged,
  dispensedStopped,
  dispensedTwice,
  outOfStock,
} from '../../shared/dispensing/dispensing.events.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import type { dispense } from './dispensing.operations.ts'
import type { GivenRow, ItemRow, SignedRow } from './dispensing.repo.ts'
import { listMemberships, type MembershipRow } from '../platform/auth/care/memberships.ts'

interface Told {
  row: SignedRow
  issue: 'duplicate' | 'stopped' | null
  before: { items: readonly ItemRow[]; given: readonly GivenRow[] }
}

/** Who must know of a dispense: the screens of doctor and patient, and by a notice what went wrong. */
export async function tellDispensed(
  ctx: RequestContext<typeof dispense>,
  tx: Tx,
  { row, issue, before }: Told,
): Promise<void> {
  const { actor, body, now, today } = ctx
  const about = { patientId: row.patient_id, area: 'guardianship' } as const
  const topics = [topicOfPerson(row.doctor_id), topicOfPerson(actor.id)]
  await publish(tx, { kind: dispenseChanged, subject: row.id, topics, about }, now)
  const facility = nameOf(await listMemberships(tx, actor, 'pharmacist'), body.facilityId)
  const facts = { patient: row.patient?.name ?? '', facility, date: today }
  const path = `/doctor/encounters/${row.encounter_id}/prescription`
  const missing = missingFirst(body.items, before)
  if (missing.length > 0) {
    const tell = [{ personId: row.doctor_id, facts: { ...facts, value: missing.join(', '), path } }]
    await publish(tx, { kind: outOfStock, subject: row.id, topics: [], tell }, now)
  }
  if (issue === null) return
  const kind = issue === 'duplicate' ? dispensedTwice : dispensedStopped
  const tell = [...new Set([row.doctor_id, actor.id])].map((personId) => ({
    personId,
    facts: { ...facts, value: row.number, ...(personId === row.doctor_id && { path }) },
  }))
  await publish(tx, { kind, subject: row.id, topics: [], tell }, now)
}

/** The medicines that nobody has missed before: the doctor is told once of each. */
function missingFirst(
  lines: readonly { itemId: string; quantity: number }[],
  { items, given }: Told['before'],
): string[] {
  const missed = new Set(given.flatMap(({ item_id, quantity }) => (quantity === 0 ? [item_id] : [])))
  return items.flatMap(({ id, name, strength }) => {
    const isMissing = lines.some(({ itemId, quantity }) => itemId === id && quantity === 0)
    return isMissing && !missed.has(id) ? [`${name} ${strength}`.trim()] : []
  })
}

function nameOf(memberships: readonly MembershipRow[], facilityId: string): string {
  return memberships.find((one) => one.facilityId === facilityId)?.name ?? ''
}
