/** FHIR observation-status; `cancelled`: the sample could not be used. */
export const resultStatuses = ['final', 'amended', 'entered-in-error', 'cancelled'] as const
export type ResultStatus = (typeof resultStatuses)[number]

/** Why a sample could not be used. */
export const sampleProblems = ['clotted', 'tooLittle', 'leaked', 'tooOld', 'notLabelled'] as const

/** What is said of a test: its value, that its sample cannot be used, or that what was said is wrong. */
export const outcomes = ['value', 'unusable', 'error'] as const
export type Outcome = (typeof outcomes)[number]

interface Version {
  version: number
  status: ResultStatus
}

export type EntryRefusal = 'changed' | 'nothingToCorrect'

/** Whether there is a value: it counts, and is corrected only with a reason. */
export function hasValue(result: { status: ResultStatus } | null): boolean {
  return result?.status === 'final' || result?.status === 'amended'
}

/**
 * What an entry becomes. `seen`: the version that whoever enters it has seen, 0 for none; of two at once the second has
 * not seen the first.
 */
export function statusOf(
  latest: Version | null,
  { seen, outcome }: { seen: number; outcome: Outcome },
): { status: ResultStatus; problem: null } | { status: null; problem: EntryRefusal } {
  if (seen !== (latest?.version ?? 0)) return { status: null, problem: 'changed' }
  const isCorrection = hasValue(latest)
  if (outcome === 'value') return { status: isCorrection ? 'amended' : 'final', problem: null }
  if (outcome === 'error')
    return isCorrection
      ? { status: 'entered-in-error', problem: null }
      : { status: null, problem: 'nothingToCorrect' }
  return isCorrection ? { status: null, problem: 'nothingToCorrect' } : { status: 'cancelled', problem: null }
}

/** Each test of the order has a value. */
export function isComplete(latest: readonly ({ status: ResultStatus } | null)[]): boolean {
  return latest.every(hasValue)
}

/** How much was said of an order's tests: it grows with each entry, each correction and each photo of a report. */
export function versionsOf({
  items,
  reports,
}: {
  items: readonly { result: { version: number } | null }[]
  reports: readonly unknown[]
}): number {
  return items.reduce((sum, { result }) => sum + (result?.version ?? 0), reports.length)
}
