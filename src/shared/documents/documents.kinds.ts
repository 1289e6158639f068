/** Of photos and PDFs. */
export const paperKinds = ['prescription', 'labReport', 'wound', 'other'] as const
/** `summary`: the record that another place has written, as FHIR. */
export const documentKinds = [...paperKinds, 'summary'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** `enteredInError`, as in FHIR: kept and shown as wrong, never deleted. */
export const documentStatuses = ['current', 'enteredInError'] as const

/** What a document's file is stored as. */
export const storedTypes = ['image/webp', 'application/pdf', 'application/fhir+json'] as const
export type StoredType = (typeof storedTypes)[number]
