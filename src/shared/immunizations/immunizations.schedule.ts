import { addDays } from '../kit/time/town-time.ts'
import { doseCodes, type DoseCode } from './immunizations.codes.ts'

interface Age {
  weeks?: number
  months?: number
  days?: number
}

interface ScheduledDose {
  dose: DoseCode
  /** Not given from this age on, or not begun; absent: at any age. */
  before?: Age
}

export interface ScheduledVisit {
  /** The name of its age. */
  at: 'birth' | 'weeks6' | 'weeks10' | 'weeks14' | 'months9' | 'months16' | 'years5' | 'years10' | 'years16'
  from: Age
  doses: readonly ScheduledDose[]
}

const year1 = { months: 12 }
const years2 = { months: 24 }
const years5 = { months: 60 }
const years7 = { months: 84 }

/**
 * India's national immunization schedule as Punjab follows it: without Japanese encephalitis, which is for endemic
 * districts. Ages and sources: docs/clinical-sources.md.
 */
export const schedule: readonly ScheduledVisit[] = [
  {
    at: 'birth',
    from: {},
    doses: [
      { dose: 'bcg', before: year1 },
      { dose: 'hepatitisB0', before: { days: 2 } },
      { dose: 'opv0', before: { days: 16 } },
    ],
  },
  {
    at: 'weeks6',
    from: { weeks: 6 },
    doses: [
      { dose: 'opv1', before: years5 },
      { dose: 'pentavalent1', before: year1 },
      { dose: 'rotavirus1', before: year1 },
      { dose: 'fipv1', before: year1 },
      { dose: 'pcv1', before: year1 },
    ],
  },
  {
    at: 'weeks10',
    from: { weeks: 10 },
    doses: [
      { dose: 'opv2', before: years5 },
      { dose: 'pentavalent2', before: years2 },
      { dose: 'rotavirus2', before: years2 },
    ],
  },
  {
    at: 'weeks14',
    from: { weeks: 14 },
    doses: [
      { dose: 'opv3', before: years5 },
      { dose: 'pentavalent3', before: years2 },
      { dose: 'rotavirus3', before: years2 },
      { dose: 'fipv2', before: years2 },
      { dose: 'pcv2', before: years2 },
    ],
  },
  {
    at: 'months9',
    from: { months: 9 },
    doses: [
      { dose: 'mr1', before: years5 },
      { dose: 'fipv3', before: years2 },
      { dose: 'pcvBooster', before: years2 },
    ],
  },
  {
    at: 'months16',
    from: { months: 16 },
    doses: [
      { dose: 'mr2', before: years5 },
      { dose: 'dptBooster1', before: years7 },
      { dose: 'opvBooster', before: years5 },
    ],
  },
  { at: 'years5', from: years5, doses: [{ dose: 'dptBooster2', before: years7 }] },
  { at: 'years10', from: { months: 120 }, doses: [{ dose: 'td10' }] },
  { at: 'years16', from: { months: 192 }, doses: [{ dose: 'td16' }] },
]

/** Doses that the schedule names: each is given once. */
export const scheduledDoses: ReadonlySet<DoseCode> = new Set(
  schedule.flatMap((visit) => visit.doses.map(({ dose }) => dose)),
)

/** Doses without an age of their own: after a wound, in a pregnancy, as a doctor says. */
export const unscheduledDoses = doseCodes.filter((dose) => !scheduledDoses.has(dose))

/** `due`: the age has come and nobody entered it; `past`: nor is it given at this age any more. */
export type DoseState = 'given' | 'due' | 'later' | 'past'

export interface ShownVisit {
  at: ScheduledVisit['at']
  /** YYYY-MM-DD, from which its doses are given. */
  from: string
  doses: readonly { dose: DoseCode; state: DoseState; givenOn: string | null }[]
}

/** Whoever is older has nothing left in the schedule. */
const until: Age = { months: 17 * 12 }

/**
 * The schedule of a child by the day of birth (YYYY-MM-DD; the first of the month where only the month is known) and
 * what was given, each dose with its day. Empty for whoever is too old. It says what is due by age alone: intervals
 * after a late dose are the health worker's.
 */
export function scheduleOf(
  bornOn: string,
  given: ReadonlyMap<DoseCode, string>,
  today: string,
): ShownVisit[] {
  if (today >= dayAtAge(bornOn, until)) return []
  return schedule.map(({ at, from, doses }) => {
    const fromDay = dayAtAge(bornOn, from)
    return {
      at,
      from: fromDay,
      doses: doses.map(({ dose, before }) => ({
        dose,
        givenOn: given.get(dose) ?? null,
        state: stateOf({
          isGiven: given.has(dose),
          hasCome: today >= fromDay,
          isOver: before !== undefined && today >= dayAtAge(bornOn, before),
        }),
      })),
    }
  })
}

function stateOf({ isGiven, hasCome, isOver }: { isGiven: boolean; hasCome: boolean; isOver: boolean }) {
  if (isGiven) return 'given'
  if (isOver) return 'past'
  return hasCome ? 'due' : 'later'
}

/** The day on which somebody reaches an age; of a month that is too short its last day. */
export function dayAtAge(bornOn: string, { weeks = 0, months = 0, days = 0 }: Age): string {
  const [year = 0, month = 1, day = 1] = bornOn.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const reached = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
  return addDays(reached.toISOString().slice(0, 10), weeks * 7 + days)
}
