/** Whether a text is a FHIR document about a patient: a Bundle that begins with a Composition. */
export function isPatientSummary(text: string): boolean {
  try {
    const { resourceType, type, entry } = JSON.parse(text) as Record<string, unknown>
    if (resourceType !== 'Bundle' || type !== 'document' || !Array.isArray(entry)) return false
    const kinds = entry.map(
      (one: { resource?: { resourceType?: unknown } } | null) => one?.resource?.resourceType,
    )
    return kinds[0] === 'Composition' && kinds.includes('Patient')
  } catch {
    return false
  }
}
