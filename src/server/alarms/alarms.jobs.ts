import * as v from 'valibot'
import type { AppContext } from '../platform/context/request-context.ts'
import { eachOrThrow } from '../platform/jobs/each-or-throw.ts'
import { listDue } from './alarms.repo.ts'
import { takeDueSteps } from './alarms.steps.ts'

const payload = v.object({ alarm: v.string() })

/** At the time for which it was queued. */
export function takeQueuedStep(appContext: AppContext, given: unknown): Promise<void> {
  return takeDueSteps(appContext, v.parse(payload, given).alarm)
}

const atOnce = 500

/** Every minute: what a job did not do, because it failed for good or the clocks of two machines disagree. */
export async function takeAllDueSteps(appContext: AppContext): Promise<void> {
  const due = await listDue(appContext.store.db, appContext.clock(), atOnce)
  await eachOrThrow(due, (id) => takeDueSteps(appContext, id))
}
