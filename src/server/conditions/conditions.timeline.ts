import { sql } from 'kysely'
import type { ConditionKind } from '../../shared/conditions/conditions.codes.ts'
import type { ConditionFacts } from '../../shared/conditions/conditions.timeline.ts'
import { conditionSeenBy } from '../platform/auth/care/sensitive.ts'
import {
  isAsked,
  type TimelineAsked,
  type TimelineRow,
  type TimelineSource,
} from '../platform/context/timeline.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { namesOfValue } from '../platform/http/errors/sentences.ts'

/** Allergies and long illnesses, at the time when they were entered; also those that ended. */
export const conditionTimeline: readonly TimelineSource[] = (['allergy', 'condition'] as const).map(
  (kind) => ({
    kind,
    async read(db, asked) {
      return (await listRows(db, kind, asked)).map(entryOf)
    },
  }),
)

function listRows(db: Database | Tx, kind: ConditionKind, asked: TimelineAsked) {
  return db
    .selectFrom('conditions as c')
    .select(['c.id', 'c.kind', 'c.code', 'c.text', 'c.reaction', 'c.status', 'c.entered_at as at'])
    .select(['c.entered_as', 'c.entered_by', 'c.confirmed_by', 'c.confirmed_at'])
    .leftJoin('encounters as visit', 'visit.id', 'c.encounter_id')
    .select(sql<boolean>`(c.sensitive or coalesce(visit.sensitive, false))`.as('isSensitive'))
    .where('c.patient_id', '=', asked.patientId)
    .where('c.kind', '=', kind)
    .where(conditionSeenBy(asked.viewer, 'c'))
    .where(isAsked(sql`c.entered_at`, sql`c.id`, asked))
    .orderBy('c.entered_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(asked.limit)
    .execute()
}

function entryOf(row: Awaited<ReturnType<typeof listRows>>[number]): TimelineRow {
  const { id, at, kind, code, text, reaction, status } = row
  const facts: ConditionFacts = { code, text, reaction }
  return {
    id,
    at,
    status: status === 'resolved' ? 'stopped' : status,
    by: { as: row.entered_as === 'doctor' ? 'doctor' : 'family', userId: row.entered_by },
    confirmedBy: row.confirmed_by,
    facts,
    isSensitive: row.isSensitive,
    words: [text, ...namesOfValue('conditions.codes', code), ...namesOfValue('conditions.kinds', kind)],
  }
}
