import { mayArrange } from '../../shared/availability/availability.access.ts'
import { checkSession } from '../../shared/availability/availability.rules.ts'
import { clinicTimes, listSeasons, type Season } from '../../shared/kit/time/clinic-hours.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { minutesOf } from '../../shared/kit/time/day-minutes.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import {
  addLeave,
  addSession,
  endSession,
  type endLeave,
  type listDoctorsWithPlaces,
  type readAvailability,
} from './availability.operations.ts'
import { holdStandIn, tellStandIn, tellStandInEnded } from './availability.stand-in.ts'
import { presentLeave, presentSession, seasonColumns } from './availability.presenter.ts'
import * as repo from './availability.repo.ts'

export async function read(
  ctx: RequestContext<typeof readAvailability>,
): Promise<AnswerOf<typeof readAvailability>> {
  const { db, query, today, appContext } = ctx
  const { holidays } = appContext.town.clinicHours
  const usual = clinicTimes(appContext.town.clinicHours, today)
  const seasons = listSeasons(appContext.town.clinicHours)
  // The desk has not chosen a doctor yet.
  if (ctx.actor.role === 'coordinator' && query.doctorId === undefined)
    return { places: [], sessions: [], leave: [], colleagues: [], holidays: [], usual, seasons }
  const doctorId = whose(ctx, query.doctorId)
  return {
    places: await repo.listPlaces(db, doctorId),
    sessions: (await repo.listSessions(db, doctorId, today)).map(presentSession),
    leave: (await repo.listLeave(db, doctorId, today)).map(presentLeave),
    colleagues: (await repo.listColleagues(db, doctorId)).map((one) => ({
      ...one,
      name: nameWithoutTitle(one.name),
    })),
    holidays: holidays.filter((day) => day >= today).toSorted(),
    usual,
    seasons,
  }
}

export async function doctorsWithPlaces({
  db,
}: RequestContext<typeof listDoctorsWithPlaces>): Promise<AnswerOf<typeof listDoctorsWithPlaces>> {
  return (await repo.listDoctors(db)).map((one) => ({ ...one, name: nameWithoutTitle(one.name) }))
}

export function addWeekly(ctx: RequestContext<typeof addSession>): Promise<AnswerOf<typeof addSession>> {
  const { actor, body, now, today, newId: firstId } = ctx
  const doctorId = whose(ctx, body.doctorId)
  const count = {
    tokens: { capacity: Number(body.capacity) },
    slots: { slotMinutes: Number(body.slotMinutes) },
    calls: { slotMinutes: Number(body.slotMinutes) },
  }
  const session = {
    opens: minutesOf(body.opens),
    closes: minutesOf(body.closes),
    capacity: null,
    slotMinutes: null,
    from: body.from,
    until: body.until === '' ? null : body.until,
    ...count[body.kind],
  }
  const problems = checkSession(session, today)
  const season = findSeason(ctx, body.season)
  if (Object.keys(problems).length > 0) throw validationError('availability', problems)
  return ctx.write(
    async (tx) => {
      if (!(await repo.holdWorkplace(tx, doctorId, body.facilityId)))
        throw endpointError(addSession, 'notAPlace')
      const rows = [...new Set(body.weekdays)].map((weekday, nth) => ({
        id: nth === 0 ? firstId : newId(),
        doctor_id: doctorId,
        facility_id: body.facilityId,
        weekday,
        opens_minute: session.opens,
        closes_minute: session.closes,
        kind: body.kind,
        capacity: session.capacity,
        slot_minutes: session.slotMinutes,
        from_day: session.from,
        until_day: session.until,
        ...seasonColumns(season),
        entered_by: actor.id,
        ended_by: null,
        created_at: now,
      }))
      if (!(await repo.insertSessions(tx, rows))) throw endpointError(addSession, 'overlaps')
      await tell(tx, firstId, doctorId, now)
      return { message: 'Entered.' }
    },
    { subject: doctorId },
  )
}

export function endWeekly(ctx: RequestContext<typeof endSession>): Promise<AnswerOf<typeof endSession>> {
  const { actor, now, params, today } = ctx
  return ctx.write(async (tx) => {
    const row = await repo.lockSession(tx, params.id)
    if (!row || !mayArrange(actor, row.doctor_id)) throw appError('notFound')
    if (row.until_day !== null && row.until_day <= today) throw endpointError(endSession, 'alreadyEnded')
    await repo.endSession(tx, { id: row.id, from_day: row.from_day, by: actor.id, today })
    await tell(tx, row.id, row.doctor_id, now)
    return { message: 'Ended.' }
  })
}

export function addDaysOff(ctx: RequestContext<typeof addLeave>): Promise<AnswerOf<typeof addLeave>> {
  const { actor, body, now, today, newId: id } = ctx
  const doctorId = whose(ctx, body.doctorId)
  if (body.from < today) throw validationError('availability', { from: 'dayPast' })
  if (body.until < body.from) throw validationError('availability', { until: 'untilBefore' })
  return ctx.write(
    async (tx) => {
      if (!(await repo.isApproved(tx, doctorId))) throw endpointError(addLeave, 'notADoctor')
      await repo.lockSessionsOf(tx, doctorId)
      const row = { id, doctor_id: doctorId, from_day: body.from, until_day: body.until }
      const standIn = await holdStandIn(tx, doctorId, body)
      const more = { reason: body.reason, entered_by: actor.id, stand_in_id: standIn, created_at: now }
      await repo.insertLeave(tx, { ...row, ...more })
      await tell(tx, id, doctorId, now)
      if (standIn !== null) await tellStandIn(tx, { ...body, id, doctorId, standIn }, now)
      return { message: 'Entered.' }
    },
    { subject: doctorId },
  )
}

export function endDaysOff(ctx: RequestContext<typeof endLeave>): Promise<AnswerOf<typeof endLeave>> {
  const { actor, now, params, today } = ctx
  return ctx.write(async (tx) => {
    const row = await repo.lockLeave(tx, params.id)
    if (!row || !mayArrange(actor, row.doctor_id)) throw appError('notFound')
    await repo.endLeave(tx, row.id, today)
    await tell(tx, row.id, row.doctor_id, now)
    await tellStandInEnded(tx, row, now)
    return { message: 'Ended.' }
  })
}

/** The town's season that begins on this day; null for the whole year. */
function findSeason({ appContext }: Pick<RequestContext, 'appContext'>, from: string): Season | null {
  if (from === '') return null
  const found = listSeasons(appContext.town.clinicHours).find((one) => one.from === from)
  if (!found) throw validationError('availability', { season: 'invalid' })
  return { from: found.from, until: found.until }
}

/** The doctor whom it is about: a doctor's own, whoever is named; for the desk whom it names. */
function whose({ actor }: Pick<RequestContext, 'actor'>, named: string | undefined): string {
  const doctorId = named || (actor.role === 'doctor' ? actor.id : '')
  if (doctorId === '') throw validationError('availability', { doctorId: 'required' })
  if (!mayArrange(actor, doctorId)) throw appError('notFound')
  return doctorId
}

/** The doctor's screens, and those of the desk, fetch anew. */
function tell(tx: Tx, subject: string, doctorId: string, now: Date): Promise<void> {
  const topics = [topicOfPerson(doctorId), deskTopic]
  return publish(tx, { kind: 'availability.changed', subject, topics }, now)
}

/** What the streams of coordinators follow. */
export const deskTopic = 'availability:desk'
