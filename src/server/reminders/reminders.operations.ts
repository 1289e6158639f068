import * as endpoints from '../../shared/reminders/reminders.endpoints.ts'
import * as schemas from '../../shared/reminders/reminders.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listReminders = operation(endpoints.listReminders, schemas.listReminders, {
  summary: 'List your medication reminders, with doses marked today and in the 7 days before',
  audited: false,
})

export const listPatientMedicines = operation(endpoints.listPatientMedicines, schemas.listPatientMedicines, {
  summary: 'List the medicines that a patient of this doctor keeps, with the doses of the last two weeks',
  audited: true,
})

export const addReminder = operation(endpoints.addReminder, schemas.addReminder, {
  summary: 'Add a reminder, with doses from now on; every day unless `days` is given',
  status: 201,
  refusals: { tooMany: 409 },
  audited: false,
})

export const changeReminder = operation(endpoints.changeReminder, schemas.changeReminder, {
  summary: 'Change a reminder from now on; earlier doses stay as they were',
  refusals: { changedMeanwhile: 409, removedMeanwhile: 409, tooMany: 409 },
  audited: false,
})

export const removeReminder = operation(endpoints.removeReminder, schemas.removeReminder, {
  summary: 'Remove a reminder; doses already marked are kept',
  refusals: { changedMeanwhile: 409 },
  audited: false,
})

export const restoreReminder = operation(endpoints.restoreReminder, schemas.restoreReminder, {
  summary: 'Restore a removed reminder',
  refusals: { tooMany: 409 },
  audited: false,
})

export const markDose = operation(endpoints.markDose, schemas.markDose, {
  summary: 'Mark a dose as taken or skipped, or clear the mark with null; the last write wins',
  refusals: { noSuchDose: 409, takenThisWeek: 409 },
  audited: false,
})

export const countStock = operation(endpoints.countStock, schemas.countStock, {
  summary: 'Say how much of a medicine is left; the doses from now on are taken off it',
  refusals: { noAmount: 409 },
  audited: false,
})

export const readCalendar = operation(endpoints.readCalendar, schemas.readCalendar, {
  summary: 'Export all reminders as an iCalendar file with alarms, for the phone’s calendar',
  audited: false,
})
