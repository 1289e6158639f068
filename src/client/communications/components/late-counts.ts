import type { listLate } from '../../../shared/communications/communications.desk.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

export type LateDoctor = AnswerOf<typeof listLate>['doctors'][number]

/** What waits, and why: one line for what is overdue, and one for a leave. */
export function useCounts({ late, waiting, oldestDueAt: at, awayUntil }: LateDoctor): string[] {
  const { t, day, time } = useText()
  return [
    ...(late > 0
      ? [t('lateAnswers.count', { count: late, date: day(at.date, 'short'), time: time(at.time) })]
      : []),
    ...(awayUntil === null ? [] : [t('lateAnswers.away', { count: waiting, date: day(awayUntil, 'short') })]),
  ]
}
