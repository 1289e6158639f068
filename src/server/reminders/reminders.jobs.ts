import type { Insertable } from 'kysely'
import { addDays, dayIn, instantIn, timeIn } from '../../shared/kit/time/town-time.ts'
import { dueDoses, dueForMs } from '../../shared/reminders/reminders.schedule.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import { broadcast } from '../platform/events/publish.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'
import { presentDose, presentReminders } from './reminders.presenter.ts'
import { dispatchDue } from './delivery/reminders.dispatch.ts'
import {
  deleteRingsBefore,
  insertDeliveries,
  listDevicesOf,
  listMarksOf,
  listPlansOf,
  listDueReminders,
  readWatermark,
  saveWatermark,
} from './delivery/reminders.deliveries.repo.ts'

/** Recent minutes are always checked again, in case a medicine is added in the very minute of its dose. */
const overlapMs = 2 * 60_000
const atOnce = 200
/** One server sends this many in a second or two; beyond it, the other servers are asked to help. */
const many = 500
export const manyWait = 'reminders.manyWait'
/**
 * Every minute: inserts the deliveries that came due since the last run, one row per dose and device, and sends what
 * is pending. Can be interrupted anywhere and repeated, here or on another server: a unique key prevents duplicates.
 */
export async function ring(appContext: AppContext): Promise<void> {
  const written = await writeRings(appContext)
  if (written >= many) await askForHelp(appContext)
  await dispatchDue(appContext)
}

/** The job runs on one server; the broadcast reaches all. */
function askForHelp({ store: { db } }: AppContext): Promise<void> {
  return inTransaction(db, (tx) => broadcast(tx, { kind: manyWait, subject: '', topics: [] }))
}

/** Returns how many are new. */
async function writeRings(appContext: AppContext): Promise<number> {
  const { store, clock, town } = appContext
  const now = clock()
  const looked = (await readWatermark(store.db)) ?? now
  // After a long stop, only what is still due; after the clock was set back, from the new time on.
  const from = new Date(
    Math.max(Math.min(looked.getTime(), now.getTime() - overlapMs), now.getTime() - dueForMs),
  )
  const today = dayIn(town.timeZone, now)
  const span = { from, now, yesterday: addDays(today, -1) }
  const times = minutesIn(town.timeZone, from, now)
  const ids = await listDueReminders(store.db, { times, days: [span.yesterday, today], now })
  let written = 0
  for (let at = 0; at < ids.length; at += atOnce) {
    written += await insertDeliveries(store.db, await ringsOf(appContext, ids.slice(at, at + atOnce), span))
  }
  await saveWatermark(store.db, now)
  return written
}

async function ringsOf(
  { store: { db }, town }: AppContext,
  ids: readonly string[],
  { from, now, yesterday }: { from: Date; now: Date; yesterday: string },
): Promise<Insertable<Tables['push_deliveries']>[]> {
  const zone = town.timeZone
  const plans = await listPlansOf(db, ids)
  const patientOf = new Map(plans.map(({ id, patient_id }) => [id, patient_id]))
  const marked = (await listMarksOf(db, ids, yesterday)).map(presentDose)
  const devices = await listDevicesOf(db, Array.from(new Set(patientOf.values())), now)
  return dueDoses(presentReminders(plans), marked, { from, now }, zone).flatMap((dose) =>
    devices
      .filter(({ patient_id }) => patient_id === patientOf.get(dose.reminderId))
      .map((device) => ({
        id: newId(),
        reminder_id: dose.reminderId,
        day: dose.day,
        time: dose.time,
        subscription_id: device.id,
        due_at: instantIn(zone, dose.day, dose.time),
        next_try_at: now,
        tries: 0,
        outcome: null,
      })),
  )
}

/** The town's `HH:mm` of each minute that has begun; at most an hour of them. */
function minutesIn(zone: string, from: Date, now: Date): string[] {
  const count = Math.floor((now.getTime() - from.getTime()) / 60_000) + 1
  return Array.from({ length: count }, (_, n) => timeIn(zone, new Date(now.getTime() - n * 60_000)))
}

/** After two days no delivery can be sent any more, whatever the clock does. */
export async function forgetRings({ store, clock }: AppContext): Promise<void> {
  await deleteRingsBefore(store.db, new Date(clock().getTime() - 48 * 3_600_000))
}
