import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { listLate } from './communications.operations.ts'
import { countLate } from './communications.repo.ts'

export async function late({
  db,
  now,
  today,
  appContext: { town },
}: RequestContext<typeof listLate>): Promise<AnswerOf<typeof listLate>> {
  const rows = await countLate(db, now, today)
  return {
    doctors: rows.map(
      ({ id, name, phone, late: overdue, waiting, flagged, oldest, away_until: awayUntil, ...instead }) => ({
        id,
        name: nameWithoutTitle(name),
        phone,
        late: overdue,
        waiting,
        flagged,
        oldestDueAt: momentIn(town.timeZone, oldest),
        awayUntil,
        standIn:
          instead.stand_in === null
            ? null
            : { name: nameWithoutTitle(instead.stand_in), phone: instead.stand_in_phone ?? '' },
      }),
    ),
  }
}
