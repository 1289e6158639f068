import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import { readSearch } from '../../shared/kit/text/search.ts'
import { listPatientsInCare, type listMoreVisits, type readPatientInCare } from './patients.operations.ts'
import { auditShown } from '../platform/audit/audit.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { appError } from '../platform/http/errors/app-error.ts'
import { presentListed, presentTreated, presentVisit } from './patients.presenter.ts'
import type { PagePlace } from '../../shared/kit/pages.ts'
import type { Tx } from '../platform/db/database.ts'
import {
  findAtFacility,
  isCallable,
  listBetween,
  listTreated,
  type PatientInCareRow,
} from './patients.treated.repo.ts'

const pageLength = 20

export async function listOwn(
  ctx: RequestContext<typeof listPatientsInCare>,
): Promise<AnswerOf<typeof listPatientsInCare>> {
  const { actor, db, query, today, now } = ctx
  const rows = await listTreated(db, actor.id, {
    ...(query.search !== '' && { search: readSearch(query.search) }),
    ...(query.after && { after: query.after }),
    limit: pageLength + 1,
    now,
  })
  const { page, next } = cutPage(rows, pageLength, (row) => ({ at: row.seen_at, id: row.id }))
  await auditShown(
    ctx,
    listPatientsInCare.name,
    page.map(({ id }) => id),
  )
  return { patients: page.map((row) => presentListed(row, today)), next }
}

export async function readOne(
  ctx: RequestContext<typeof readPatientInCare>,
): Promise<AnswerOf<typeof readPatientInCare>> {
  // Changes nothing, but the read must be audited.
  return ctx.write(async (tx) => {
    const { row: found, byFacility } = await findInCare(tx, ctx)
    const row = (await isCallable(tx, found.id, ctx.now)) ? found : { ...found, phone: '' }
    return presentTreated(row, await pageOfVisits(tx, ctx, byFacility), { today: ctx.today, byFacility })
  })
}

export async function listMore(
  ctx: RequestContext<typeof listMoreVisits>,
): Promise<AnswerOf<typeof listMoreVisits>> {
  return ctx.write(async (tx) => {
    const { byFacility } = await findInCare(tx, ctx)
    const { page, next } = await pageOfVisits(tx, ctx, byFacility, ctx.query.after)
    return { appointments: page.map(presentVisit), next }
  })
}

type OfOne = RequestContext<typeof readPatientInCare> | RequestContext<typeof listMoreVisits>

/** The endpoint has let in only doctors who treat the patient, or who work where a visit of theirs takes place. */
async function findInCare(
  tx: Tx,
  { actor, params, now, today }: OfOne,
): Promise<{ row: PatientInCareRow; byFacility: boolean }> {
  const [own] = await listTreated(tx, actor.id, { only: params.id, limit: 1, now })
  if (own) return { row: own, byFacility: false }
  const row = await findAtFacility(tx, actor.id, params.id, today)
  if (!row) throw appError('notFound')
  return { row, byFacility: true }
}

async function pageOfVisits(tx: Tx, { actor, params, today }: OfOne, byFacility: boolean, after?: PagePlace) {
  const whose = { doctorId: actor.id, patientId: params.id, ...(byFacility && { atFacilityOn: today }) }
  const rows = await listBetween(tx, whose, after, pageLength + 1)
  return cutPage(rows, pageLength, (row) => ({ at: row.starts_at, id: row.id }))
}
