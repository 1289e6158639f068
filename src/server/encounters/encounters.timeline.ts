import { sql } from 'kysely'
import type { EncounterFacts } from '../../shared/encounters/encounters.timeline.ts'
import { seenBy } from '../platform/auth/care/sensitive.ts'
import {
  isAsked,
  type TimelineAsked,
  type TimelineRow,
  type TimelineSource,
} from '../platform/context/timeline.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { namesOfValue } from '../platform/http/errors/sentences.ts'

/** Visits and calls that are over: with what their signed note says, or without a note. */
export const encounterTimeline: TimelineSource = {
  kind: 'encounter',
  async read(db, asked) {
    return (await listRows(db, asked)).map(entryOf)
  },
}

function listRows(db: Database | Tx, asked: TimelineAsked) {
  const at = sql<Date>`coalesce(e.started_at, e.ended_at, '1970-01-01 00:00:00+00'::timestamptz)`
  return db
    .selectFrom('encounters as e')
    .leftJoin('encounter_notes as n', (join) =>
      join.onRef('n.encounter_id', '=', 'e.id').on('n.status', '=', 'final'),
    )
    .leftJoin('appointments as a', 'a.id', 'e.appointment_id')
    .leftJoin('facilities as f', 'f.id', 'e.facility_id')
    .select([
      'e.id',
      'e.doctor_id',
      'e.sensitive',
      'e.class',
      'e.started_at',
      'e.ended_at',
      at.as('at'),
      'a.day',
    ])
    .select(['n.encounter_id as note', 'n.diagnosis', 'n.diagnosis_status', 'n.complaint'])
    .select(['f.name as facility', 'f.name_hi as facilityHi', 'f.name_pa as facilityPa'])
    .where('e.patient_id', '=', asked.patientId)
    .where(seenBy(asked.viewer, 'e'))
    .where((is) => is.or([is('e.status', '=', 'finished'), is('n.status', '=', 'final')]))
    .where(isAsked(at, sql`e.id`, asked))
    .orderBy(at, 'desc')
    .orderBy('e.id', 'desc')
    .limit(asked.limit)
    .execute()
}

function entryOf(row: Awaited<ReturnType<typeof listRows>>[number]): TimelineRow {
  const { id, at, diagnosis, facility, facilityHi, facilityPa } = row
  const isTimed = row.started_at !== null || row.ended_at !== null
  const facts: EncounterFacts = {
    type: row.class === 'VR' ? 'teleconsultation' : 'in-person',
    hasNote: row.note !== null,
    diagnosis: diagnosis ?? '',
    diagnosisStatus: row.diagnosis_status,
    facility: facility ?? '',
    facilityHi: facilityHi ?? '',
    facilityPa: facilityPa ?? '',
  }
  return {
    id,
    at,
    // Of a visit from before the table: the day that was agreed.
    ...(!isTimed && { day: row.day ?? '' }),
    status: 'active',
    by: { as: 'doctor', userId: row.doctor_id },
    facts,
    isSensitive: row.sensitive,
    words: [
      facts.diagnosis,
      row.complaint ?? '',
      facts.facility,
      facts.facilityHi,
      facts.facilityPa,
      ...namesOfValue('appointments.types', facts.type),
    ],
  }
}
