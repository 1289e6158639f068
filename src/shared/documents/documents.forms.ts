import * as v from 'valibot'
import { day, id, optionalText } from '../kit/schemas.ts'
import { noFetalSex } from '../kit/text/fetal-sex.ts'
import { documentKinds } from './documents.kinds.ts'

/** What a person says about a file. */
export const documentEntry = v.object({
  kind: v.picklist(documentKinds, 'required'),
  title: v.pipe(optionalText(100), noFetalSex),
  /** Missing or empty: the day it was sent. */
  takenOn: v.optional(v.union([v.literal(''), day], 'dateInvalid'), ''),
  /** Of a laboratory's report: the order of its tests; empty: none. */
  labOrder: v.optional(v.union([v.literal(''), id], 'invalid'), ''),
  /** From the first moment, not only once it is in the list. */
  isPrivate: v.optional(v.boolean('invalid'), false),
})
/** What whoever brings a record from another place says of it; the rest the record itself says. */
export const summaryEntry = v.object({
  isOwn: v.pipe(
    v.boolean('invalid'),
    v.check((isOwn) => isOwn, 'ownMissing'),
  ),
  isPrivate: documentEntry.entries.isPrivate,
})

export type DocumentEntry = v.InferOutput<typeof documentEntry>
