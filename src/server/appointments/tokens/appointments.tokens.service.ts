import { expectedAt, freeTokens, tokenMinutes } from '../../../shared/availability/availability.rules.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { timeAt } from '../../../shared/kit/time/day-minutes.ts'
import { instantIn } from '../../../shared/kit/time/town-time.ts'
import { redFlagsIn } from '../../../shared/red-flags/red-flags.matching.ts'
import { isNamed } from '../../../shared/red-flags/red-flags.kinds.ts'
import { redFlagRules } from '../../../shared/red-flags/red-flags.rules.ts'
import { readerOf } from '../../platform/auth/care/sensitive.ts'
import { patientOf } from '../../platform/auth/patient-of.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endpointError } from '../../platform/http/errors/app-error.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { notifyBooked } from './appointments.sessions.notifications.ts'
import { takeToken } from './appointments.tokens.operations.ts'
import { presentAppointment } from '../appointments.presenter.ts'
import { findOne } from '../appointments.repo.ts'
import { refuseTooMany } from '../appointments.request-limits.ts'
import { askAbout, pregnancySaid } from '../appointments.service.ts'
import { holdProfile } from '../assignment/appointments.routing.repo.ts'
import { insertRequest } from '../changes/appointments.changes.repo.ts'
import { ageOfPatient } from '../details/appointments.patient-age.ts'
import { redFlagsOfRequest } from '../details/appointments.red-flags.ts'
import { tellQueueMoved } from '../queue/appointments.queue.moved.ts'
import { insertEntry } from '../queue/appointments.queue.repo.ts'
import { isOpenOn } from './appointments.token-offers.ts'
import * as repo from './appointments.tokens.repo.ts'

export async function take(ctx: RequestContext<typeof takeToken>): Promise<AnswerOf<typeof takeToken>> {
  const { actor, body, now, today, appContext } = ctx
  askAbout(redFlagsIn(body.specialization), body)
  return ctx.write(async (tx) => {
    const patientId = patientOf(actor)
    const patient = await holdProfile(tx, patientId)
    if (!patient) throw endpointError(takeToken, 'profileMissing')
    const age = ageOfPatient(patient, today)
    const said = pregnancySaid(body, age?.age, patient.patient_gender)
    const redFlags = await redFlagsOfRequest(tx, ctx, body, { id: patientId, age, said })
    askAbout(redFlags, body)
    // Nobody reads the note of a token before the visit.
    if (isNamed(redFlags)) throw endpointError(takeToken, 'readFirst')
    if (appContext.policy.isRateLimited) await refuseTooMany(tx, patientId, now)
    const { session, token } = await takePlace(tx, ctx, patientId)
    const time = timeAt(expectedAt(session, token))
    const row = {
      id: newId(),
      patient_id: patientId,
      doctor_id: session.doctorId,
      facility_id: session.facilityId,
      session_id: session.id,
      token,
      specialization: body.specialization,
      type: 'in-person' as const,
      status: 'scheduled' as const,
      starts_at: instantIn(appContext.town.timeZone, body.date, time),
      duration_minutes: tokenMinutes(session),
      day: body.date,
      time,
      reason: null,
      auto_closed: false,
      offered_to_all: false,
      red_flags: redFlags,
      red_flag_rules: redFlagRules,
      pregnancy: said,
    }
    if (!(await insertRequest(tx, row, { cause: 'request', by: actor }, now)))
      throw endpointError(takeToken, 'alreadyAsked')
    await insertEntry(tx, {
      id: newId(),
      session_id: session.id,
      day: row.day,
      token,
      source: 'app',
      appointment_id: row.id,
      created_at: now,
    })
    if (row.day === today) await tellQueueMoved(tx, { sessionId: session.id, day: today }, now)
    const shown = await findOne(tx, row.id, readerOf(actor))
    if (!shown) throw new Error('What was just written is not there.')
    await notifyBooked(tx, shown, now)
    return presentAppointment(shown, actor, ctx)
  })
}

/** A number of that session, which nobody else gets: refused numbers go back with the transaction. */
async function takePlace(tx: Tx, ctx: RequestContext<typeof takeToken>, patientId: string) {
  const { body } = ctx
  const session = await repo.holdTokenSession(tx, body.sessionId)
  if (!session || !isOpenOn(ctx, session, body.date)) throw endpointError(takeToken, 'noToken')
  const token = await repo.takeNextToken(tx, session.id, body.date)
  const where = { sessionId: session.id, day: body.date, patientId }
  const { taken, hasOne } = await repo.countTaken(tx, where)
  if (hasOne) throw endpointError(takeToken, 'alreadyAsked')
  if (freeTokens(session, taken) === 0) throw endpointError(takeToken, 'noToken')
  return { session, token }
}
