import { sql } from 'kysely'
import type { ImmunizationFacts } from '../../shared/immunizations/immunizations.timeline.ts'
import {
  isAsked,
  type TimelineAsked,
  type TimelineRow,
  type TimelineSource,
} from '../platform/context/timeline.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { namesOfValue } from '../platform/http/errors/sentences.ts'
import { givenAt } from './immunizations.repo.ts'

/** What was given on one day is one entry, at that day; also what was marked as wrong. */
export const immunizationTimeline: TimelineSource = {
  kind: 'immunization',
  async read(db, asked) {
    return (await listRows(db, asked)).map(entryOf)
  },
}

function listRows(db: Database | Tx, asked: TimelineAsked) {
  return db
    .selectFrom('immunizations as i')
    .select(['i.id', 'i.doses', 'i.text', 'i.place', 'i.status', 'i.given_on', givenAt.as('at')])
    .select(['i.entered_as', 'i.entered_by', 'i.confirmed_by'])
    .where('i.patient_id', '=', asked.patientId)
    .where(isAsked(givenAt, sql`i.id`, asked))
    .orderBy(givenAt, 'desc')
    .orderBy('i.id', 'desc')
    .limit(asked.limit)
    .execute()
}

function entryOf(row: Awaited<ReturnType<typeof listRows>>[number]): TimelineRow {
  const { id, at, text, place } = row
  const facts: ImmunizationFacts = { doses: row.doses, text, place }
  return {
    id,
    at,
    // A card says the day.
    day: row.given_on,
    status: row.status === 'completed' ? 'active' : row.status,
    by: { as: row.entered_as === 'doctor' ? 'doctor' : 'family', userId: row.entered_by },
    confirmedBy: row.confirmed_by,
    facts,
    words: [text, place, ...row.doses.flatMap((dose) => namesOfValue('immunizations.doses', dose))],
  }
}
