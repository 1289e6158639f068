/** Handled by the laboratory's orders when it is the report of one. */
export const documentAdded = 'documents.added'

/** A doctor says that it is wrong, or takes that back: who acts for the patient is told. */
export const documentMarked = 'documents.wrong'
export const documentMarkTakenBack = 'documents.right'

export const documentNotices = [documentMarked, documentMarkTakenBack] as const

/** Everything that can happen to a document. */
export type DocumentEvent = typeof documentAdded | 'documents.errorMarked' | (typeof documentNotices)[number]
