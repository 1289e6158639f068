import type { DocumentKind } from './documents.kinds.ts'

/** What an entry of the timeline says of a document. */
export type DocumentFacts = { documentKind: DocumentKind; title: string }
