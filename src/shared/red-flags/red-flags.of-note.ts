import { soundsUrgent } from './classifier/red-flags.classifier.ts'
import type { RedFlag } from './red-flags.flags.ts'
import { redFlagsIn } from './red-flags.matching.ts'

export { redFlagsIn }
export { firstAidFor } from './red-flags.first-aid.ts'

/** The red flags of the note of a booking: the named ones that the rules find, else `ownWords` if it sounds urgent; it may be empty. */
export function redFlagsOf(note: string): RedFlag[] {
  const named = redFlagsIn(note)
  // Without what `aboutPerson` put before it: on such lines it was not trained, and "baby" would make "Pediatrics" urgent.
  const typed = note.slice(note.lastIndexOf('\n') + 1)
  return named.length === 0 && soundsUrgent(typed) ? ['ownWords'] : named
}
