export const documentKinds = ['prescription', 'labReport', 'wound', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** `enteredInError`, as in FHIR: kept and shown as wrong, never deleted. */
export const documentStatuses = ['current', 'enteredInError'] as const

/** What a document's file is stored as. */
export const storedTypes = ['image/webp', 'application/pdf'] as const
export type StoredType = (typeof storedTypes)[number]
