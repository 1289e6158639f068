/** Everything that can happen to a document. */
export type DocumentEvent = 'documents.added' | 'documents.errorMarked'
