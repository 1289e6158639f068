import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  ICalWeekday,
  type ICalCalendar,
} from 'ical-generator'
import { addDays, dayIn } from '../../shared/kit/time/town-time.ts'
import { everyDays } from '../../shared/reminders/reminders.cycle.ts'
import {
  amountAt,
  coversDay,
  nextDose,
  type Plan,
  type Reminder,
} from '../../shared/reminders/reminders.schedule.ts'
import { plansOfSteps } from '../../shared/reminders/steps/reminders.steps.ts'
import { textOf, type Language } from '../platform/http/errors/sentences.ts'
import { dosageIn } from './reminders.presenter.ts'

/** A reminder with its revision and time of change for the file. */
export interface CalendarReminder extends Reminder {
  revision: number
  updatedAt: Date
}
interface Moment {
  now: Date
  zone: string
  language: Language
}

/** For how long a file cancels a removed reminder that an older file may have added to the calendar. */
export const cancelledForDays = 90

const weekdays = [
  ICalWeekday.SU,
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
] as const
const minutesShown = 15
/** A rule of iCalendar cannot pause: the days of the pauses are left out one by one, for a year. */
const pausedForDays = 365

/**
 * The reminders as an iCalendar file. Times are floating (RFC 5545, 3.3.5): eight in the morning is eight on the
 * phone's own clock, so no time zone definition is needed. Each time of a reminder, and of each of its steps, is
 * an event with a stable UID, so that importing a newer file updates the older events.
 */
export function calendarFile(reminders: readonly CalendarReminder[], moment: Moment) {
  const calendar = ical({
    name: textOf(moment.language, 'doseTexts.calendar.name'),
    prodId: { company: 'Nabz', product: 'reminders', language: moment.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const reminder of reminders) writeReminder(calendar, reminder, moment)
  return { fileName: 'nabz-reminders.ics', content: `${calendar.toString()}\r\n` }
}

/** The events of one time: one for each step, counted from 0, and one if there are none. */
interface TimeOfStep {
  time: string
  step: number
}

function writeReminder(calendar: ICalCalendar, reminder: CalendarReminder, moment: Moment): void {
  const current = reminder.plans.at(-1)
  const steps = current ? plansOfSteps(current) : []
  for (const at of knownTimes(reminder)) {
    const plan = steps[at.step]
    const first = plan && nextDayAt(reminder, plan, at.time, moment)
    if (first) writeDoses(calendar, reminder, plan, { ...at, first }, moment)
    else writeCancelled(calendar, reminder, at, moment)
  }
}

/** All that any plan has had: an earlier file may have added its events. */
function knownTimes({ plans }: Reminder): TimeOfStep[] {
  const known = new Map(
    plans.flatMap((plan) =>
      plansOfSteps(plan).flatMap(({ times }, step) =>
        times.map((time) => [`${time} ${step}`, { time, step }] as const),
      ),
    ),
  )
  return [...known.keys()].toSorted().flatMap((key) => known.get(key) ?? [])
}

/** The first day from this moment on with a dose at this time. */
function nextDayAt(reminder: Reminder, plan: Plan, time: string, { now, zone }: Moment): string | undefined {
  if (!plan.times.includes(time)) return undefined
  const alone = { ...reminder, plans: [{ ...plan, times: [time] }] }
  return nextDose([alone], [], now, zone)?.day
}

function writeDoses(
  calendar: ICalCalendar,
  reminder: CalendarReminder,
  plan: Plan,
  { time, step, first }: TimeOfStep & { first: string },
  moment: Moment,
): void {
  const event = calendar.createEvent({
    ...facts(reminder, { time, step }, plan, moment),
    ...span(first, time),
  })
  const last = lastDayAt(plan, time)
  event.repeating({
    ...(last !== null && { until: floating(last, '23:59') }),
    ...ruleOf(plan, { time, first }),
  })
  event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: event.summary() })
}

function ruleOf(plan: Plan, { time, first }: { time: string; first: string }) {
  const { DAILY, WEEKLY } = ICalEventRepeatingFreq
  const { cycle, days } = plan
  const endsOn = lastDayAt(plan, time)
  const interval = cycle ? everyDays(cycle) : null
  if (interval !== null) return { freq: DAILY, interval }
  if (!cycle) {
    const byDay = days.flatMap((day) => weekdays[day] ?? [])
    return byDay.length === weekdays.length ? { freq: DAILY } : { freq: WEEKLY, byDay }
  }
  const lastOfFile = addDays(first, pausedForDays)
  const last = endsOn !== null && endsOn < lastOfFile ? endsOn : lastOfFile
  const exclude = daysFrom(first, last)
    .filter((day) => !coversDay(plan, day))
    .map((day) => floating(day, time))
  return { freq: DAILY, until: floating(last, '23:59'), exclude }
}

/** The last day with a dose at this time: a course of so many doses may end before it on its last day. */
function lastDayAt({ endsOn, lastTime }: Plan, time: string): string | null {
  return endsOn !== null && lastTime && time > lastTime ? addDays(endsOn, -1) : endsOn
}

function daysFrom(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1
  return Array.from({ length: count }, (_, n) => addDays(first, n))
}

/** Cancels the event of a removed dose: no repetition, no alarm, a date in the past. */
function writeCancelled(
  calendar: ICalCalendar,
  reminder: CalendarReminder,
  { time, step }: TimeOfStep,
  moment: Moment,
): void {
  const plan = reminder.plans
    .map((one) => plansOfSteps(one)[step])
    .findLast((one) => one?.times.includes(time))
  const yesterday = addDays(dayIn(moment.zone, moment.now), -1)
  calendar.createEvent({
    ...facts(reminder, { time, step }, plan, moment),
    ...span(yesterday, time),
    status: ICalEventStatus.CANCELLED,
  })
}

function facts(
  reminder: CalendarReminder,
  { time, step }: TimeOfStep,
  plan: Plan | undefined,
  { now, language }: Moment,
) {
  const { id, name, revision, updatedAt } = reminder
  const dosage = dosageIn(language, amountAt(plan, time))
  return {
    id: `${id}-${time.replace(':', '')}${step === 0 ? '' : `-${step + 1}`}@nabz`,
    sequence: revision,
    stamp: now,
    lastModified: updatedAt,
    floating: true,
    summary: textOf(language, dosage === '' ? 'doseTexts.calendar.dose' : 'doseTexts.calendar.doseOf', {
      name,
      dosage,
    }),
    // A dose does not make anybody busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}

function span(day: string, time: string): { start: string; end: string } {
  const start = floating(day, time)
  const end = new Date(Date.parse(start) + minutesShown * 60_000).toISOString()
  return { start, end }
}

/** ical-generator prints the UTC fields of a floating time, whatever the server's time zone. */
function floating(day: string, time: string): string {
  return `${day}T${time}:00.000Z`
}
