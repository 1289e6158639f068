import type { Insertable } from 'kysely'
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
