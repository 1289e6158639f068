import type { DocumentKind } from './documents.kinds.ts'

/** What an entry of the timeline says of a document. */
export type DocumentFacts = {
  documentKind: DocumentKind
  title: string
  /** The doctor to whom it was sent with a message; missing: it was sent with none. */
  sentTo?: string
}
