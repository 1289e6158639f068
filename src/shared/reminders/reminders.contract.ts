import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'
import { baseOf } from '../kit/three-way-merge.ts'
import { day, id, idParams, instant, timeOfDay } from '../kit/schemas.ts'
import { reminderBody } from './reminders.forms.ts'
import { marks } from './reminders.schedule.ts'

/** More at once is a mistake or a machine. */
export const maxReminders = 30
/** So many days back the list knows what was marked. */
export const listedDays = 7

/** What a person says of a plan. */
const said = {
  dosage: v.string(),
  times: v.array(v.string()),
  days: v.array(v.number()),
  endsOn: v.nullable(v.string()),
}
const from = baseOf({ name: v.string(), ...said })

export const plan = v.object({ since: instant, ...said, startsOn: v.string() })

export const reminder = v.object({
  id,
  name: v.string(),
  isRemoved: v.boolean(),
  /** Oldest first; the last one holds, the others explain the doses of the days before it. */
  plans: v.array(plan),
})

const markedDose = v.object({
  reminderId: id,
  day: v.string(),
  time: v.string(),
  state: v.picklist(marks),
})

const own = { access: ['patient'], status: 200, audited: false } as const
const changing = { ...own, method: 'POST', params: idParams, answer: reminder, outbox: 'mayWait' } as const

export const listReminders = defineContract({
  ...own,
  name: 'reminders.list',
  summary: 'The own medication reminders, and the doses marked today and in the 7 days before',
  method: 'GET',
  path: '/api/reminders',
  /** Those removed within the 7 days are there too: their doses were taken. */
  answer: v.object({ reminders: v.array(reminder), doses: v.array(markedDose) }),
  refusals: {},
  outbox: 'now',
  kept: true,
  delta: true,
})

export const addReminder = defineContract({
  ...own,
  name: 'reminders.add',
  summary: 'A new reminder; doses from now on. Without `days` every day',
  method: 'POST',
  path: '/api/reminders',
  body: reminderBody,
  answer: reminder,
  status: 201,
  refusals: { tooMany: 409 },
  outbox: 'mayWait',
  onlyAdds: true,
})

export const changeReminder = defineContract({
  ...changing,
  name: 'reminders.change',
  summary: 'Change a reminder from now on; the doses before stay as they were',
  path: '/api/reminders/:id/change',
  /** `isBack`: its owner knows that it was removed on another device, and puts it back with this change. */
  body: v.object({ ...reminderBody.entries, from, isBack: v.optional(v.boolean(), false) }),
  refusals: { changedMeanwhile: 409, removedMeanwhile: 409, tooMany: 409 },
})

export const removeReminder = defineContract({
  ...changing,
  name: 'reminders.remove',
  summary: 'No more doses of this reminder; those that were marked are kept',
  path: '/api/reminders/:id/remove',
  body: v.object({ from }),
  refusals: { changedMeanwhile: 409 },
})

export const restoreReminder = defineContract({
  ...changing,
  name: 'reminders.restore',
  summary: 'A removed reminder goes on',
  path: '/api/reminders/:id/restore',
  refusals: { tooMany: 409 },
})

export const markDose = defineContract({
  ...own,
  name: 'reminders.mark',
  summary: 'A dose was taken or skipped; null takes the mark away. The last word counts',
  method: 'POST',
  path: '/api/reminders/:id/doses',
  params: idParams,
  body: v.object({ day, time: timeOfDay, state: v.nullable(v.picklist(marks, 'invalid')) }),
  answer: v.object({ ...markedDose.entries, state: v.nullable(v.picklist(marks)) }),
  refusals: { noSuchDose: 409 },
  outbox: 'mayWait',
})

export const readCalendar = defineContract({
  ...own,
  name: 'reminders.calendar',
  summary: 'All reminders as an iCalendar file with alarms, for the calendar of the phone',
  method: 'GET',
  path: '/api/reminders/calendar',
  query: v.object({ language: v.optional(v.picklist(['en', 'hi', 'pa'], 'invalid'), 'en') }),
  answer: v.object({ fileName: v.string(), content: v.string() }),
  refusals: {},
  outbox: 'now',
})
