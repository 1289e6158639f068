import type { House } from '../platform/http/call.ts'
import { saveRegistration, type Said } from './volunteers.repo.ts'

/** A person's registration as a volunteer. For tests and seeds. */
export async function buildVolunteer(
  house: Pick<House, 'store' | 'clock'>,
  personId: string,
  said: Said,
  registeredAt: Date = house.clock(),
): Promise<void> {
  await house.store.db
    .transaction()
    .execute(async (tx) => void (await saveRegistration(tx, personId, said, registeredAt)))
}
