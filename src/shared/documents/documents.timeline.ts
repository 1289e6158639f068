import type { DocumentKind } from './documents.kinds.ts'
import type { WrongReason } from './documents.wrong.ts'

/** What an entry of the timeline says of a document. */
export type DocumentFacts = {
  documentKind: DocumentKind
  title: string
  /** The doctor to whom it was sent with a message; missing: it was sent with none. */
  sentTo?: string
  /** Only of one that a doctor has marked: why, since which day, who (empty once the account is deleted). */
  wrongReason?: WrongReason
  wrongWords?: string
  wrongSince?: string
  wrongBy?: string
}
