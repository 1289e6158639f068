import { soundsUrgent } from './classifier/red-flags.classifier.ts'
import type { RedFlag } from './red-flags.flags.ts'
import { redFlagsIn } from './red-flags.matching.ts'

/** The red flags of the note of a booking: the named ones that the rules find, else `ownWords` if it sounds urgent; it may be empty. */
export function redFlagsOf(note: string): RedFlag[] {
  const named = redFlagsIn(note)
  return named.length === 0 && soundsUrgent(note) ? ['ownWords'] : named
}
