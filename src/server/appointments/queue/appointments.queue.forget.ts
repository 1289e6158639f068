import { addDays, dayIn } from '../../../shared/kit/time/town-time.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { forgetNames } from './appointments.queue.repo.ts'

/** How long it is known who had a number without a record: until complaints about the day have come. */
export const namesKeptDays = 30

export function forgetWalkIns({ store, town, clock }: AppContext): Promise<void> {
  return forgetNames(store.db, addDays(dayIn(town.timeZone, clock()), -namesKeptDays))
}
