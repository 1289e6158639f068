import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { isOver } from '../../shared/prescriptions/rules/prescriptions.validity.ts'
import { viewerOf } from '../platform/auth/care/sensitive.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { appError } from '../platform/http/errors/app-error.ts'
import { isGenuine, numberIn } from '../platform/auth/paper-code.ts'
import { dispensedOf, listDispensed } from './prescriptions.dispensed.ts'
import type {
  listPrescriptions,
  listPrescriptionsOfPatient,
  verifyPrescription,
} from './prescriptions.operations.ts'
import { presentSigned } from './prescriptions.presenter.ts'
import { hasPaper, listPapers } from './paper/prescriptions.paper.repo.ts'
import { findByNumber, listItems, listSigned } from './prescriptions.repo.ts'

const pageLength = 20

export function list(
  ctx: RequestContext<typeof listPrescriptions>,
): Promise<AnswerOf<typeof listPrescriptions>> {
  return pageOf(ctx, ctx.db, { patientId: patientOf(ctx.actor), viewer: { as: 'family' } })
}

/** By a doctor who treats the patient: the endpoint's `subject`. */
export function listOfPatient(
  ctx: RequestContext<typeof listPrescriptionsOfPatient>,
): Promise<AnswerOf<typeof listPrescriptionsOfPatient>> {
  const patientId = ctx.params.id
  return ctx.write(async (tx) => pageOf(ctx, tx, { patientId, viewer: await viewerOf(tx, ctx, patientId) }))
}

async function pageOf(
  {
    appContext: { keys, town },
    query,
  }: Pick<RequestContext<typeof listPrescriptions>, 'appContext' | 'query'>,
  db: Database | Tx,
  whose: Parameters<typeof listSigned>[1],
) {
  const rows = await listSigned(db, whose, query.after, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, ({ signed_at: at, id }) => ({ at, id }))
  const ids = page.map(({ id }) => id)
  const items = await listItems(db, ids)
  const known = {
    keys,
    zone: town.timeZone,
    dispensed: await listDispensed(db, ids),
    papers: await listPapers(db, ids, whose.viewer),
  }
  return { prescriptions: page.map((row) => presentSigned(row, items, known)), next }
}

/** A wrong number and a wrong signature are the same to whoever asks. */
export async function verify({
  db,
  today,
  params: { code },
  appContext: { keys, town },
}: RequestContext<typeof verifyPrescription>): Promise<AnswerOf<typeof verifyPrescription>> {
  const row = await findByNumber(db, numberIn(code))
  const isRight = row && isGenuine(keys, code, { number: row.number, contentHash: row.content_hash })
  if (!isRight || !row.prescriber) throw appError('notFound')
  const { name, registrationNumber, council } = row.prescriber
  return {
    doctor: { name, registrationNumber, council },
    number: row.number,
    date: dayIn(town.timeZone, row.signed_at),
    status: row.status,
    hasPaper: await hasPaper(db, row.id),
    validUntil: row.valid_until,
    isOver: isOver(row.valid_until, today),
    ...(await dispensedOf(db, row.id, town.timeZone)),
    contentHash: row.content_hash,
  }
}
