import * as v from 'valibot'
import { day, id, idParams, instant, timeOfDay } from '../kit/schemas.ts'
import { foods, units } from './reminders.dosage.ts'
import { marks, skipReasons } from './reminders.schedule.ts'
import { baseOf } from '../kit/three-way-merge.ts'
import { reminderBody, stockBody } from './reminders.forms.ts'
import { stopReasons } from './removal/reminders.stop-reasons.ts'

/** The fields of a plan that a person enters. */
const said = {
  dosage: v.string(),
  times: v.array(v.string()),
  days: v.array(v.number()),
  startsOn: v.string(),
  endsOn: v.nullable(v.string()),
  /** On the last day, no dose after this time. */
  lastTime: v.optional(v.nullable(v.string())),
  cycle: v.optional(v.nullable(v.object({ on: v.number(), off: v.number() }))),
  asNeeded: v.optional(
    v.nullable(v.object({ gapHours: v.number(), mostPerDay: v.number(), amount: v.nullable(v.number()) })),
  ),
  unit: v.optional(v.nullable(v.picklist(units))),
  amounts: v.optional(v.nullable(v.record(v.string(), v.number()))),
  /** If there are any, they hold the amounts, and the last day follows from them. */
  steps: v.optional(
    v.nullable(
      v.array(v.object({ days: v.nullable(v.number()), amounts: v.record(v.string(), v.number()) })),
    ),
  ),
  food: v.optional(v.nullable(v.picklist(foods))),
}

const from = baseOf({ name: v.string(), ...said })

export const plan = v.object({ since: instant, ...said })

const stock = v.object({ left: v.number(), since: instant })

export const reminder = v.object({
  id,
  name: v.string(),
  isRemoved: v.boolean(),
  /** Of a removed one, if it was said. */
  removedBecause: v.optional(v.nullable(v.picklist(stopReasons))),
  /** Made from an item of a prescription: whoever removes it is asked why. */
  isPrescribed: v.optional(v.boolean()),
  /** Oldest first; the last one is current, the others explain the doses of earlier days. */
  plans: v.array(plan),
  /** What was left at an instant, for the list: what was used since follows from the doses. */
  stock: v.optional(v.nullable(stock)),
})

/** Missing in what an earlier version wrote, and then left as it is. */
const reason = v.optional(v.nullable(v.picklist(skipReasons, 'invalid')))

const markedDose = v.object({
  reminderId: id,
  day: v.string(),
  time: v.string(),
  state: v.picklist(marks),
  reason,
})

const changing = { params: idParams, answer: reminder }

export const listReminders = {
  /** Includes reminders removed within the 7 days, because of their doses. */
  answer: v.object({ reminders: v.array(reminder), doses: v.array(markedDose) }),
}

/** What a doctor sees: the medicines of the last two weeks and their doses. */
export const listPatientMedicines = { params: idParams, answer: listReminders.answer }

export const addReminder = {
  body: reminderBody,
  answer: reminder,
}

export const changeReminder = {
  ...changing,
  /** `isBack`: the owner knows that another device removed it, and restores it with this change. */
  body: v.object({ ...reminderBody.entries, from, isBack: v.optional(v.boolean(), false) }),
}

export const removeReminder = {
  ...changing,
  /** `reason`: kept of a medicine from a prescription. A repeat changes nothing. */
  body: v.object({ from, reason: v.optional(v.nullable(v.picklist(stopReasons, 'invalid'))) }),
}

export const restoreReminder = changing

export const markDose = {
  params: idParams,
  body: v.object({ day, time: timeOfDay, state: v.nullable(v.picklist(marks, 'invalid')), reason }),
  answer: v.object({ ...markedDose.entries, state: v.nullable(v.picklist(marks)) }),
}

export const countStock = {
  params: idParams,
  body: stockBody,
  answer: v.object({ reminderId: id, stock }),
}

export const readCalendar = {
  query: v.object({ language: v.optional(v.picklist(['en', 'hi', 'pa'], 'invalid'), 'en') }),
  answer: v.object({ fileName: v.string(), content: v.string() }),
}
