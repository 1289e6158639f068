import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { cutPage } from '../../../shared/kit/pages.ts'
import { mayReview } from '../../../shared/labs/labs.access.ts'
import { labsReviewed } from '../../../shared/labs/labs.events.ts'
import { versionsOf } from '../../../shared/labs/results/labs.results.ts'
import { auditShown } from '../../platform/audit/audit.ts'
import { listStandIns, listStoodInFor } from '../../platform/auth/care/stand-ins.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { publish, topicOfPerson } from '../../platform/events/publish.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import { presentAll } from '../labs.list.service.ts'
import { listLabReviews, reviewLabs } from '../labs.operations.ts'
import * as repo from '../labs.repo.ts'

const pageLength = 20

export async function listToReview(
  ctx: RequestContext<typeof listLabReviews>,
): Promise<AnswerOf<typeof listLabReviews>> {
  const { actor, db, query, today } = ctx
  const whose = { doctorId: actor.id, others: await listStoodInFor(db, actor.id, today), today }
  const rows = await repo.listToReviewOf(db, whose, query.after, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, ({ to_review_since: at, id }) => ({ at, id }))
  await auditShown(
    ctx,
    listLabReviews.name,
    page.map((row) => row.patient_id),
  )
  const presented = await presentAll(ctx, db, page, { as: 'doctor', id: actor.id, isTreating: false })
  const orders = page.flatMap(({ patient_id: id, patient: name }, nth) => {
    const one = presented[nth]
    return one ? [{ ...one, patient: { id, name } }] : []
  })
  return { orders, next }
}

/**
 * Whether this doctor ordered, or stands in today for the one who did. Not where something private waits; what waits no
 * more says only that.
 */
async function mayLookAt(
  { actor, today }: Pick<RequestContext, 'actor' | 'today'>,
  db: Database | Tx,
  { id, doctor_id: doctorId, to_review_since: since }: repo.OrderRow,
): Promise<boolean> {
  if (mayReview({ doctorId }, actor)) return true
  if (since !== null) return (await repo.listStoodIn(db, [id], { doctorId: actor.id, today })).length > 0
  return (await listStandIns(db, doctorId, today)).includes(actor.id)
}

/** Of two presses one counts; what came after the page was read is not looked at by that. */
export async function review(ctx: RequestContext<typeof reviewLabs>): Promise<AnswerOf<typeof reviewLabs>> {
  const { actor, body, db, newId: id, now, params, today } = ctx
  const known = await repo.findOrder(db, params.id)
  if (!known || !(await mayLookAt(ctx, db, known))) throw appError('notFound')
  return ctx.write(
    async (tx) => {
      const row = await repo.lockOrder(tx, params.id)
      const viewer = { as: 'doctor', id: actor.id, isTreating: false } as const
      if (!row || !(await mayLookAt(ctx, tx, row))) throw appError('notFound')
      const [before] = await presentAll(ctx, tx, [row], viewer)
      if (!before) throw appError('notFound')
      if (!before.isToReview) throw endpointError(reviewLabs, 'reviewed')
      if (versionsOf(before) !== body.seen) throw endpointError(reviewLabs, 'resultsChanged')
      const written = { order_id: row.id, doctor_id: actor.id, reviewed_at: now, note: body.note }
      await tx
        .insertInto('lab_reviews')
        .values({ id, ...written })
        .execute()
      await repo.changeOrder(tx, row.id, { to_review_since: null })
      const about = { patientId: row.patient_id, area: 'guardianship' } as const
      const facts = { doctor: nameWithoutTitle(actor.name), date: today }
      const tell = body.note === '' ? [] : [{ patientId: row.patient_id, facts }]
      const topics = [...new Set([row.doctor_id, actor.id])].map(topicOfPerson)
      await publish(tx, { kind: labsReviewed, subject: row.id, topics, about, tell }, now)
      const [after] = await presentAll(ctx, tx, [{ ...row, to_review_since: null }], viewer)
      if (!after) throw new Error('What was just read is not there.')
      return after
    },
    { subject: known.patient_id },
  )
}
