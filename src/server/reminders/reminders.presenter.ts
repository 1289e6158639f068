import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { planOf } from '../../shared/reminders/reminders.fhir.ts'
import type { Step } from '../../shared/reminders/steps/reminders.steps.ts'
import { dosageInWords, type Amount } from '../../shared/reminders/reminders.dosage.ts'
import { nameOfValue, type Language } from '../platform/http/errors/sentences.ts'
import type { listReminders } from './reminders.operations.ts'
import type { PlanRow } from './reminders.repo.ts'

type List = AnswerOf<typeof listReminders>
type WireReminder = List['reminders'][number]

/** Groups plan rows into reminders; rows of one reminder must be adjacent. */
export function presentReminders(rows: readonly PlanRow[]): WireReminder[] {
  return Array.from(new Set(rows.map(({ id }) => id)), (id) =>
    presentReminder(rows.filter((row) => row.id === id)),
  )
}

/** Presents the rows of one reminder; there is at least one. */
export function presentReminder(rows: readonly PlanRow[]): WireReminder {
  const [first] = rows
  if (!first) throw new Error('A reminder without a plan.')
  return {
    id: first.id,
    name: first.name,
    isRemoved: first.removed_at !== null,
    removedBecause: first.removed_at && first.removed_because,
    isPrescribed: Boolean(first.is_prescribed),
    plans: rows.map(presentPlan),
  }
}

export function presentPlan({ since, dosages }: Pick<PlanRow, 'since' | 'dosages'>) {
  const { times, days, amounts, asNeeded, steps, ...plan } = planOf(dosages)
  // As needed, the one amount stands with the gap.
  const copied = { times: [...times], days: [...days], amounts: amounts ?? null, asNeeded: asNeeded ?? null }
  return { since: since.toISOString(), ...plan, ...copied, steps: steps ? copyOf(steps) : null }
}

function copyOf(steps: readonly Step[]) {
  return steps.map(({ days, amounts }) => ({ days, amounts: { ...amounts } }))
}

/** The fields its owner entered, as they are now. The last day of steps follows from them and was not entered. */
export function presentSaid({ name, ...row }: PlanRow) {
  const { since: _, ...said } = presentPlan(row)
  return { name, ...said, ...(said.steps && { endsOn: null }) }
}

/** Drops plans that ended before this instant: they do not affect the listed days. */
export function withoutOldPlans(reminder: WireReminder, before: Date): WireReminder {
  const plans = reminder.plans.filter((_, n) => {
    const next = reminder.plans[n + 1]
    return !next || new Date(next.since) > before
  })
  return { ...reminder, plans }
}

/** How much to take, in words: for messages and files. */
export function dosageIn(language: Language, much: Amount): string {
  return dosageInWords((prefix, name) => nameOfValue(language, prefix, name), much)
}

export function presentDose(row: {
  reminder_id: string
  day: string
  time: string
  state: List['doses'][number]['state']
  reason: List['doses'][number]['reason']
}): List['doses'][number] {
  const { reminder_id: reminderId, day, time, state, reason } = row
  return { reminderId, day, time, state, reason }
}
