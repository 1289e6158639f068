import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PagePlace } from '../../../shared/kit/pages.ts'
import type { Viewer } from '../../../shared/kit/sensitive.ts'
import type { EntryStatus, Facts } from '../../../shared/kit/timeline.ts'
import type { Database, Tx } from '../db/database.ts'

/** Who said it: whoever acts for the patient, a doctor, a pharmacy, or a laboratory. */
export interface TimelineAuthor {
  as: 'family' | 'doctor' | 'pharmacy' | 'laboratory'
  /** The account; null where it is not known, or was deleted. */
  userId: string | null
  /** As it was then, where the row has it. */
  name?: string
}

/** One entry of a patient's timeline, before names are looked up. */
export interface TimelineRow extends PagePlace {
  /** The town's day, where no time of day is known; empty where no day is. */
  day?: string
  status: EntryStatus
  by: TimelineAuthor
  /** The doctor who confirmed what somebody else said. */
  confirmedBy?: string | null
  facts: Facts
  /** Kept from other doctors: the patient reads that it is private. */
  isSensitive?: boolean
  /** What a search looks in: what the entry says, and the names of its codes in three languages. */
  words: readonly string[]
}

export interface TimelineAsked {
  patientId: string
  /** Who reads it: each source leaves out what they may not see (platform/auth/care/sensitive.ts). */
  viewer: Viewer
  /** The rows begin after this one. */
  after: PagePlace | undefined
  from: Date | null
  /** Before this instant. */
  until: Date | null
  /** The town's day, and its time zone. */
  today: string
  zone: string
  limit: number
}

/** What a feature adds to the timeline of a patient. */
export interface TimelineSource {
  /** Shown by the `x.timeline.ts` of the browser that has the same one. */
  kind: string
  /** Newest first, by an index, at most `limit`. Only what a reader of the record may see: no drafts. */
  read(db: Database | Tx, asked: TimelineAsked): Promise<TimelineRow[]>
  /** False if none of its entries can have these words: of thousands of coded ones none is read then. */
  mayHave?(words: readonly string[]): boolean
}

/** The rows after the cursor and between the instants: `at` and `id` are the columns of the index. */
export function isAsked(
  at: RawBuilder<Date>,
  id: RawBuilder<string>,
  { after, from, until }: Pick<TimelineAsked, 'after' | 'from' | 'until'>,
): RawBuilder<SqlBool> {
  const isAfter = after ? sql`(${at}, ${id}) < (${after.at}, ${after.id}::uuid)` : sql`true`
  const isSince = from ? sql`${at} >= ${from}` : sql`true`
  const isBefore = until ? sql`${at} < ${until}` : sql`true`
  return sql<SqlBool>`${isAfter} and ${isSince} and ${isBefore}`
}
