import { leaveAt } from '../../../shared/appointments/queue/appointments.forecast.ts'
import { queueStateOf } from '../../../shared/appointments/queue/appointments.queue.rules.ts'
import type { OwnPlace } from '../../../shared/appointments/queue/appointments.queue.schemas.ts'
import { distanceInKm, type Point } from '../../../shared/facilities/facilities.distance.ts'
import { indexVillages, villageOf } from '../../../shared/facilities/villages/facilities.village-of.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { momentIn } from '../../../shared/kit/moments.ts'
import { timeAt } from '../../../shared/kit/time/day-minutes.ts'
import { patientOf } from '../../platform/auth/patient-of.ts'
import type { AppContext, RequestContext } from '../../platform/context/request-context.ts'
import type { Database } from '../../platform/db/database.ts'
import { findTokenSession, type TokenSession } from '../tokens/appointments.tokens.repo.ts'
import { saidTime, turnsOf } from './appointments.queue.forecast.ts'
import type { readOwnQueue } from './appointments.queue.operations.ts'
import { listLine, listOwnEntries, type EntryRow } from './appointments.queue.repo.ts'

type Ctx = { appContext: Pick<AppContext, 'town'>; db: Database; now: Date; today: string }

export async function ownQueue(
  ctx: RequestContext<typeof readOwnQueue>,
): Promise<AnswerOf<typeof readOwnQueue>> {
  const { actor, appContext, db, now, today } = ctx
  const entries = await listOwnEntries(db, patientOf(actor), today)
  const places: OwnPlace[] = []
  for (const entry of entries) {
    const session = await findTokenSession(db, entry.sessionId)
    const place = session && (await placeIn(ctx, session, entry))
    if (place) places.push(place.shown)
  }
  return { places, at: momentIn(appContext.town.timeZone, now) }
}

/** The place of one patient in the line, with the minute at which to leave home. */
export async function placeIn(
  { appContext, db, now, today }: Ctx,
  session: TokenSession,
  entry: EntryRow,
): Promise<{ shown: OwnPlace; leaveAt: number | null } | undefined> {
  if (entry.appointmentId === null) return undefined
  const zone = appContext.town.timeZone
  const rows = await listLine(db, session.id, today)
  const turn = turnsOf({ session, day: today, rows, now, zone }).get(entry.id)
  const km = turn && entry.patientId ? await distanceOf(db, entry.patientId, session, appContext) : undefined
  const leave = turn && km !== undefined ? leaveAt(turn.at, km) : null
  const shown = {
    appointmentId: entry.appointmentId,
    date: today,
    token: entry.token,
    state: queueStateOf(entry),
    before: turn?.before ?? 0,
    inside: rows.find((row) => queueStateOf(row) === 'inside')?.token ?? null,
    opens: timeAt(session.opens),
    turn: turn ? saidTime(zone, turn.at) : null,
    leave: leave === null ? null : saidTime(zone, leave),
  }
  return { shown, leaveAt: leave }
}

/** From the patient's village to the facility in kilometres, in a straight line, where both are known. */
export async function distanceOf(
  db: Database,
  patientId: string,
  { facilityId }: TokenSession,
  { town }: Pick<AppContext, 'town'>,
): Promise<number | undefined> {
  const [patient, facility, villages] = await Promise.all([
    db.selectFrom('patients').select('address').where('id', '=', patientId).executeTakeFirst(),
    db
      .selectFrom('facilities')
      .select(['lat', 'lng', 'is_place_doubtful'])
      .where('id', '=', facilityId)
      .executeTakeFirst(),
    db.selectFrom('villages').select(['name', 'lat', 'lng']).execute(),
  ])
  if (!patient?.address || !facility || facility.is_place_doubtful) return undefined
  const place = { centre: town.centre, names: Object.values(town.name) }
  const home: Point | undefined = villageOf(patient.address, indexVillages(villages), place)?.point
  return home && distanceInKm(home, facility)
}
