import { unsignedWithinDays } from '../../shared/encounters/encounters.note.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import { addDays, dayIn, startOfDay } from '../../shared/kit/time/town-time.ts'
import { auditShown } from '../platform/audit/audit.ts'
import type { AppContext, RequestContext } from '../platform/context/request-context.ts'
import { closeCallsBefore, listAlarmsOf, listUnsigned } from './encounters.calls.repo.ts'
import { listUnsignedCalls } from './encounters.operations.ts'
import { presentAlarm } from './encounters.presenter.ts'

const pageLength = 20

/** What a doctor began by phone and has not signed. */
export async function unsignedCalls(
  ctx: RequestContext<typeof listUnsignedCalls>,
): Promise<AnswerOf<typeof listUnsignedCalls>> {
  const { actor, appContext, db, query, today } = ctx
  const zone = appContext.town.timeZone
  const since = startOfDay(zone, addDays(today, -unsignedWithinDays))
  const rows = await listUnsigned(db, actor.id, { since, after: query.after }, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, ({ started_at: at, id }) => ({ at, id }))
  await auditShown(
    ctx,
    listUnsignedCalls.name,
    page.map((row) => row.patient_id),
  )
  const alarms = await listAlarmsOf(
    db,
    page.map((row) => row.alarm_id),
  )
  const calls = page.map((row) => ({
    id: row.id,
    patient: { id: row.patient_id, name: row.patient_name },
    startedAt: momentIn(zone, row.started_at),
    alarm: presentAlarm(row.alarm_id, alarms, zone),
    isBegun: row.status !== null,
  }))
  return { calls, next }
}

/** Each minute: what the end of the day does to calls. */
export async function closeCalls({
  store,
  town,
  clock,
}: Pick<AppContext, 'store' | 'town' | 'clock'>): Promise<void> {
  await closeCallsBefore(store.db, startOfDay(town.timeZone, dayIn(town.timeZone, clock())))
}
