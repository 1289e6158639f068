import type { AppContext } from '../platform/context/request-context.ts'
import { saveRegistration, type Said } from './volunteers.repo.ts'

/** A person's registration as a volunteer. For tests and seeds. */
export async function buildVolunteer(
  appContext: Pick<AppContext, 'store' | 'clock'>,
  personId: string,
  said: Said,
  registeredAt: Date = appContext.clock(),
): Promise<void> {
  await appContext.store.db
    .transaction()
    .execute(async (tx) => void (await saveRegistration(tx, personId, said, registeredAt)))
}
