/** The field code of a day on which no document can have been made; null for a possible day. */
export function takenOnProblem(takenOn: string, today: string): 'dateFuture' | 'dateTooOld' | null {
  if (takenOn > today) return 'dateFuture'
  return takenOn < '1920-01-01' ? 'dateTooOld' : null
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/fhir+json': 'json',
}

/** A name for the saved file, without anything personal in it. */
export function fileNameOf(kind: string, takenOn: string, type: string): string {
  const word = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${word}-${takenOn}.${endings[type] ?? 'webp'}`
}
