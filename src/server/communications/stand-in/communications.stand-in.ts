import type { StandIn } from '../../../shared/communications/communications.rules.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { appError } from '../../platform/http/errors/app-error.ts'

/** Whose thread with the patient is read or written in. */
export interface Whose {
  patientId: string
  /** The thread's doctor. */
  doctorId: string
  /** Whether another doctor acts, who stands in for that one. */
  standsIn: boolean
}

/**
 * The thread that this doctor may use: the own one, or that of a doctor on leave for whom they stand in today while
 * something waits in it. Throws `notFound` for any other.
 */
export async function whoseThread(
  { actor, params, today }: Pick<RequestContext, 'actor' | 'today'> & { params: { id: string } },
  db: Database | Tx,
  standingInFor: string | undefined,
): Promise<Whose> {
  const patientId = params.id
  if (standingInFor === undefined || standingInFor === actor.id)
    return { patientId, doctorId: actor.id, standsIn: false }
  const row = await db
    .selectFrom('stood_in_threads')
    .select('thread_id')
    .where('stand_in_id', '=', actor.id)
    .where('doctor_id', '=', standingInFor)
    .where('patient_id', '=', patientId)
    .where('from_day', '<=', today)
    .where('until_day', '>=', today)
    .limit(1)
    .executeTakeFirst()
  if (!row) throw appError('notFound')
  return { patientId, doctorId: standingInFor, standsIn: true }
}

/**
 * Of a doctor, what is not over. Without a stand-in, if that doctor is not approved any more, or has taken leave on some
 * of these days since.
 */
export async function listLeave(db: Database | Tx, doctorId: string, today: string) {
  const rows = await db
    .selectFrom('doctor_leave as l')
    .leftJoin('doctors as s', (join) =>
      join.onRef('s.user_id', '=', 'l.stand_in_id').on('s.approval', '=', 'approved'),
    )
    .select(['l.from_day as from', 'l.until_day as until', 's.user_id', 's.name'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('doctor_leave as own')
          .select('own.id')
          .whereRef('own.doctor_id', '=', 'l.stand_in_id')
          .whereRef('own.from_day', '<=', 'l.until_day')
          .whereRef('own.until_day', '>=', 'l.from_day'),
      ).as('is_away'),
    )
    .where('l.doctor_id', '=', doctorId)
    .where('l.until_day', '>=', today)
    .orderBy('l.from_day')
    .execute()
  return rows.map(({ from, until, user_id: id, name, is_away: isAway }) => {
    const standIn: StandIn | null = id === null || isAway ? null : { id, name: name ?? '' }
    return { from, until, standIn }
  })
}
