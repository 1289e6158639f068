import { momentIn } from '../../shared/kit/moments.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import type { Share } from '../../shared/shares/shares.schemas.ts'
import {
  mostActiveShares,
  mostWrongPins,
  readingsInShare,
  sectionsOfShare,
} from '../../shared/shares/shares.rules.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { holdPatient } from '../platform/db/hold-person.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { readDocument } from '../platform/fhir/read-document.ts'
import { makeShare, type endShare, type listShares, type readShareContent } from './shares.operations.ts'
import { StreamedFile } from '../platform/http/streamed-file.ts'
import * as repo from './shares.repo.ts'
import { digestOfPin } from './shares.pins.ts'
import { tellOfChange } from './shares.telling.ts'

type Ctx = Pick<RequestContext, 'appContext' | 'now'>

export async function list(ctx: RequestContext<typeof listShares>): Promise<AnswerOf<typeof listShares>> {
  return (await repo.listOf(ctx.db, patientOf(ctx.actor))).map((row) => present(ctx, row))
}

/** Read as a whole, encrypted by the browser, and only then sent back. */
export async function readContent(ctx: RequestContext<typeof readShareContent>): Promise<StreamedFile> {
  const { appContext, now, query } = ctx
  const asked = {
    patientId: patientOf(ctx.actor),
    // A helper reads nothing private, and neither does whoever opens the link unless the patient ticks it.
    viewer: { as: query.private === 'yes' ? ('family' as const) : ('helper' as const) },
    now,
    sections: sectionsOfShare[query.content],
    mostReadings: readingsInShare,
  }
  const bundle = await inTransaction(ctx.db, (tx) => readDocument(tx, appContext, asked))
  return new StreamedFile('application/fhir+json; charset=utf-8', 'summary.fhir.json', [
    JSON.stringify(bundle),
  ])
}

export function make(ctx: RequestContext<typeof makeShare>): Promise<AnswerOf<typeof makeShare>> {
  const { actor, body, now, newId, appContext } = ctx
  const patientId = patientOf(actor)
  return ctx.write(async (tx) => {
    await holdPatient(tx, patientId)
    if ((await repo.countActive(tx, patientId, now)) >= mostActiveShares)
      throw endpointError(makeShare, 'tooManyShares')
    const isNew = await repo.insert(tx, {
      id: newId,
      patient_id: patientId,
      made_by: actor.id,
      address_hash: repo.hashOf(body.address),
      content: body.content,
      pin_digest: body.pin === '' ? null : digestOfPin(appContext.keys, newId, body.pin),
      ciphertext: body.ciphertext,
      made_at: now,
      expires_at: new Date(now.getTime() + body.minutes * 60_000),
      ended_at: null,
    })
    if (!isNew) throw appError('keyReused')
    await tellOfChange(tx, { id: newId, patientId }, now)
    return presentOne(ctx, tx, newId)
  })
}

export function end(ctx: RequestContext<typeof endShare>): Promise<AnswerOf<typeof endShare>> {
  const { actor, params, now } = ctx
  const patientId = patientOf(actor)
  return ctx.write(async (tx) => {
    if (!(await repo.find(tx, params.id, patientId))) throw appError('notFound')
    await repo.end(tx, params.id, now)
    await tellOfChange(tx, { id: params.id, patientId }, now)
    return presentOne(ctx, tx, params.id)
  })
}

async function presentOne(
  ctx: RequestContext<typeof makeShare> | RequestContext<typeof endShare>,
  tx: Parameters<typeof repo.find>[0],
  id: string,
): Promise<Share> {
  const row = await repo.find(tx, id, patientOf(ctx.actor))
  if (!row) throw appError('notFound')
  return present(ctx, row)
}

function present({ appContext, now }: Ctx, row: repo.ShareRow): Share {
  const moment = (at: Date) => momentIn(appContext.town.timeZone, at)
  return {
    id: row.id,
    content: row.content,
    hasPin: row.has_pin,
    status: statusOf(row, now),
    wrongPins: row.wrong_pins,
    madeAt: moment(row.made_at),
    expiresAt: moment(row.expires_at),
    seenBy: row.openings.map(({ name, at, is_doctor: isDoctor }) => ({
      name,
      at: moment(new Date(at)),
      ...(isDoctor && { isDoctor }),
    })),
  }
}

function statusOf({ ended_at: endedAt, wrong_pins: wrong, expires_at: expiresAt }: repo.ShareRow, now: Date) {
  if (endedAt !== null) return 'ended'
  if (wrong >= mostWrongPins) return 'locked'
  return expiresAt <= now ? 'expired' : 'active'
}
