import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import { treatsSince } from '../../shared/kit/care-period.ts'
import { readSearch } from '../../shared/kit/text/search.ts'
import { listPatientsInCare, type listMoreVisits, type readPatientInCare } from './patients.operations.ts'
import { findCare, type Care } from '../platform/auth/care/doctor-access.ts'
import { auditShown } from '../platform/audit/audit.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { appError } from '../platform/http/errors/app-error.ts'
import { presentListed, presentTreated, presentVisit } from './patients.presenter.ts'
import type { PagePlace } from '../../shared/kit/pages.ts'
import type { Tx } from '../platform/db/database.ts'
import {
  findEmergencyEnd,
  findForReading,
  findGrantEnd,
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
  const since = treatsSince(now)
  const isFormer = ({ last_at }: PatientInCareRow) => last_at !== null && last_at < since
  return { patients: page.map((row) => presentListed(row, { today, isFormer: isFormer(row) })), next }
}

export async function readOne(
  ctx: RequestContext<typeof readPatientInCare>,
): Promise<AnswerOf<typeof readPatientInCare>> {
  // Changes nothing, but the read must be audited.
  return ctx.write(async (tx) => {
    const { row, care } = await findInCare(tx, ctx)
    const momentOf = (at: Date | null) => at && momentIn(ctx.appContext.town.timeZone, at)
    const isTold = care !== 'former' && (await isCallable(tx, row.id, ctx.now))
    return presentTreated(isTold ? row : { ...row, phone: '' }, await pageOfVisits(tx, ctx, care), {
      today: ctx.today,
      care,
      emergencyUntil: momentOf(await findEmergencyEnd(tx, ctx.actor.id, row.id, ctx.now)),
      sharedUntil: momentOf(await findGrantEnd(tx, ctx.actor.id, row.id, ctx.now)),
    })
  })
}

export async function listMore(
  ctx: RequestContext<typeof listMoreVisits>,
): Promise<AnswerOf<typeof listMoreVisits>> {
  return ctx.write(async (tx) => {
    const { care } = await findInCare(tx, ctx)
    const { page, next } = await pageOfVisits(tx, ctx, care, ctx.query.after)
    return { appointments: page.map(presentVisit), next }
  })
}

type OfOne = RequestContext<typeof readPatientInCare> | RequestContext<typeof listMoreVisits>

/** The endpoint has let in only doctors with some care, which decides what of the patient they are told. */
async function findInCare(
  tx: Tx,
  { actor, params, now, today }: OfOne,
): Promise<{ row: PatientInCareRow; care: Care }> {
  const care = await findCare(tx, { doctorId: actor.id, patientId: params.id }, { now, today })
  const [own] = await listTreated(tx, actor.id, { only: params.id, limit: 1, now })
  const row = own ?? (care && (await findForReading(tx, actor.id, params.id, today)))
  if (!row || care === null) throw appError('notFound')
  return { row, care }
}

async function pageOfVisits(tx: Tx, { actor, params, today }: OfOne, care: Care, after?: PagePlace) {
  const atFacility = care === 'reading' && { atFacilityOn: today }
  const whose = { doctorId: actor.id, patientId: params.id, ...atFacility }
  const rows = await listBetween(tx, whose, after, pageLength + 1)
  return cutPage(rows, pageLength, (row) => ({ at: row.starts_at, id: row.id }))
}
