import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { activitiesForDays, maxActivities } from '../../shared/activities/activities.limits.ts'
import type { listActivities } from './activities.operations.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { presentActivity } from './activities.presenter.ts'
import { listLatest } from './activities.repo.ts'

const dayMs = 24 * 3_600_000

export async function list({
  appContext,
  db,
  actor,
  now,
}: RequestContext<typeof listActivities>): Promise<AnswerOf<typeof listActivities>> {
  const since = new Date(now.getTime() - activitiesForDays * dayMs)
  const rows = await listLatest(db, {
    userId: actor.id,
    patientId: patientOf(actor),
    since,
    most: maxActivities,
    noticeKinds: appContext.noticeKinds,
  })
  return rows.map(presentActivity)
}
