import { sql } from 'kysely'
import type { DispenseFacts } from '../../shared/dispensing/dispensing.timeline.ts'
import { seenBy } from '../platform/auth/care/sensitive.ts'
import {
  isAsked,
  type TimelineAsked,
  type TimelineRow,
  type TimelineSource,
} from '../platform/context/timeline.ts'
import type { Database, Tx } from '../platform/db/database.ts'

/** What pharmacies gave, or did not have; also what they took back as entered in error. */
export const dispenseTimeline: TimelineSource = {
  kind: 'dispense',
  async read(db, asked) {
    return (await listRows(db, asked)).map(entryOf)
  },
}

/** By the patient's prescriptions, which are few: a dispense has no patient of its own. */
function listRows(db: Database | Tx, asked: TimelineAsked) {
  return db
    .selectFrom('prescriptions as p')
    .innerJoin('medication_dispenses as d', 'd.prescription_id', 'p.id')
    .innerJoin('encounters as e', 'e.id', 'p.encounter_id')
    .innerJoin('facilities as f', 'f.id', 'd.facility_id')
    .select(['d.id', 'd.status', 'd.dispensed_at as at', 'd.dispensed_by', 'd.performer'])
    .select('e.sensitive')
    .select(['f.name as facility', 'f.name_hi as facilityHi', 'f.name_pa as facilityPa'])
    .select([medicines(sql`m.quantity > 0`).as('medicines'), medicines(sql`m.quantity = 0`).as('missing')])
    .where('p.patient_id', '=', asked.patientId)
    .where(seenBy(asked.viewer, 'e'))
    .where('p.status', '<>', sql.lit('draft'))
    .where(isAsked(sql`d.dispensed_at`, sql`d.id`, asked))
    .orderBy('d.dispensed_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(asked.limit)
    .execute()
}

function medicines(isWanted: ReturnType<typeof sql>) {
  return sql<string[]>`array(select i.name || ' ' || i.strength from medication_dispense_items m
    join prescription_items i on i.id = m.item_id where m.dispense_id = d.id and ${isWanted} order by i.position)`
}

function entryOf(row: Awaited<ReturnType<typeof listRows>>[number]): TimelineRow {
  const { id, at, medicines: given, missing, facility, facilityHi, facilityPa } = row
  const facts: DispenseFacts = { medicines: given, missing, facility, facilityHi, facilityPa }
  return {
    id,
    at,
    status: row.status === 'completed' ? 'active' : row.status,
    by: { as: 'pharmacy', userId: row.dispensed_by, name: row.performer },
    facts,
    isSensitive: row.sensitive,
    words: [...given, ...missing, facility, facilityHi, facilityPa],
  }
}
