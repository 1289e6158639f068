import { isOwnAccess } from '../../shared/breakglass/breakglass.rules.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { audit, auditReading } from '../platform/audit/audit.ts'
import type { Person } from '../platform/auth/sessions.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { listToReview, reviewAccess } from './breakglass.operations.ts'
import { presentToReview } from './breakglass.presenter.ts'
import * as repo from './breakglass.repo.ts'
import { accessesOfTown, tellReviewed } from './breakglass.telling.ts'

/** What is reviewed makes room for the next. */
const listedAtOnce = 30

/** In the desk's log besides the review, with the doctor whom it is about. */
const foundNotJustified = 'breakglass.notJustified'

export async function toReview(
  ctx: RequestContext<typeof listToReview>,
): Promise<AnswerOf<typeof listToReview>> {
  const { appContext, db, now } = ctx
  await auditReading(ctx, listToReview.name)
  const rows = await repo.listToReview(db, listedAtOnce + 1)
  const shown = rows.slice(0, listedAtOnce)
  return {
    accesses: shown.map((row) => presentToReview(row, appContext.town.timeZone, now)),
    more: rows.length > shown.length,
  }
}

export async function review(
  ctx: RequestContext<typeof reviewAccess>,
): Promise<AnswerOf<typeof reviewAccess>> {
  const { actor, body, now, params, requestId } = ctx
  // For the log, which the transaction writes: it names the doctor, not the patient.
  const doctorId = (await inTransaction(ctx.db, (tx) => repo.findForReview(tx, params.id)))?.doctor_id
  if (doctorId === undefined) throw appError('notFound')
  const answer = await ctx.write(
    async (tx) => {
      const access = await repo.findForReview(tx, params.id)
      if (!access) throw appError('notFound')
      const doctor = { id: doctorId, phones: [access.phone, access.clinic_phone ?? ''] }
      if (isOwnAccess(doctor, { id: actor.id, phone: await repo.findPhone(tx, actor.id) }))
        throw endpointError(reviewAccess, 'ownAccess')
      if (access.outcome !== null) throw endpointError(reviewAccess, 'alreadyReviewed')
      await repo.saveReview(tx, params.id, { by: actor.id, at: now, outcome: body.outcome })
      if (body.outcome === 'notJustified') {
        const { id: actorId, role: actorRole } = actor
        await audit(tx, { actorId, actorRole, action: foundNotJustified, subject: doctorId, requestId }, now)
      }
      await tellReviewed(tx, { id: params.id, doctorId }, now)
      return { message: 'Reviewed.' }
    },
    { subject: doctorId },
  )
  if (body.outcome === 'notJustified') ctx.noteEvent('access.emergencyNotJustified', doctorId)
  return answer
}

export function topicsOf(person: Person): string[] {
  return person.role === 'coordinator' ? [accessesOfTown] : []
}
