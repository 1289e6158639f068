import type { StandIn } from '../../../shared/communications/communications.rules.ts'
import { hasStoodIn } from '../../platform/auth/care/stand-ins.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import { sendToPatient } from '../communications.operations.ts'

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
  ctx: Parameters<typeof findWhose>[0],
  db: Database | Tx,
  standingInFor: string | undefined,
): Promise<Whose> {
  const whose = await findWhose(ctx, db, standingInFor)
  if (!whose) throw appError('notFound')
  return whose
}

/**
 * The same for an answer, which may have waited on a phone until nobody stood in, or nothing waited any more. It is the
 * same sentence for each patient, so that nobody learns from it who has written.
 */
export async function whoseAnswer(ctx: RequestContext<typeof sendToPatient>, tx: Tx): Promise<Whose> {
  const { actor, body, today } = ctx
  const whose = await findWhose(ctx, tx, body.standingInFor)
  if (whose) return whose
  const who = { standInId: actor.id, doctorId: body.standingInFor ?? actor.id }
  throw (await hasStoodIn(tx, who, today))
    ? endpointError(sendToPatient, 'standInOver')
    : appError('notFound')
}

async function findWhose(
  { actor, params, today }: Pick<RequestContext, 'actor' | 'today'> & { params: { id: string } },
  db: Database | Tx,
  standingInFor: string | undefined,
): Promise<Whose | null> {
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
  return row ? { patientId, doctorId: standingInFor, standsIn: true } : null
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
