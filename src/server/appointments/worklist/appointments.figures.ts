import { sql } from 'kysely'
import type { readTownFigures } from '../appointments.operations.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'

const days = 30

/** Computed on each request; leaves out requests that the patient cancelled before an answer. */
export async function figuresOfTown({
  db,
  now,
}: RequestContext<typeof readTownFigures>): Promise<AnswerOf<typeof readTownFigures>> {
  const since = new Date(now.getTime() - days * 24 * 3_600_000)
  const { rows } = await sql<AnswerOf<typeof readTownFigures>>`
    select
      (select count(*)::int from doctors where approval = 'approved') as doctors,
      count(*)::int as asked,
      (count(*) filter (where status in ('scheduled', 'in-progress', 'completed', 'missed')))::int as confirmed
    from appointments
    where starts_at >= ${since} and starts_at < ${now} and status <> 'cancelled'`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('A count without groups had no row.')
  return figures
}
