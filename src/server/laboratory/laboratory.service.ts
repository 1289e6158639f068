import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { laboratoriesOf } from '../../shared/laboratory/laboratory.access.ts'
import { readOrderNumber } from '../../shared/laboratory/laboratory.forms.ts'
import { isComplete } from '../../shared/labs/results/labs.results.ts'
import { listMemberships } from '../platform/auth/care/memberships.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import { judge } from './laboratory.judge.ts'
import { enterResults, type listLaboratories, type lookUpOrder } from './laboratory.operations.ts'
import { personOf } from './laboratory.presenter.ts'
import * as repo from './laboratory.repo.ts'
import { laboratoriesOfMember, lockForMember } from './laboratory.rights.ts'
import { sheetOf } from './laboratory.sheet.ts'
import { tellResults } from './laboratory.telling.ts'

export async function places({
  actor,
  db,
  now,
}: RequestContext<typeof listLaboratories>): Promise<AnswerOf<typeof listLaboratories>> {
  const memberships = laboratoriesOf(await listMemberships(db, actor, 'lab'), now)
  return memberships.map(({ facilityId, name, nameHi, namePa }) => ({ facilityId, name, nameHi, namePa }))
}

export async function see(ctx: RequestContext<typeof lookUpOrder>): Promise<AnswerOf<typeof lookUpOrder>> {
  const { db, params } = ctx
  const own = await laboratoriesOfMember(ctx, db)
  const number = readOrderNumber(params.code)
  const row = number === null ? undefined : await repo.findAsRead(db, number)
  if (!row) throw appError('notFound')
  // The look is in the log: hence `write`, although it changes nothing else.
  return ctx.write((tx) => sheetOf(ctx, tx, { row, own }), { subject: row.patient_id })
}

export async function enter(
  ctx: RequestContext<typeof enterResults>,
): Promise<AnswerOf<typeof enterResults>> {
  const { actor, appContext, body, db, now, submittedAt } = ctx
  const known = await repo.findOrder(db, body.orderId)
  if (!known) throw appError('notFound')
  return ctx.write(
    async (tx) => {
      const { row, own } = await lockForMember(ctx, tx, body)
      if (row.status === 'revoked') throw endpointError(enterResults, 'cancelled')
      const [tests, latest] = [await repo.listTests(tx, row.id), await repo.listLatest(tx, row.id)]
      const person = personOf(row, dayIn(appContext.town.timeZone, submittedAt))
      const results = judge(body.entries, { tests, latest, person }).map((one) => ({ ...one, id: newId() }))
      const act = { order_id: row.id, facility_id: body.facilityId, entered_by: actor.id }
      const times = { performer: actor.name, measured_at: submittedAt, recorded_at: now }
      await repo.insertResults(
        tx,
        results.map(({ code: _, before: __, ...one }) => ({ ...one, ...act, ...times })),
      )
      const status = await statusNow(tx, row.id, tests)
      await repo.setStatus(tx, row.id, { status, now })
      await tellResults(ctx, tx, { row, results, person })
      return sheetOf(ctx, tx, { row: { ...row, status }, own })
    },
    { subject: known.patient_id },
  )
}

async function statusNow(tx: Tx, orderId: string, tests: readonly repo.TestRow[]) {
  const latest = await repo.listLatest(tx, orderId)
  const counted = tests.map(({ id }) => latest.find(({ item_id }) => item_id === id) ?? null)
  return isComplete(counted) ? 'completed' : 'active'
}
