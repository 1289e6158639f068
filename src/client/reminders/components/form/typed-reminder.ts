import * as v from 'valibot'
import { latinDigits } from '../../../../shared/kit/text/digits.ts'
import { foods, parseAmount, units } from '../../../../shared/reminders/reminders.dosage.ts'
import { everyDay } from '../../../../shared/reminders/reminders.schedule.ts'
import { wrongSteps } from '../../../../shared/reminders/steps/reminders.steps.ts'
import { reminderBody, type ReminderBody } from '../../../../shared/reminders/reminders.forms.ts'
import { dosesIn, isCounted } from './first-day/typed-course.ts'
import { kinds, neededIn, wrongNeeded } from './typed-needed.ts'
import { changing, ends, stepsIn } from './typed-steps.ts'
import { cycleIn, rhythms, weekdaysIn, wrongDays, type TypedRhythm } from './typed-rhythm.ts'

/** A time, or an empty string for none. */
const maybeTime = v.pipe(
  v.string(),
  v.transform((typed) => latinDigits(typed).trim()),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'timeInvalid'),
)

const { cycle: _, asNeeded: __, steps: ___, lastTime: ____, ...bodyEntries } = reminderBody.entries

/** Whether `startsOn` was filled in by the form or by the person, who may also have emptied it. */
const firstDays = ['', 'proposed', 'chosen'] as const

/**
 * The values as typed: `amounts` are texts, one for each of `times`, or one alone as needed; `every`, `on` and `off`
 * are numbers of days; nothing chosen is the empty string.
 */
const typedValues = v.object({
  ...bodyEntries,
  kind: v.picklist(kinds),
  gapHours: v.string(),
  mostPerDay: v.string(),
  times: v.array(maybeTime),
  unit: v.picklist(['', ...units]),
  amounts: v.array(v.optional(v.string(), '')),
  food: v.picklist(['', ...foods]),
  rhythm: v.picklist(rhythms),
  days: v.array(v.number()),
  every: v.string(),
  on: v.string(),
  off: v.string(),
  changes: v.picklist(changing),
  after: v.picklist(ends),
  firstDay: v.picklist(firstDays),
  /** A course of so many doses: from it follow `endsOn` and `lastTime`. */
  doses: v.string(),
  lastTime: maybeTime,
  steps: v.array(v.object({ days: v.string(), amounts: v.array(v.optional(v.string(), '')) })),
})

/** The form's schema: parses its values to the body of a change. */
export const typedReminder = v.pipe(
  typedValues,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.unit === '' || dataset.value.changes === 'steps') return
    const { kind, times, amounts } = dataset.value
    for (const [n, time] of (kind === 'asNeeded' ? ['needed'] : times).entries()) {
      const typed = amounts[n] ?? ''
      if (time === '' || parseAmount(typed) !== null) continue
      const item = { type: 'array', origin: 'value', input: amounts, key: n, value: typed }
      addIssue({
        message: typed.trim() === '' ? 'required' : 'amountInvalid',
        path: pathOf(placeOf(dataset.value, 'amounts'), item),
      })
    }
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const wrong = dataset.value.kind === 'asNeeded' ? wrongNeeded(dataset.value) : wrongWhen(dataset.value)
    for (const [field, message] of Object.entries(wrong)) {
      addIssue({ message, path: pathOf(placeOf(dataset.value, field)) })
    }
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.kind === 'asNeeded') return
    const { times } = dataset.value
    if ((times[0] ?? '') !== '') return
    const item = { type: 'array', origin: 'value', input: times, key: 0, value: times[0] }
    addIssue({ message: 'required', path: pathOf(placeOf(dataset.value, 'times'), item) })
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { times, unit, kind, ...typed } = dataset.value
    const when = { days: weekdaysIn(typed), cycle: cycleIn(typed), asNeeded: kind === 'asNeeded' ? {} : null }
    const wrong = wrongSteps({ steps: stepsIn(typed, times), times, unit, ...when })
    for (const [field, message] of Object.entries(wrong)) {
      const items = field.split('.').map((key) => placeOf(dataset.value, key))
      addIssue({ message, path: pathOf(...items) })
    }
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !isCounted(dataset.value) || dosesIn(dataset.value) !== null) return
    addIssue({ message: 'dosesInvalid', path: pathOf(placeOf(dataset.value, 'doses')) })
  }),
  v.transform(({ times, unit, amounts, food, startsOn, ...rest }): ReminderBody => {
    const steps = stepsIn(rest, times) as ReminderBody['steps']
    const asNeeded = neededIn({ ...rest, amounts }, unit)
    const when = asNeeded
      ? { times: [], days: [...everyDay], cycle: null, amounts: null }
      : whenIn({ ...rest, times, amounts }, unit)
    return {
      name: rest.name,
      dosage: rest.dosage,
      ...when,
      ...(startsOn !== undefined && { startsOn }),
      // Of steps it follows from their days.
      endsOn: steps ? null : rest.endsOn,
      lastTime: steps || asNeeded || rest.lastTime === '' ? null : rest.lastTime,
      asNeeded,
      ...(steps && { amounts: null }),
      steps: steps ?? null,
      unit: unit === '' ? null : unit,
      food: food === '' ? null : food,
    }
  }),
)

/** The body of a new reminder names only what was chosen, as in the versions before there was more to choose. */
export const typedNewReminder = v.pipe(
  typedReminder,
  v.transform(({ unit, amounts, food, cycle, asNeeded, steps, lastTime, ...rest }): ReminderBody => {
    const rhythm = {
      ...(lastTime && { lastTime }),
      ...(cycle && { cycle }),
      ...(asNeeded && { asNeeded }),
      ...(steps && { steps }),
    }
    return { ...rest, ...rhythm, ...(unit && { unit, amounts }), ...(food && { food }) }
  }),
)

type Typed = v.InferOutput<typeof typedValues>

function wrongWhen(typed: Typed): Record<string, string> {
  const isWithoutDay = typed.rhythm === 'week' && typed.days.length === 0
  return isWithoutDay ? { days: 'required' } : wrongDays(typed)
}

function whenIn(
  { times, amounts, ...rest }: Pick<Typed, 'times' | 'amounts' | keyof TypedRhythm>,
  unit: string,
) {
  const doses = times.map((time, n) => [time, parseAmount(amounts[n] ?? '') ?? 0] as const)
  const planned = Object.fromEntries(doses.filter(([time]) => time !== ''))
  return {
    times: Object.keys(planned).toSorted(),
    days: weekdaysIn(rest).toSorted((one, other) => one - other),
    cycle: cycleIn(rest),
    amounts: unit === '' ? null : planned,
  }
}

function placeOf(input: object, key: string) {
  return { type: 'object', origin: 'value', input, key, value: input[key as keyof object] }
}

function pathOf(...items: object[]) {
  return items as unknown as [v.IssuePathItem, ...v.IssuePathItem[]]
}
