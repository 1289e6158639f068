import { soundsUrgent } from '../red-flags/classifier/red-flags.classifier.ts'
import type { RedFlag } from '../red-flags/red-flags.flags.ts'
import { redFlagsOf } from '../red-flags/red-flags.of-note.ts'

export { firstAidFor } from '../red-flags/red-flags.first-aid.ts'

/**
 * The red flags of a message, with what `aboutPerson` put before it. The classifier knows notes of one sentence, so each
 * sentence is looked at by itself, too: one that is urgent is not lost among greetings.
 */
export function redFlagsOfMessage(written: string): RedFlag[] {
  const found = redFlagsOf(written)
  if (found.length > 0) return found
  const typed = written.slice(written.lastIndexOf('\n') + 1)
  return typed.split(/[.!?।]+/).some((sentence) => soundsUrgent(sentence)) ? ['ownWords'] : []
}

/** Of several messages: what is named, or else that somebody's own words sounded urgent. */
export function joinFlags(flags: readonly RedFlag[]): RedFlag[] {
  const all = [...new Set(flags)]
  const named = all.filter((flag) => flag !== 'ownWords')
  return named.length > 0 ? named : all
}
