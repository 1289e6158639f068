import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { addDays, startOfDay } from '../../shared/kit/time/town-time.ts'
import { listedDays } from '../../shared/reminders/reminders.schedule.ts'
import type { listReminders, readCalendar } from './reminders.operations.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { calendarFile, cancelledForDays } from './reminders.calendar.ts'
import { presentDose, presentReminders, withoutOldPlans } from './reminders.presenter.ts'
import { listDoses, listPlans } from './reminders.repo.ts'

export async function list(
  ctx: RequestContext<typeof listReminders>,
): Promise<AnswerOf<typeof listReminders>> {
  const { db, actor, today, appContext } = ctx
  const fromDay = addDays(today, -listedDays)
  const from = startOfDay(appContext.town.timeZone, fromDay)
  const rows = await listPlans(db, patientOf(actor), from)
  const marked = await listDoses(db, patientOf(actor), fromDay)
  return {
    reminders: presentReminders(rows).map((reminder) => withoutOldPlans(reminder, from)),
    doses: marked.map(presentDose),
  }
}

export async function calendar(
  ctx: RequestContext<typeof readCalendar>,
): Promise<AnswerOf<typeof readCalendar>> {
  const { db, actor, now, today, query, appContext } = ctx
  const zone = appContext.town.timeZone
  const rows = await listPlans(db, patientOf(actor), startOfDay(zone, addDays(today, -cancelledForDays)))
  const reminders = presentReminders(rows).map((reminder) => {
    const row = rows.find(({ id }) => id === reminder.id)
    return { ...reminder, revision: row?.revision ?? 0, updatedAt: row?.updated_at ?? now }
  })
  return calendarFile(reminders, { now, zone, language: query.language })
}
