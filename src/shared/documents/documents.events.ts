/** Handled by the laboratory's orders when it is the report of one. */
export const documentAdded = 'documents.added'

/** Everything that can happen to a document. */
export type DocumentEvent = typeof documentAdded | 'documents.errorMarked'
