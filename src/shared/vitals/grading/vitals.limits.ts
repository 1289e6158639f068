import type { Grade } from './vitals.grades.ts'
import type { QuestionName } from './vitals.symptoms.ts'

/** A colour, or one that a question decides; `unanswered` only where that is neither of both. */
export type Colour = Grade | { ask: QuestionName; no: Grade; yes: Grade; unanswered?: Grade }

/** One line of a table. `from` and `downTo` include the limit itself, `above` and `below` do not. */
export type Line = { colour: Colour } & (
  { from: number } | { above: number } | { downTo: number } | { below: number }
)

/** The lines of one number of a reading; of all that hold, the worst counts. */
export interface Limits {
  lines: readonly Line[]
  /** Where no line holds: normal, or no grade because we have no limits. */
  else: 'normal' | 'askHealthWorker'
}

/** Of a line that holds for every value: a sign decides alone. */
export function holdsAlways(line: Line): boolean {
  return 'from' in line && line.from === 0
}

export function holds(line: Line, value: number): boolean {
  if ('from' in line) return value >= line.from
  if ('above' in line) return value > line.above
  return 'downTo' in line ? value <= line.downTo : value < line.below
}

/** Amber, but red with a yes to the question or without an answer. */
export function redWithYes(ask: QuestionName): Colour {
  return { ask, no: 'urgent', yes: 'critical' }
}

/** Holds for every value: signs of danger make it red, whatever was measured; without an answer nobody is reassured. */
export function redWithSigns(ask: QuestionName): Line {
  return { from: 0, colour: { ask, no: 'normal', yes: 'critical', unanswered: 'abnormal' } }
}
