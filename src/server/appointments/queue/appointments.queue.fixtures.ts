import type { Insertable } from 'kysely'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import type { AccessRows } from '../../platform/context/access-rows.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { newId } from '../../platform/runtime/ids.ts'

type Town = Pick<AppContext, 'store' | 'clock' | 'town'>
type Entry = Partial<Insertable<Tables['queue_entries']>>

/** Numbers of today in the order given, each somebody at the counter unless it says otherwise. For tests and seeds. */
export async function buildQueue(
  { store, clock, town }: Town,
  sessionId: string,
  entries: readonly Entry[],
): Promise<string[]> {
  const day = dayIn(town.timeZone, clock())
  const rows = entries.map((entry, nth) => ({
    id: newId(),
    session_id: sessionId,
    day,
    token: nth + 1,
    source: 'walk-in' as const,
    appointment_id: null,
    created_at: clock(),
    ...entry,
  }))
  await store.db
    .insertInto('session_days')
    .values({ session_id: sessionId, day, last_token: rows.length })
    .execute()
  await store.db.insertInto('queue_entries').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** Where the doctor works; who works nowhere begins at some facility. */
async function findWorkplace(
  { store, clock }: Pick<Town, 'store' | 'clock'>,
  doctorId: string,
): Promise<string> {
  const works = await store.db
    .selectFrom('memberships')
    .select('facility_id')
    .where('user_id', '=', doctorId)
    .where('role', '=', 'doctor')
    .where('until', 'is', null)
    .executeTakeFirst()
  if (works) return works.facility_id
  const { id } = await store.db.selectFrom('facilities').select('id').limit(1).executeTakeFirstOrThrow()
  const since = { since: clock(), until: null, entered_by: null, ended_by: null }
  await store.db
    .insertInto('memberships')
    .values({ id: newId(), user_id: doctorId, facility_id: id, role: 'doctor', ...since })
    .execute()
  return id
}

/** A session of today, each at a time of its own. */
let built = 0
async function buildLine({ store, clock, town }: Town, doctorId: string) {
  const day = dayIn(town.timeZone, clock())
  const facilityId = await findWorkplace({ store, clock }, doctorId)
  built += 1
  const row = {
    id: newId(),
    doctor_id: doctorId,
    facility_id: facilityId,
    weekday: new Date(`${day}T00:00:00Z`).getUTCDay(),
    opens_minute: built * 100,
    closes_minute: built * 100 + 90,
    kind: 'tokens' as const,
    capacity: 20,
    slot_minutes: null,
    from_day: day,
    until_day: null,
    season_from: null,
    season_until: null,
    entered_by: null,
    ended_by: null,
    created_at: clock(),
  }
  await store.db.insertInto('doctor_sessions').values(row).execute()
  const [first = ''] = await buildQueue({ store, clock, town }, row.id, [{ name: 'Somebody' }])
  return { session: row.id, entry: first }
}

export const queueAccessRows: AccessRows = {
  'queue.add': async ({ appContext, doctorId }) => ({
    owner: 'doctor',
    id: (await buildLine(appContext, doctorId)).session,
    body: { source: 'walk-in', name: 'Somebody' },
  }),
  'queue.next': async ({ appContext, doctorId }) => ({
    owner: 'doctor',
    id: (await buildLine(appContext, doctorId)).session,
    body: { inside: null, wasThere: true },
  }),
  'queue.mark': async ({ appContext, doctorId }) => ({
    owner: 'doctor',
    id: (await buildLine(appContext, doctorId)).entry,
    body: { mark: 'absent' },
  }),
}
