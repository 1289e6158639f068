import { addDays, dayIn, instantIn, timeIn } from '../kit/time/town-time.ts'

/** Critical: help now. Urgent: a doctor by the end of the next clinic day, and within two days. */
export const urgencies = ['critical', 'urgent'] as const
export type Urgency = (typeof urgencies)[number]

/** What whoever answered says. All but `notReached` end the alarm; `typingError` marks nothing in the reading. */
export const outcomes = ['phoned', 'sentToHospital', 'ambulanceCalled', 'notReached', 'typingError'] as const
export type Outcome = (typeof outcomes)[number]
/** What a coordinator can know of a patient's call. */
export const deskOutcomes = ['phoned', 'ambulanceCalled', 'notReached'] as const satisfies readonly Outcome[]

/** Who is told, in this order. `duty` includes the deputy of a doctor who cannot be reached. */
export const steps = ['treating', 'duty', 'desk', 'patient'] as const
export type Step = (typeof steps)[number]

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Ours, to be signed by the hospital: docs/clinical-sources.md. */
export const toldAfterMinutes = { treating: 0, duty: 5, desk: 10, patient: 15 } as const
/** Whoever has answered says within this time what came of it, as the patient reads. */
export const outcomeWithinMinutes = 15
const demandedEveryMs = hourMs
/** The desk is asked again between these times of the town, unless nobody has answered a critical one. */
const demandedFrom = '07:00'
const demandedUntil = '21:00'
/** "See a doctor today or within two days", as the patient reads of an amber reading. */
const urgentWithinMs = 48 * hourMs
/** Nothing stays without owner or outcome for longer. */
export const noLongerThanMs = 24 * hourMs
/** A worse reading is told again at most this often. */
export const worseAgainAfterMs = 5 * minuteMs

/** What decides about the next step of an alarm. */
export interface AlarmState {
  urgency: Urgency
  raisedAt: Date
  dueAt: Date
  /** The appointment's doctor has sent the patient to a hospital: the desk is told at once. */
  isSentToHospital: boolean
  told: Readonly<Record<Step, Date | null>>
  /** Treating doctors and doctors on duty who were told. */
  toldDoctors: number
  /** When the desk was told last. */
  deskLastToldAt: Date | null
  /** When somebody was named who has to answer, because nobody had. */
  ownedAt: Date | null
  acknowledgedAt: Date | null
  closedAt: Date | null
}

export interface NextStep {
  /** `desk` also for what the desk is told again. */
  step: Step
  at: Date
}

/** The next step and when it is due, which may be past; null once it is closed. `zone`: the town's. */
export function nextStep(alarm: AlarmState, zone: string): NextStep | null {
  if (alarm.closedAt) return null
  if (alarm.acknowledgedAt) return { step: 'desk', at: demandAt(alarm, zone) }
  const step = steps.find((one) => alarm.told[one] === null)
  const again = { step: 'desk', at: demandAt(alarm, zone) } as const
  if (step === undefined) return again
  const next = { step, at: stepAt(alarm, step) }
  // An urgent one waits for days before the patient is told; the desk is asked again meanwhile.
  return alarm.told.desk && again.at < next.at ? again : next
}

function stepAt({ urgency, raisedAt, dueAt, isSentToHospital, toldDoctors }: AlarmState, step: Step): Date {
  if (step === 'patient') return urgency === 'urgent' ? dueAt : after(raisedAt, toldAfterMinutes.patient)
  // Nobody is waited for who was not told.
  if (isSentToHospital || toldDoctors === 0) return raisedAt
  return after(raisedAt, toldAfterMinutes[step])
}

/** Whether somebody is to be named now who has to answer: nobody has for a day. */
export function needsOwner(alarm: AlarmState, now: Date): boolean {
  const isOpen = alarm.closedAt === null && alarm.acknowledgedAt === null && alarm.ownedAt === null
  return isOpen && now >= dayAfter(alarm)
}

function dayAfter({ raisedAt }: AlarmState): Date {
  return new Date(raisedAt.getTime() + noLongerThanMs)
}

/** When the desk is told again; at the latest when an owner is to be named, at night too. */
function demandAt(alarm: AlarmState, zone: string): Date {
  const demand = hourlyDemandAt(alarm, zone)
  const { acknowledgedAt, ownedAt, deskLastToldAt } = alarm
  const last = dayAfter(alarm)
  const isNamedThen = !acknowledgedAt && !ownedAt && (deskLastToldAt ?? alarm.raisedAt) < last
  return isNamedThen && last < demand ? last : demand
}

/** Every hour from when somebody should have answered. */
function hourlyDemandAt(alarm: AlarmState, zone: string): Date {
  const { urgency, raisedAt, dueAt, acknowledgedAt, deskLastToldAt } = alarm
  const urgentFrom = new Date(Math.min(dueAt.getTime(), dayAfter(alarm).getTime()))
  const answered = acknowledgedAt && after(acknowledgedAt, outcomeWithinMinutes)
  const from = urgency === 'urgent' ? later(urgentFrom, answered) : (answered ?? raisedAt)
  if (deskLastToldAt === null) return from
  const again = new Date(deskLastToldAt.getTime() + demandedEveryMs)
  // Whoever answered owes the outcome, however shortly before that the desk was told.
  if (deskLastToldAt < from && (answered || again <= from)) return from
  // A critical one that nobody has answered is asked for at night too.
  return urgency === 'critical' && !acknowledgedAt ? again : inTheDay(again, zone)
}

function inTheDay(at: Date, zone: string): Date {
  const [day, time] = [dayIn(zone, at), timeIn(zone, at)]
  if (time < demandedFrom) return instantIn(zone, day, demandedFrom)
  return time < demandedUntil ? at : instantIn(zone, addDays(day, 1), demandedFrom)
}

function after(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * minuteMs)
}

function later(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one
}

/**
 * When somebody must have answered. An urgent one: at the end of the next clinic day, but before two days are over, as the
 * patient was told, whatever Sundays and holidays lie between.
 */
export function answerBy(urgency: Urgency, raisedAt: Date, endOfNextClinicDay: Date): Date {
  if (urgency === 'critical') return after(raisedAt, toldAfterMinutes.patient)
  return new Date(Math.min(endOfNextClinicDay.getTime(), raisedAt.getTime() + urgentWithinMs))
}

/** Whether the desk is asked for it: nobody has answered, or it was told again after that. `toldAt`: last, ISO. */
export function waitsAtDesk(alarm: { toldAt: string; acknowledged: { at: string } | null }): boolean {
  return alarm.acknowledged === null || alarm.toldAt > alarm.acknowledged.at
}

/** Whether a reading goes beyond all earlier ones of its kind in a number: then it is told again. */
export function isWorse(
  reading: { code: string; values: readonly number[] },
  earlier: readonly { code: string; values: readonly number[] }[],
): boolean {
  const same = earlier.filter(({ code }) => code === reading.code)
  return reading.values.some((value, at) => {
    const known = same.flatMap(({ values }) => values[at] ?? [])
    return known.every((one) => one < value) || known.every((one) => one > value)
  })
}

/** What the form of a duty proposes at this time of day, HH:mm: the day, and once that is over the night. */
export function proposedShift(time: string): { from: string; until: string } {
  return time < '20:00' ? { from: '08:00', until: '20:00' } : { from: '20:00', until: '08:00' }
}
