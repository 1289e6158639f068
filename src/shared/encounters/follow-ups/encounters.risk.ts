import type { Grade } from '../../vitals/grading/vitals.grades.ts'
import type { Pregnancy } from '../../vitals/grading/vitals.person.ts'

/** What is known of a patient who should have come again. */
export interface FollowUpFacts {
  /** Days since the day of the follow-up; 0: today. */
  overdueDays: number
  /** Of the newest graded reading within `gradeHoldsDays`; null: there is none. */
  grade: Grade | null
  /** As remembered for so long as everywhere; null: not known. */
  pregnancy: Pregnancy | null
  /** Null: not known. */
  age: number | null
}

/** A grade of longer ago says little of today. */
export const gradeHoldsDays = 30

/** Why somebody stands before others; in this order of weight. */
export const risks = ['critical', 'urgent', 'pregnancy', 'child', 'old', 'overdue'] as const
export type Risk = (typeof risks)[number]

/** Ours, to be confirmed by a clinician: docs/clinical-sources.md. */
const weights: Readonly<Record<Risk, number>> = {
  critical: 100,
  urgent: 60,
  pregnancy: 40,
  child: 30,
  old: 20,
  overdue: 10,
}
const childUnder = 5
const oldFrom = 65
const overdueFromDays = 7
const daysCountedTo = 30

export function risksOf({ overdueDays, grade, pregnancy, age }: FollowUpFacts): Risk[] {
  const holds: Readonly<Record<Risk, boolean>> = {
    critical: grade === 'critical',
    urgent: grade === 'urgent',
    pregnancy: pregnancy === 'pregnant' || pregnancy === 'afterBirth',
    child: age !== null && age < childUnder,
    old: age !== null && age >= oldFrom,
    overdue: overdueDays >= overdueFromDays,
  }
  return risks.filter((risk) => holds[risk])
}

/** The more, the earlier in the list; a day of delay weighs one, up to thirty. */
export function weightOf(facts: FollowUpFacts): number {
  const days = Math.min(Math.max(facts.overdueDays, 0), daysCountedTo)
  return risksOf(facts).reduce((sum, risk) => sum + weights[risk], days)
}

/** Most at risk first; of equal ones the longest overdue. The order of what is equal stays. */
export function mostAtRiskFirst<One extends FollowUpFacts>(followUps: readonly One[]): One[] {
  return followUps.toSorted(
    (one, other) => weightOf(other) - weightOf(one) || other.overdueDays - one.overdueDays,
  )
}
