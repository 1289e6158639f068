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
import { isCallable, listBetween, listTreated, type PatientInCareRow } from './patients.treated.repo.ts'

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
    const found = await findTreated(tx, ctx)
    const row = (await isCallable(tx, found.id, ctx.now)) ? found : { ...found, phone: '' }
    return presentTreated(row, await pageOfVisits(tx, ctx), ctx.today)
  })
}

export async function listMore(
  ctx: RequestContext<typeof listMoreVisits>,
): Promise<AnswerOf<typeof listMoreVisits>> {
  return ctx.write(async (tx) => {
    const { page, next } = await pageOfVisits(tx, ctx, ctx.query.after)
    return { appointments: page.map(presentVisit), next }
  })
}

type OfOne = RequestContext<typeof readPatientInCare> | RequestContext<typeof listMoreVisits>

async function findTreated(tx: Tx, { actor, params, now }: OfOne): Promise<PatientInCareRow> {
  const [row] = await listTreated(tx, actor.id, { only: params.id, limit: 1, now })
  if (!row) throw appError('notFound')
  return row
}

async function pageOfVisits(tx: Tx, { actor, params }: OfOne, after?: PagePlace) {
  const both = { doctorId: actor.id, patientId: params.id }
  const rows = await listBetween(tx, both, after, pageLength + 1)
  return cutPage(rows, pageLength, (row) => ({ at: row.starts_at, id: row.id }))
}
