import type { FastifyInstance } from 'fastify'
import {
  addReminder,
  changeReminder,
  listReminders,
  markDose,
  readCalendar,
  removeReminder,
  restoreReminder,
} from '../../shared/reminders/reminders.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { add, change, remove, restore } from './reminders.changes.service.ts'
import { mark } from './reminders.doses.service.ts'
import { calendar, list } from './reminders.service.ts'

export const contracts = [
  listReminders,
  addReminder,
  changeReminder,
  removeReminder,
  restoreReminder,
  markDose,
  readCalendar,
]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, listReminders, list)
  serve(app, house, addReminder, add)
  serve(app, house, changeReminder, change)
  serve(app, house, removeReminder, remove)
  serve(app, house, restoreReminder, restore)
  serve(app, house, markDose, mark)
  serve(app, house, readCalendar, calendar)
}
