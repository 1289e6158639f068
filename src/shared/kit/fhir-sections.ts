/** The sections of a patient summary, in the order in which a doctor reads them. LOINC; the first three must be there. */
export const fhirSections = {
  allergies: '48765-2',
  medications: '10160-0',
  problems: '11450-4',
  pregnancy: '10162-6',
  vitalSigns: '8716-3',
  immunizations: '11369-6',
  results: '30954-2',
  pastProblems: '11348-0',
  /** The plan of care: tests that were asked for. */
  orders: '18776-5',
  /** Not named by the summary, which allows others. */
  encounters: '46240-8',
  documents: '77599-9',
} as const
export type FhirSection = keyof typeof fhirSections

export const everySection = Object.keys(fhirSections) as FhirSection[]
export const requiredSections = ['allergies', 'medications', 'problems'] as const satisfies FhirSection[]
