import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import type { listMorePatientVitals, listPatientVitals } from './vitals.operations.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { presentForDoctor, presentOlder, presentRecord, readingsOfPage } from './vitals.presenter.ts'
import { viewerOf } from '../platform/auth/care/sensitive.ts'
import {
  hasTargetCondition,
  listEnteredBy,
  listEnteredInError,
  listNewest,
  listOlder,
  readFacts,
} from './vitals.repo.ts'

/** Reading another person's vitals is audited: hence `write`, although it changes nothing else. */
export async function listOfPatient(
  ctx: RequestContext<typeof listPatientVitals>,
): Promise<AnswerOf<typeof listPatientVitals>> {
  const { params, today } = ctx
  return ctx.write(async (tx) => {
    const known = {
      person: await readFacts(tx, params.id, ctx.appContext.town.timeZone),
      hasTargetCondition: await hasTargetCondition(tx, params.id, await viewerOf(tx, ctx, params.id)),
    }
    const [rows, removed] = [await listNewest(tx, params.id), await listEnteredInError(tx, params.id)]
    const names = await listEnteredBy(tx, ctx.actor.id, params.id, [...rows, ...removed])
    return { ...presentRecord(rows, names, known, today), ...presentForDoctor(rows, removed, names) }
  })
}

export async function listMoreOfPatient(
  ctx: RequestContext<typeof listMorePatientVitals>,
): Promise<AnswerOf<typeof listMorePatientVitals>> {
  return ctx.write(async (tx) => {
    const rows = await listOlder(tx, ctx.params.id, ctx.query, readingsOfPage + 1)
    return presentOlder(rows, await listEnteredBy(tx, ctx.actor.id, ctx.params.id, rows))
  })
}
