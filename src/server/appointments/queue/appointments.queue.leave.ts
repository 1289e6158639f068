import { leaveAt } from '../../../shared/appointments/queue/appointments.forecast.ts'
import { takesPlaceOn } from '../../../shared/availability/availability.rules.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { theServer } from '../../platform/auth/care/sensitive.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { findOne } from '../appointments.repo.ts'
import { notifyTimeToLeave } from '../tokens/appointments.sessions.notifications.ts'
import { findTokenSession } from '../tokens/appointments.tokens.repo.ts'
import { distanceOf } from './appointments.own-queue.service.ts'
import { turnsOf } from './appointments.queue.forecast.ts'
import * as repo from './appointments.queue.repo.ts'

type Town = Pick<AppContext, 'store' | 'town' | 'clock'>

/** Nobody is so far away: distances are not looked up before. */
const farthestMinutes = 4 * 60

/**
 * Each minute: tells those who act for a patient with a number of today, once, that it is time to leave home. Nobody is
 * told who stands at the counter, or whose distance is not known.
 */
export async function tellToLeave(appContext: Town): Promise<void> {
  const now = appContext.clock()
  const today = dayIn(appContext.town.timeZone, now)
  for (const sessionId of await repo.listLinesToTell(appContext.store.db, today))
    await inTransaction(appContext.store.db, (tx) => tellLine(tx, appContext, { sessionId, now, today }))
}

async function tellLine(
  tx: Tx,
  appContext: Town,
  { sessionId, now, today }: { sessionId: string; now: Date; today: string },
): Promise<void> {
  // Two servers tell once; a number that is called meanwhile is not told any more.
  await repo.lockLine(tx, sessionId, today)
  const session = await findTokenSession(tx, sessionId)
  const { holidays } = appContext.town.clinicHours
  if (!session || !takesPlaceOn(session, today, { leave: session.leave, holidays })) return
  const rows = await repo.listLine(tx, sessionId, today)
  const turns = turnsOf({ session, day: today, rows, now, zone: appContext.town.timeZone })
  const minuteNow = now.getTime() / 60_000
  for (const { id, source, token, appointmentId, patientId, leaveToldAt } of rows) {
    const turn = turns.get(id)
    if (!turn || turn.at > minuteNow + farthestMinutes) continue
    if (leaveToldAt !== null || source === 'walk-in' || appointmentId === null || patientId === null) continue
    const km = await distanceOf(tx, patientId, session, appContext)
    if (km === undefined || leaveAt(turn.at, km) > minuteNow) continue
    const visit = await findOne(tx, appointmentId, theServer)
    if (!visit) continue
    await repo.markToldToLeave(tx, id, now)
    await notifyTimeToLeave(tx, visit, { token, doctor: session.doctorName }, now)
  }
}
