import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { momentIn } from '../../../shared/kit/moments.ts'
import { readSearch } from '../../../shared/kit/text/search.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { endOfGrant, mostGrants, shortestName } from '../../../shared/shares/shares.grants.ts'
import type { RecordGrant } from '../../../shared/shares/shares.schemas.ts'
import { auditShown } from '../../platform/audit/audit.ts'
import { patientOf } from '../../platform/auth/patient-of.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { holdPatient } from '../../platform/db/hold-person.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import {
  grantRecord,
  listGranted,
  type endGrant,
  type findDoctors,
  type listGrants,
} from '../shares.operations.ts'
import * as repo from './shares.grants.repo.ts'
import { tellEnded, tellGranted } from './shares.grants.telling.ts'

type Ctx = Pick<RequestContext, 'appContext' | 'now'>

export async function list(ctx: RequestContext<typeof listGrants>): Promise<AnswerOf<typeof listGrants>> {
  return (await repo.listOf(ctx.db, patientOf(ctx.actor))).map((row) => present(ctx, row))
}

export async function offered(
  ctx: RequestContext<typeof findDoctors>,
): Promise<AnswerOf<typeof findDoctors>> {
  const { actor, appContext, db, now, query } = ctx
  const search = query.search.length < shortestName ? { words: [] } : readSearch(query.search)
  // A doctor is not looked for by phone number.
  if ('digits' in search) return []
  const rows = await repo.listOffered(db, { patientId: patientOf(actor), words: search.words, now })
  return rows.map(({ id, name, specialization, clinic, last_met: lastMet, is_treating: isTreating }) => ({
    id,
    name: nameWithoutTitle(name),
    specialization,
    clinic,
    lastMet: lastMet && dayIn(appContext.town.timeZone, lastMet),
    isTreating,
  }))
}

/** A later one takes the place of what the same doctor has: two at once are one after the other. */
export function grant(ctx: RequestContext<typeof grantRecord>): Promise<AnswerOf<typeof grantRecord>> {
  const { actor, body, newId: id, now } = ctx
  const { doctorId, days } = body
  const patientId = patientOf(actor)
  return ctx.write(
    async (tx) => {
      await holdPatient(tx, patientId)
      const doctor = await repo.lockDoctor(tx, doctorId)
      if (!doctor) throw appError('notFound')
      const replaced = await repo.endWith(tx, { patientId, doctorId }, now)
      if ((await repo.countActive(tx, patientId, now)) >= mostGrants)
        throw endpointError(grantRecord, 'tooManyGrants')
      const row = {
        id,
        patient_id: patientId,
        doctor_id: doctorId,
        granted_by: actor.id,
        granted_at: now,
        ends_at: endOfGrant(now, days),
        ended_at: null,
      }
      await repo.insert(tx, row)
      await tellGranted(tx, { row, replaced, zone: ctx.appContext.town.timeZone }, now)
      return present(ctx, { ...row, doctor: doctor.name })
    },
    { subject: patientId },
  )
}

/** Ended twice, it ended once; one whose time is over stays as it is. */
export function end(ctx: RequestContext<typeof endGrant>): Promise<AnswerOf<typeof endGrant>> {
  const { actor, params, now } = ctx
  const patientId = patientOf(actor)
  return ctx.write(
    async (tx) => {
      const row = await repo.find(tx, params.id, patientId)
      if (!row) throw appError('notFound')
      if (await repo.end(tx, row.id, now)) await tellEnded(tx, row, now)
      return present(ctx, (await repo.find(tx, row.id, patientId)) ?? row)
    },
    { subject: patientId },
  )
}

/** Of a doctor: whose record is open by it now. */
export async function granted(
  ctx: RequestContext<typeof listGranted>,
): Promise<AnswerOf<typeof listGranted>> {
  const rows = await repo.listOfDoctor(ctx.db, ctx.actor.id, ctx.now)
  await auditShown(
    ctx,
    listGranted.name,
    rows.map((row) => row.patient_id),
  )
  const zone = ctx.appContext.town.timeZone
  return rows.map(({ id, patient_id: patientId, name, ends_at: endsAt }) => ({
    id,
    patientId,
    name,
    until: momentIn(zone, endsAt),
  }))
}

function present({ appContext, now }: Ctx, row: repo.GrantRow): RecordGrant {
  const moment = (at: Date) => momentIn(appContext.town.timeZone, at)
  return {
    id: row.id,
    doctor: nameWithoutTitle(row.doctor),
    status: statusOf(row, now),
    grantedAt: moment(row.granted_at),
    endsAt: moment(row.ends_at),
  }
}

function statusOf({ ended_at: endedAt, ends_at: endsAt }: repo.GrantRow, now: Date) {
  if (endedAt !== null) return 'ended'
  return endsAt < now ? 'expired' : 'active'
}
