import type { ReminderBody } from '../../reminders/reminders.forms.ts'
import { everyDay, weekdayOf } from '../../reminders/reminders.schedule.ts'
import { firstDayFor } from '../../reminders/today/reminders.first-day.ts'
import type { PrescribedItem } from '../prescriptions.schemas.ts'
import {
  lastDayOf,
  slots,
  timesPerDay,
  unitOf,
  type Amounts,
  type Dose,
  type Slot,
} from './prescriptions.doses.ts'

/** The same as the form for a medicine proposes. */
const timeOfSlot: Record<Slot, string> = { morning: '08:00', noon: '14:00', evening: '18:00', night: '21:00' }
/** When the waking hours begin. */
const firstHour = 6

/**
 * The reminder that a prescribed medicine asks for, from its first dose that is still ahead. `now`: the town's day and
 * time of day.
 */
export function reminderOf(item: PrescribedItem, now: { day: string; time: string }): ReminderBody {
  const { name, strength, form, food, note, dose } = item
  const unit = unitOf(form)
  const isCounted = unit !== 'application'
  const plan = planOf(dose, now.day)
  const startsOn = dose.kind === 'needed' ? now.day : firstDayFor({ ...plan, times: firstTimes(plan) }, now)
  return {
    name: `${name} ${strength}`.trim(),
    dosage: note.slice(0, 120),
    ...plan,
    // An ointment is put on thinly: there is no amount to count.
    ...(!isCounted && { amounts: null, steps: null }),
    ...(plan.days.length === 1 && { days: [weekdayOf(startsOn)] }),
    startsOn,
    endsOn: lastDayOf(dose, startsOn),
    unit: isCounted ? unit : null,
    food,
  }
}

type Plan = Pick<ReminderBody, 'times' | 'days'> &
  Required<Pick<ReminderBody, 'amounts' | 'steps' | 'cycle' | 'asNeeded'>>

const plain = { days: [...everyDay], amounts: null, steps: null, cycle: null, asNeeded: null }

function planOf(dose: Dose, today: string): Plan {
  switch (dose.kind) {
    case 'slots': {
      const amounts = byTime(dose.amounts)
      return {
        ...plain,
        times: Object.keys(amounts),
        amounts,
        ...(dose.every === 2 && { cycle: { on: 1, off: 1 } }),
        ...(dose.every === 7 && { days: [weekdayOf(today)] }),
      }
    }
    case 'taper': {
      const steps = dose.steps.map(({ days, amounts }) => ({ days, amounts: byTime(amounts) }))
      const times = Array.from(new Set(steps.flatMap(({ amounts }) => Object.keys(amounts)))).toSorted()
      const [only] = steps
      if (steps.length === 1 && only) return { ...plain, times, amounts: only.amounts }
      // Each step names all times, 0 where it has no dose.
      const named = steps.map(({ days, amounts }) => ({
        days,
        amounts: Object.fromEntries(times.map((time) => [time, amounts[time] ?? 0])),
      }))
      return { ...plain, times, steps: named }
    }
    case 'hourly': {
      const times = hoursFrom(dose.hours)
      return { ...plain, times, amounts: Object.fromEntries(times.map((time) => [time, dose.amount])) }
    }
    case 'needed': {
      const { amount, gapHours, mostPerDay } = dose
      return { ...plain, times: [], asNeeded: { amount, gapHours, mostPerDay } }
    }
  }
}

function byTime(amounts: Amounts): Record<string, number> {
  return Object.fromEntries(
    slots.filter((slot) => amounts[slot] > 0).map((slot) => [timeOfSlot[slot], amounts[slot]]),
  )
}

function firstTimes({ times, steps }: Plan): string[] {
  return times.filter((time) => steps?.[0]?.amounts[time] !== 0)
}

function hoursFrom(gap: number): string[] {
  return Array.from(
    { length: timesPerDay(gap) },
    (_, n) => `${String(firstHour + n * gap).padStart(2, '0')}:00`,
  )
}

/**
 * The idempotency key of that reminder: it becomes the reminder's id, so that a second press, or one on another phone,
 * finds it made.
 */
export function reminderKey({ id }: Pick<PrescribedItem, 'id'>): string {
  return id.replaceAll('-', '')
}
