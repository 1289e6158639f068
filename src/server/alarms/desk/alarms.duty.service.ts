import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { addDays, instantIn } from '../../../shared/kit/time/town-time.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { appError, endpointError, validationError } from '../../platform/http/errors/app-error.ts'
import { listDevices } from '../../platform/push/subscriptions.ts'
import { addShift, endShift, type listShifts } from '../alarms.operations.ts'
import { deskTopic } from '../alarms.steps.ts'
import * as repo from './alarms.duty.repo.ts'

const listed = 100

export async function shifts(ctx: RequestContext<typeof listShifts>): Promise<AnswerOf<typeof listShifts>> {
  const { db, now } = ctx
  const rows = await repo.listShifts(db, now, listed)
  const people = rows.flatMap(({ doctor_id, deputy_id }) =>
    [doctor_id, deputy_id].filter((id) => id !== null),
  )
  const devices = await listDevices(db, people, now)
  const reachable = new Set(devices.map(({ user_id }) => user_id))
  const person = (id: string, name: string) => ({
    id,
    name: nameWithoutTitle(name),
    isReachable: reachable.has(id),
  })
  return {
    shifts: rows.map((row) => ({
      id: row.id,
      doctor: person(row.doctor_id, row.doctor_name),
      deputy: row.deputy_id === null ? null : person(row.deputy_id, row.deputy_name ?? ''),
      from: row.starts_at.toISOString(),
      until: row.ends_at.toISOString(),
      isNow: row.starts_at <= now,
    })),
    doctors: (await repo.listApproved(db)).map(({ id, name }) => ({ id, name: nameWithoutTitle(name) })),
  }
}

export function add(ctx: RequestContext<typeof addShift>): Promise<AnswerOf<typeof addShift>> {
  const { actor, body, now, newId: id, appContext } = ctx
  const zone = appContext.town.timeZone
  const from = instantIn(zone, body.day, body.from)
  const lastDay = body.until > body.from ? body.day : addDays(body.day, 1)
  const until = instantIn(zone, lastDay, body.until)
  if (until <= now) throw validationError('alarms', { day: 'shiftOver' })
  const deputyId = body.deputyId === '' ? null : body.deputyId
  if (deputyId === body.doctorId) throw validationError('alarms', { deputyId: 'sameDoctor' })
  return ctx.write(
    async (tx) => {
      const people = deputyId === null ? [body.doctorId] : [body.doctorId, deputyId]
      if (!(await repo.areApproved(tx, people))) throw endpointError(addShift, 'notADoctor')
      await repo.lockRota(tx)
      if (await repo.overlaps(tx, body.doctorId, from, until)) throw endpointError(addShift, 'overlaps')
      const row = { doctor_id: body.doctorId, deputy_id: deputyId, entered_by: actor.id, ended_by: null }
      await repo.insertShift(tx, { id, ...row, starts_at: from, ends_at: until })
      await publishRota(tx, id, now)
      return { id }
    },
    { subject: body.doctorId },
  )
}

export function end(ctx: RequestContext<typeof endShift>): Promise<AnswerOf<typeof endShift>> {
  const { actor, params, now } = ctx
  return ctx.write(async (tx) => {
    await repo.lockRota(tx)
    const shift = await repo.findShift(tx, params.id)
    if (!shift) throw appError('notFound')
    if (shift.ends_at <= now) throw endpointError(endShift, 'alreadyEnded')
    await repo.endShift(tx, { id: params.id, by: actor.id, now })
    await publishRota(tx, params.id, now)
    return { message: 'Ended.' }
  })
}

/** Other desks, and the doctors' lists, fetch anew. */
function publishRota(tx: Tx, subject: string, now: Date): Promise<void> {
  return publish(tx, { kind: 'alarms.dutyChanged', subject, topics: [deskTopic] }, now)
}
