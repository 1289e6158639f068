import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { listLate } from './communications.operations.ts'
import { countLate } from './communications.repo.ts'

export async function late({
  db,
  now,
  appContext: { town },
}: RequestContext<typeof listLate>): Promise<AnswerOf<typeof listLate>> {
  const rows = await countLate(db, now)
  return {
    doctors: rows.map(({ id, name, phone, count, flagged, oldest }) => ({
      id,
      name: nameWithoutTitle(name),
      phone,
      late: count,
      flagged,
      oldestDueAt: momentIn(town.timeZone, oldest),
    })),
  }
}
