import { sql } from 'kysely'
import type { DocumentFacts } from '../../shared/documents/documents.timeline.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { documentSeenBy } from '../platform/auth/care/sensitive.ts'
import {
  isAsked,
  type TimelineAsked,
  type TimelineAuthor,
  type TimelineRow,
  type TimelineSource,
} from '../platform/context/timeline.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { namesOfValue } from '../platform/http/errors/sentences.ts'
import { markedBy, sentWithMessage } from './documents.repo.ts'

/** Photos and files, at the day that stands on them; also those marked as wrong. */
export const documentTimeline: TimelineSource = {
  kind: 'document',
  async read(db, asked) {
    return (await listRows(db, asked)).map((row) => entryOf(row, asked))
  },
}

function listRows(db: Database | Tx, asked: TimelineAsked) {
  const at = sql<Date>`happened_at(null, d.taken_on, d.created_at)`
  return db
    .selectFrom('documents as d')
    .select(['d.id', 'd.kind', 'd.title', 'd.taken_on', 'd.created_by', 'd.error_marked_at', at.as('at')])
    .select(['d.sensitive', 'd.error_reason', 'd.error_words', 'd.facility_id'])
    .select([...sentWithMessage('d'), markedBy('d')])
    .where('d.patient_id', '=', asked.patientId)
    .where(documentSeenBy(asked.viewer, 'd'))
    .where(isAsked(at, sql`d.id`, asked))
    .orderBy(at, 'desc')
    .orderBy('d.id', 'desc')
    .limit(asked.limit)
    .execute()
}

type Row = Awaited<ReturnType<typeof listRows>>[number]

function entryOf(row: Row, { zone }: TimelineAsked): TimelineRow {
  const { id, at, kind, title } = row
  const sentTo = row.sent_to === null ? '' : nameWithoutTitle(row.sent_to)
  const facts: DocumentFacts = {
    documentKind: kind,
    title,
    ...(sentTo !== '' && { sentTo }),
    ...markFacts(row, zone),
  }
  return {
    id,
    at,
    // No time of day stands on a paper.
    day: row.taken_on,
    status: row.error_marked_at ? 'entered-in-error' : 'active',
    by: { as: senderOf(row), userId: row.created_by },
    facts,
    isSensitive: row.sensitive,
    words: [title, ...namesOfValue('documents.kinds', kind)],
  }
}

function senderOf({ facility_id: facilityId, sent_by: sentBy }: Row): TimelineAuthor['as'] {
  if (facilityId !== null) return 'laboratory'
  return sentBy === null ? 'family' : 'doctor'
}

function markFacts(row: Row, zone: string): Partial<DocumentFacts> {
  const { error_marked_at: at, error_reason: wrongReason, error_words: wrongWords, marked_by: by } = row
  if (!at || wrongReason === null) return {}
  const wrongBy = by === null ? '' : nameWithoutTitle(by)
  return { wrongReason, wrongWords, wrongSince: dayIn(zone, at), wrongBy }
}
