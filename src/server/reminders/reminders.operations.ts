import * as endpoints from '../../shared/reminders/reminders.endpoints.ts'
import * as schemas from '../../shared/reminders/reminders.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listReminders = operation(endpoints.listReminders, schemas.listReminders, {
  summary: 'The own medication reminders, and the doses marked today and in the 7 days before',
  audited: false,
})

export const addReminder = operation(endpoints.addReminder, schemas.addReminder, {
  summary: 'A new reminder; doses from now on. Without `days` every day',
  status: 201,
  refusals: { tooMany: 409 },
  audited: false,
})

export const changeReminder = operation(endpoints.changeReminder, schemas.changeReminder, {
  summary: 'Change a reminder from now on; the doses before stay as they were',
  refusals: { changedMeanwhile: 409, removedMeanwhile: 409, tooMany: 409 },
  audited: false,
})

export const removeReminder = operation(endpoints.removeReminder, schemas.removeReminder, {
  summary: 'No more doses of this reminder; those that were marked are kept',
  refusals: { changedMeanwhile: 409 },
  audited: false,
})

export const restoreReminder = operation(endpoints.restoreReminder, schemas.restoreReminder, {
  summary: 'A removed reminder goes on',
  refusals: { tooMany: 409 },
  audited: false,
})

export const markDose = operation(endpoints.markDose, schemas.markDose, {
  summary: 'A dose was taken or skipped; null takes the mark away. The last word counts',
  refusals: { noSuchDose: 409 },
  audited: false,
})

export const readCalendar = operation(endpoints.readCalendar, schemas.readCalendar, {
  summary: 'All reminders as an iCalendar file with alarms, for the calendar of the phone',
  audited: false,
})
