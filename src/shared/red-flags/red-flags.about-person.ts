interface Known {
  isPregnant: boolean
  /** In years; undefined if unknown. */
  age?: number | undefined
  /** Only of small children. */
  ageMonths?: number | undefined
}

const youngestMonths = 1
const infantUntilMonths = 24
const childUntilYears = 5

/**
 * The note with what the record knows of the person in front, for `redFlagsIn`: nobody writes "I am pregnant" or "my baby"
 * again beside the blood or the fever. What is known stands on a line of its own, the note on the last one.
 */
export function aboutPerson(note: string, { isPregnant, age, ageMonths }: Known): string {
  const known = [isPregnant ? 'pregnant' : '', childWords(age, ageMonths)].filter(Boolean).join(', ')
  const line = note.replaceAll('\n', ', ')
  return known ? `${known}\n${line}` : line
}

function childWords(age: number | undefined, months: number | undefined): string {
  if (months !== undefined && months < infantUntilMonths)
    return `${Math.max(youngestMonths, months)} month old baby`
  return age !== undefined && age < childUntilYears ? 'child' : ''
}
