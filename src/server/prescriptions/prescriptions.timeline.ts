import { sql } from 'kysely'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { PrescriptionFacts } from '../../shared/prescriptions/prescriptions.timeline.ts'
import { seenBy } from '../platform/auth/care/sensitive.ts'
import {
  isAsked,
  type TimelineAsked,
  type TimelineRow,
  type TimelineSource,
} from '../platform/context/timeline.ts'
import type { Database, Tx } from '../platform/db/database.ts'

/** Signed prescriptions, also stopped ones. */
export const prescriptionTimeline: TimelineSource = {
  kind: 'prescription',
  async read(db, asked) {
    return (await listRows(db, asked)).map((row) => entryOf(row, asked.zone))
  },
}

function listRows(db: Database | Tx, asked: TimelineAsked) {
  return db
    .selectFrom('prescriptions as p')
    .innerJoin('encounters as e', 'e.id', 'p.encounter_id')
    .select(['p.id', 'p.number', 'p.status', 'p.signed_at', 'p.stopped_at', 'p.prescriber', 'e.doctor_id'])
    .select('e.sensitive')
    .select(
      sql<string[]>`array(select i.name || ' ' || i.strength from prescription_items i
        where i.prescription_id = p.id order by i.position)`.as('medicines'),
    )
    .where('p.patient_id', '=', asked.patientId)
    .where(seenBy(asked.viewer, 'e'))
    .where('p.status', '<>', sql.lit('draft'))
    .where(isAsked(sql`p.signed_at`, sql`p.id`, asked))
    .$narrowType<{ status: 'active' | 'stopped'; number: string; signed_at: Date }>()
    .orderBy('p.signed_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(asked.limit)
    .execute()
}

function entryOf(row: Awaited<ReturnType<typeof listRows>>[number], zone: string): TimelineRow {
  const { id, number, status, signed_at: at, medicines, prescriber } = row
  const stoppedOn = row.stopped_at ? dayIn(zone, row.stopped_at) : ''
  const facts: PrescriptionFacts = { number, medicines, stoppedOn }
  const by = { as: 'doctor', userId: row.doctor_id, name: prescriber?.name ?? '' } as const
  return { id, at, status, by, facts, isSensitive: row.sensitive, words: [...medicines, number] }
}
