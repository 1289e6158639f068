import * as v from 'valibot'
import { id, instant } from './schemas.ts'

/** What is no longer true is crossed out, never hidden. */
export const entryStatuses = ['active', 'stopped', 'entered-in-error'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** Who said it. `family`: somebody who acts for the patient, and nobody knows any more who. */
export const authors = [
  'patient',
  'guardian',
  'helper',
  'family',
  'doctor',
  'pharmacy',
  'laboratory',
] as const
export type Author = (typeof authors)[number]

/** What an entry of this kind says, in codes and in people's own words: the feature of the kind knows the names. */
const facts = v.record(
  v.string(),
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())]),
)
export type Facts = v.InferOutput<typeof facts>

export const timelineEntry = v.object({
  id,
  /** `encounter`, `prescription` … : each feature has its own. */
  kind: v.string(),
  at: instant,
  /** The town's day; empty where nobody knows it. */
  date: v.string(),
  /** Null where only the day is known. */
  time: v.nullable(v.string()),
  status: v.picklist(entryStatuses),
  /** The name is empty where it is not known. */
  saidBy: v.object({ as: v.picklist(authors), name: v.string(), isYou: v.boolean() }),
  /** Null: no doctor wrote or confirmed it. The name is empty once the account is deleted. */
  confirmedBy: v.nullable(v.object({ name: v.string() })),
  facts,
  /** Kept from doctors to whom it was not opened. */
  isPrivate: v.optional(v.literal(true)),
})
export type TimelineEntry = v.InferOutput<typeof timelineEntry>
