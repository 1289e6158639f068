import { sql } from 'kysely'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { hasWords } from '../../shared/kit/text/words.ts'
import { readingCodes, typeOfCode, valuesOf } from '../../shared/vitals/codes/vitals.codes.ts'
import type { ObservationFacts } from '../../shared/vitals/vitals.timeline.ts'
import { readingText, readingTypes, type ReadingType } from '../../shared/vitals/vitals.units.ts'
import {
  isAsked,
  type TimelineAsked,
  type TimelineRow,
  type TimelineSource,
} from '../platform/context/timeline.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { namesOfValue } from '../platform/http/errors/sentences.ts'

/** Readings, also those entered in error. */
export const vitalTimeline: TimelineSource = {
  kind: 'observation',
  async read(db, asked) {
    return (await listRows(db, asked)).map((row) => entryOf(row, asked.zone))
  },
  // There are thousands of them, and nothing in them but the name of the type to look for.
  mayHave: (words) => readingTypes.some((type) => hasWords(namesOf(type), words)),
}

function namesOf(type: ReadingType): string[] {
  return namesOfValue('vitalSigns.types', type)
}

function listRows(db: Database | Tx, asked: TimelineAsked) {
  const at = sql<Date>`happened_at(o.effective_at, o.effective_on, o.submitted_at)`
  return db
    .selectFrom('observations as o')
    .select(['o.id', 'o.code', 'o.value', 'o.component_values', 'o.unit', 'o.original_unit', 'o.off_scale'])
    .select(['o.interpretation', 'o.only_unanswered', 'o.entered_in_error_at', 'o.recorded_by'])
    .select(['o.effective_on', 'o.effective_at', 'o.submitted_at', at.as('at')])
    .where('o.patient_id', '=', asked.patientId)
    .where('o.source', '=', sql.lit('typed'))
    .where('o.code', 'in', Object.values(readingCodes))
    .where(isAsked(at, sql`o.id`, asked))
    .orderBy(at, 'desc')
    .orderBy('o.id', 'desc')
    .limit(asked.limit)
    .execute()
}

function entryOf(row: Awaited<ReturnType<typeof listRows>>[number], zone: string): TimelineRow {
  const { id, at, unit, original_unit: saidUnit, off_scale: offScale } = row
  const type = typeOfCode(row.code)
  const facts: ObservationFacts = {
    type,
    value: readingText({ values: valuesOf(row), unit, saidUnit, offScale }),
    grade: row.interpretation,
    isOnlyUnanswered: row.only_unanswered,
  }
  const isTimed = row.effective_at !== null || dayIn(zone, row.submitted_at) === row.effective_on
  return {
    id,
    at,
    ...(!isTimed && { day: row.effective_on }),
    status: row.entered_in_error_at ? 'entered-in-error' : 'active',
    by: { as: 'family', userId: row.recorded_by },
    facts,
    words: namesOf(type),
  }
}
