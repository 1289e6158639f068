import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import type { listMorePatientVitals, listPatientVitals } from './vitals.operations.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { presentOlder, presentRecord, readingsOfPage } from './vitals.presenter.ts'
import { findProfile, listEnteredBy, listNewest, listOlder } from './vitals.repo.ts'

/** Reading another person's vitals is audited: hence `write`, although it changes nothing else. */
export async function listOfPatient(
  ctx: RequestContext<typeof listPatientVitals>,
): Promise<AnswerOf<typeof listPatientVitals>> {
  const { params, today } = ctx
  return ctx.write(async (tx) => {
    const profile = await findProfile(tx, params.id)
    const said = profile ? { birthYear: profile.birth_year, saidOn: profile.age_said_on } : null
    const rows = await listNewest(tx, params.id)
    return presentRecord(rows, await listEnteredBy(tx, ctx.actor.id, params.id, rows), said, today)
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
