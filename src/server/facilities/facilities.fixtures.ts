import type { Insertable } from 'kysely'
import type { MemberRole } from '../../shared/facilities/facilities.members.ts'
import type { Tables } from '../platform/db/tables.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'
import { insertFacility } from './facilities.repo.ts'

/** A real facility, by default in the middle of the town. For tests and seeds. */
export async function buildFacility(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  options: Partial<Insertable<Tables['facilities']>> & { name: string },
): Promise<string> {
  const id = newId()
  const now = appContext.clock()
  const row = {
    id,
    source: 'here' as const,
    source_id: id,
    name_hi: '',
    name_pa: '',
    category: 'government' as const,
    level: 'phc' as const,
    place: '',
    address: '',
    postal_code: '',
    phone: '',
    services: [],
    timing: '',
    ...appContext.town.centre,
    is_sample: false,
    is_place_doubtful: false,
    created_at: now,
    updated_at: now,
    ...options,
  }
  await appContext.store.db.transaction().execute((tx) => insertFacility(tx, row))
  return id
}

/** Somebody works there, since a year or since `since`. For tests and seeds. */
export async function buildMembership(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  who: { userId: string; facilityId: string; role?: MemberRole; since?: Date; until?: Date },
): Promise<void> {
  const since = who.since ?? new Date(clock().getTime() - 365 * 24 * 3_600_000)
  await store.db
    .insertInto('memberships')
    .values({
      id: newId(),
      user_id: who.userId,
      facility_id: who.facilityId,
      role: who.role ?? 'doctor',
      since,
      until: who.until ?? null,
      entered_by: null,
      ended_by: null,
    })
    .execute()
}
