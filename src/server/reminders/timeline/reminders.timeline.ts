import { sql } from 'kysely'
import type { MedicineFacts } from '../../../shared/reminders/timeline/reminders.timeline.ts'
import { reminderSeenBy } from '../../platform/auth/care/sensitive.ts'
import {
  isAsked,
  type TimelineAsked,
  type TimelineRow,
  type TimelineSource,
} from '../../platform/context/timeline.ts'
import type { Database, Tx } from '../../platform/db/database.ts'

/** Medicines with reminders, from when they were added; also those that ended or were removed. */
export const medicineTimeline: TimelineSource = {
  kind: 'medicine',
  async read(db, asked) {
    return (await listRows(db, asked)).map((row) => entryOf(row, asked.today))
  },
}

function listRows(db: Database | Tx, asked: TimelineAsked) {
  return db
    .selectFrom('reminders as r')
    .select(['r.id', 'r.name', 'r.created_at as at', 'r.removed_at', 'r.removed_because'])
    .select((of) =>
      of
        .selectFrom('reminder_plans as plan')
        .select('plan.ends_on')
        .whereRef('plan.reminder_id', '=', 'r.id')
        .orderBy('plan.since', 'desc')
        .limit(1)
        .as('ends_on'),
    )
    .where('r.patient_id', '=', asked.patientId)
    .where(reminderSeenBy(asked.viewer, 'r'))
    .where(isAsked(sql`r.created_at`, sql`r.id`, asked))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(asked.limit)
    .execute()
}

function entryOf(row: Awaited<ReturnType<typeof listRows>>[number], today: string): TimelineRow {
  const { id, at, name, ends_on: endsOn } = row
  const isOver = row.removed_at !== null || (endsOn !== null && endsOn < today)
  const because = (row.removed_at && row.removed_because) ?? ''
  const facts: MedicineFacts = { name, endsOn: endsOn ?? '', because }
  // Nobody stores who added it.
  const by = { as: 'family', userId: null } as const
  return { id, at, status: isOver ? 'stopped' : 'active', by, facts, words: [name] }
}
