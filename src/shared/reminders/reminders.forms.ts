import * as v from 'valibot'
import { latinDigits } from '../kit/text/digits.ts'
import { isCalendarDay, optionalText, requiredText, timeOfDay } from '../kit/schemas.ts'
import { maxGapHours, maxPerDay } from './reminders.as-needed.ts'
import { isCycle } from './reminders.cycle.ts'
import { foods, isAmount, units } from './reminders.dosage.ts'
import { maxStock } from './reminders.stock.ts'
import { isStepAmount, leastSteps, mostStepDays, mostSteps } from './steps/reminders.steps.ts'
import { everyDay, maxTimes } from './reminders.schedule.ts'

/** 0 is Sunday. */
const weekday = v.pipe(
  v.number('invalid'),
  v.integer('invalid'),
  v.minValue(0, 'invalid'),
  v.maxValue(6, 'invalid'),
)

/** A day, or none: missing, null and empty are the same. */
const lastDay = v.pipe(
  v.nullish(v.string('dateInvalid'), ''),
  v.transform((typed) => latinDigits(typed).trim()),
  v.check((typed) => typed === '' || isCalendarDay(typed), 'dateInvalid'),
  v.transform((typed) => (typed === '' ? null : typed)),
)

/** A day; missing, null and empty leave it as it is, which for a new medicine is today. */
const firstDay = v.optional(
  v.pipe(
    lastDay,
    v.transform((typed) => typed ?? undefined),
  ),
)

/** Missing in what an earlier version wrote, and then left as it is. */
const cycle = v.optional(
  v.nullable(
    v.pipe(
      v.object({ on: v.number('cycleInvalid'), off: v.number('cycleInvalid') }, 'cycleInvalid'),
      v.check(isCycle, 'cycleInvalid'),
    ),
  ),
)

/** One of these, or null; missing in what an earlier version wrote, and then left as it is. */
/* @__NO_SIDE_EFFECTS__ */ function oneOf<T extends string>(choices: readonly T[]) {
  return v.optional(v.nullable(v.picklist(choices, 'invalid')))
}

/* @__NO_SIDE_EFFECTS__ */ function wholeUpTo(most: number, code: string) {
  return v.pipe(v.number(code), v.integer(code), v.minValue(1, code), v.maxValue(most, code))
}

/** Missing in what an earlier version wrote, and then left as it is. */
const asNeeded = v.optional(
  v.nullable(
    v.object({
      gapHours: wholeUpTo(maxGapHours, 'neededInvalid'),
      mostPerDay: wholeUpTo(maxPerDay, 'neededInvalid'),
      amount: v.nullable(v.pipe(v.number('amountInvalid'), v.check(isAmount, 'amountInvalid'))),
    }),
  ),
)

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'timeInvalid'))

/** In the order of the day. */
function byTime(typed: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(typed).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** How much at each time, by time. */
const amounts = v.optional(
  v.nullable(
    v.pipe(
      v.record(time, v.pipe(v.number('amountInvalid'), v.check(isAmount, 'amountInvalid'))),
      v.transform(byTime),
    ),
  ),
)

/** Amounts that change over the days; missing in what an earlier version wrote, and then left as they are. */
const steps = v.optional(
  v.nullable(
    v.pipe(
      v.array(
        v.object({
          days: v.nullable(wholeUpTo(mostStepDays, 'stepDays')),
          amounts: v.pipe(
            v.record(time, v.pipe(v.number('amountInvalid'), v.check(isStepAmount, 'amountInvalid'))),
            v.transform(byTime),
          ),
        }),
        'invalid',
      ),
      v.minLength(leastSteps, 'invalid'),
      v.maxLength(mostSteps, 'invalid'),
    ),
  ),
)

export const reminderBody = v.object({
  name: requiredText(120),
  dosage: optionalText(120),
  /** At least one, unless it is taken as needed. */
  times: v.pipe(
    v.optional(v.array(timeOfDay, 'required'), []),
    v.maxLength(maxTimes, 'tooManyTimes'),
    v.transform((times) => Array.from(new Set(times)).toSorted()),
  ),
  days: v.pipe(
    v.optional(v.array(weekday, 'invalid'), [...everyDay]),
    v.minLength(1, 'required'),
    v.maxLength(7, 'invalid'),
    v.transform((days): number[] => everyDay.filter((one) => days.includes(one))),
  ),
  startsOn: firstDay,
  endsOn: lastDay,
  /** The last dose of the last day; missing in what an earlier version wrote. */
  lastTime: v.optional(v.nullable(time)),
  cycle,
  asNeeded,
  unit: oneOf(units),
  amounts,
  steps,
  food: oneOf(foods),
})
export type ReminderBody = v.InferOutput<typeof reminderBody>

/** How much is left, as counted by its owner; in the unit of the plan. */
export const stockBody = v.object({
  left: v.pipe(v.number('stockInvalid'), v.minValue(0, 'stockInvalid'), v.maxValue(maxStock, 'stockInvalid')),
})
