import type { Insertable } from 'kysely'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import type { Tables } from '../platform/db/tables.ts'
import { newId } from '../platform/runtime/ids.ts'

type Town = Pick<AppContext, 'store' | 'clock' | 'town'>
const today = ({ clock, town }: Town) => dayIn(town.timeZone, clock())

/** A weekly session, by default 9 to 15 with 80 tokens from today on. For tests and seeds. */
export async function buildSession(
  appContext: Town,
  options: { doctorId: string; facilityId: string; weekday: number } & Partial<
    Insertable<Tables['doctor_sessions']>
  >,
): Promise<string> {
  const { doctorId, facilityId, ...more } = options
  const row = {
    id: newId(),
    doctor_id: doctorId,
    facility_id: facilityId,
    opens_minute: 9 * 60,
    closes_minute: 15 * 60,
    kind: 'tokens' as const,
    capacity: 80,
    slot_minutes: null,
    from_day: today(appContext),
    until_day: null,
    season_from: null,
    season_until: null,
    entered_by: null,
    ended_by: null,
    created_at: appContext.clock(),
    ...more,
  }
  await appContext.store.db.insertInto('doctor_sessions').values(row).execute()
  return row.id
}

async function buildLeave(appContext: Town, doctorId: string): Promise<string> {
  const [id, day] = [newId(), today(appContext)]
  const row = { id, doctor_id: doctorId, from_day: day, until_day: day, reason: '', entered_by: null }
  await appContext.store.db
    .insertInto('doctor_leave')
    .values({ ...row, created_at: appContext.clock() })
    .execute()
  return id
}

export const accessRows: AccessRows = {
  'availability.endSession': async ({ appContext, doctorId }) => {
    const { id: facilityId } = await appContext.store.db
      .selectFrom('facilities')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    return { owner: 'doctor', id: await buildSession(appContext, { doctorId, facilityId, weekday: 1 }) }
  },
  'availability.endLeave': async ({ appContext, doctorId }) => ({
    owner: 'doctor',
    id: await buildLeave(appContext, doctorId),
  }),
}
