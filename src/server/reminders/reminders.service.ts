import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { addDays, startOfDay } from '../../shared/kit/time/town-time.ts'
import { listedDays } from '../../shared/reminders/reminders.schedule.ts'
import { takingDays } from '../../shared/reminders/reminders.taking.ts'
import type { listPatientMedicines, listReminders, readCalendar } from './reminders.operations.ts'
import { viewerOf } from '../platform/auth/care/sensitive.ts'
import type { AppContext, RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { calendarFile, cancelledForDays } from './reminders.calendar.ts'
import { presentDose, presentReminders, withoutOldPlans } from './reminders.presenter.ts'
import { listDoses, listPlans, remindersOf, type RemindersOf } from './reminders.repo.ts'
import { listStocks } from './stock/reminders.stock.repo.ts'
import { firstDayNeeded, stockFrom } from './stock/reminders.stock.presenter.ts'

export function list(ctx: RequestContext<typeof listReminders>): Promise<Listed> {
  const { db, actor, today, appContext } = ctx
  return listSince(db, remindersOf(actor), addDays(today, -listedDays), appContext)
}

/** For a doctor; the transaction writes who looked. */
export function listOfPatient(ctx: RequestContext<typeof listPatientMedicines>): Promise<Listed> {
  const { params, today, appContext } = ctx
  return ctx.write(async (tx) => {
    const of = { patientId: params.id, viewer: await viewerOf(tx, ctx, params.id) }
    return listSince(tx, of, addDays(today, 1 - takingDays), appContext)
  })
}

type Listed = AnswerOf<typeof listReminders>

async function listSince(
  db: Database | Tx,
  of: RemindersOf,
  fromDay: string,
  { town }: Pick<AppContext, 'town'>,
): Promise<Listed> {
  const from = startOfDay(town.timeZone, fromDay)
  const rows = await listPlans(db, of, from)
  const stocks = await listStocks(db, of.patientId)
  const marked = (await listDoses(db, of, firstDayNeeded(stocks, fromDay, town.timeZone))).map(presentDose)
  return {
    reminders: presentReminders(rows).map((reminder) => ({
      ...withoutOldPlans(reminder, from),
      stock: stockFrom(reminder, stocks, marked, { from, zone: town.timeZone }),
    })),
    doses: marked.filter(({ day }) => day >= fromDay),
  }
}

export async function calendar(
  ctx: RequestContext<typeof readCalendar>,
): Promise<AnswerOf<typeof readCalendar>> {
  const { db, actor, now, today, query, appContext } = ctx
  const zone = appContext.town.timeZone
  const rows = await listPlans(db, remindersOf(actor), startOfDay(zone, addDays(today, -cancelledForDays)))
  const reminders = presentReminders(rows).map((reminder) => {
    const row = rows.find(({ id }) => id === reminder.id)
    return { ...reminder, revision: row?.revision ?? 0, updatedAt: row?.updated_at ?? now }
  })
  return calendarFile(reminders, { now, zone, language: query.language })
}
