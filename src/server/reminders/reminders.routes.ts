import type { FastifyInstance } from 'fastify'
import {
  addReminder,
  changeReminder,
  countStock,
  listPatientMedicines,
  listReminders,
  markDose,
  readCalendar,
  removeReminder,
  restoreReminder,
} from './reminders.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { add, change, remove, restore } from './reminders.changes.service.ts'
import { mark } from './reminders.doses.service.ts'
import { count } from './stock/reminders.stock.service.ts'
import { calendar, list, listOfPatient } from './reminders.service.ts'

export const operations = [
  listReminders,
  listPatientMedicines,
  addReminder,
  changeReminder,
  removeReminder,
  restoreReminder,
  markDose,
  countStock,
  readCalendar,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listReminders, list)
  registerEndpoint(app, appContext, listPatientMedicines, listOfPatient)
  registerEndpoint(app, appContext, addReminder, add)
  registerEndpoint(app, appContext, changeReminder, change)
  registerEndpoint(app, appContext, removeReminder, remove)
  registerEndpoint(app, appContext, restoreReminder, restore)
  registerEndpoint(app, appContext, markDose, mark)
  registerEndpoint(app, appContext, countStock, count)
  registerEndpoint(app, appContext, readCalendar, calendar)
}
