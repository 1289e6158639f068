import { holdMinutes } from '../../../shared/appointments/slots/appointments.slot-offers.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { instantIn } from '../../../shared/kit/time/town-time.ts'
import { isNamed } from '../../../shared/red-flags/red-flags.kinds.ts'
import { redFlagsIn } from '../../../shared/red-flags/red-flags.matching.ts'
import { redFlagRules } from '../../../shared/red-flags/red-flags.rules.ts'
import { readerOf } from '../../platform/auth/care/sensitive.ts'
import { patientOf } from '../../platform/auth/patient-of.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endpointError, validationError } from '../../platform/http/errors/app-error.ts'
import type { Operation } from '../../platform/operations/operation.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { notifyBooked } from '../tokens/appointments.sessions.notifications.ts'
import { findOne } from '../appointments.repo.ts'
import { refuseTooMany } from '../appointments.request-limits.ts'
import { askAbout, pregnancySaid } from '../appointments.service.ts'
import { reassignCompeting } from '../assignment/appointments.routing.ts'
import { holdProfile } from '../assignment/appointments.routing.repo.ts'
import {
  isDoctorBusy,
  isHeldForAnother,
  lockCompeting,
  lockTimesOf,
} from '../assignment/appointments.slots.repo.ts'
import { insertRequest } from '../changes/appointments.changes.repo.ts'
import { presentOne } from '../details/appointments.details.ts'
import { ageOfPatient } from '../details/appointments.patient-age.ts'
import { redFlagsOfRequest } from '../details/appointments.red-flags.ts'
import { isSlot } from './appointments.slot-offers.ts'
import { holdSlot, takeSlot, type releaseSlot } from './appointments.slots.operations.ts'
import * as repo from './appointments.slots.repo.ts'

export function hold(ctx: RequestContext<typeof holdSlot>): Promise<AnswerOf<typeof holdSlot>> {
  const { now } = ctx
  return ctx.write(async (tx) => {
    const { slot, doctorId, session, patientId } = await lockFree(tx, ctx, holdSlot)
    const expiresAt = new Date(now.getTime() + holdMinutes * 60_000)
    const row = {
      ...slot,
      patient_id: patientId,
      doctor_id: doctorId,
      session_id: session.id,
      expires_at: expiresAt,
    }
    if (!(await repo.insertHold(tx, row, now))) throw endpointError(holdSlot, 'slotGone')
    return { heldUntil: expiresAt.toISOString() }
  })
}

export function release(ctx: RequestContext<typeof releaseSlot>): Promise<AnswerOf<typeof releaseSlot>> {
  return ctx.write(async (tx) => {
    await repo.deleteHold(tx, patientOf(ctx.actor))
    return { message: 'Released.' }
  })
}

/** Also when the two minutes are over, as long as nobody else has taken the slot. */
export async function take(ctx: RequestContext<typeof takeSlot>): Promise<AnswerOf<typeof takeSlot>> {
  const { actor, body, now, today, appContext } = ctx
  askAbout(redFlagsIn(body.specialization), body)
  return ctx.write(async (tx) => {
    const { slot, doctorId, session, patientId, patient } = await lockFree(tx, ctx, takeSlot)
    if (session.isForCalls && body.type === 'in-person')
      throw validationError('appointments', { type: 'invalid' })
    const age = ageOfPatient(patient, today)
    const said = pregnancySaid(body, age?.age, patient.patient_gender)
    const redFlags = await redFlagsOfRequest(tx, ctx, body, { id: patientId, age, said })
    askAbout(redFlags, body)
    // As with a token: nobody reads the note before the visit.
    if (isNamed(redFlags)) throw endpointError(takeSlot, 'readFirst')
    if (appContext.policy.isRateLimited) await refuseTooMany(tx, patientId, now)
    const row = {
      id: newId(),
      patient_id: patientId,
      doctor_id: doctorId,
      // By phone there is no place to go to.
      facility_id: body.type === 'in-person' ? session.facilityId : null,
      session_id: session.id,
      specialization: body.specialization,
      type: body.type,
      status: 'scheduled' as const,
      ...slot,
      day: body.date,
      time: body.time,
      reason: null,
      auto_closed: false,
      offered_to_all: false,
      red_flags: redFlags,
      red_flag_rules: redFlagRules,
      pregnancy: said,
    }
    if (!(await insertRequest(tx, row, { cause: 'request', by: actor }, now)))
      throw endpointError(takeSlot, 'alreadyAsked')
    await repo.deleteHold(tx, patientId)
    const shown = await findOne(tx, row.id, readerOf(actor))
    if (!shown) throw new Error('What was just written is not there.')
    await notifyBooked(tx, shown, now)
    // No patient stands in the history of another.
    const by = { id: doctorId, role: 'doctor' } as const
    for (const competitor of await lockCompeting(tx, doctorId, row))
      await reassignCompeting(tx, competitor, { doctorId, by }, now, appContext.town)
    return presentOne(ctx, shown, tx)
  })
}

type Choosing = RequestContext<typeof holdSlot> | RequestContext<typeof takeSlot>

/**
 * The slot, if it is free for this patient, and stays so until the transaction ends: the doctor's times are locked first,
 * as by every accept, then the patient, then the session, which waits for who ends it or enters leave.
 */
async function lockFree(tx: Tx, ctx: Choosing, operation: typeof holdSlot | typeof takeSlot) {
  const { actor, body, now, appContext } = ctx
  const slotGone = () => endpointError<Operation>(operation, 'slotGone')
  const doctorId = (await repo.findSession(tx, body.sessionId))?.doctor_id
  if (doctorId === undefined) throw slotGone()
  await lockTimesOf(tx, doctorId)
  const patientId = patientOf(actor)
  const patient = await holdProfile(tx, patientId)
  if (!patient) throw endpointError<Operation>(operation, 'profileMissing')
  const session = await repo.holdSlotSession(tx, body.sessionId)
  if (!session || !isSlot(ctx, session, body)) throw slotGone()
  const startsAt = instantIn(appContext.town.timeZone, body.date, body.time)
  const slot = { starts_at: startsAt, duration_minutes: session.slotMinutes }
  const isTaken =
    (await isDoctorBusy(tx, doctorId, slot)) ||
    (await isHeldForAnother(tx, doctorId, { ...slot, patient_id: patientId }, now))
  if (isTaken) throw slotGone()
  return { slot, doctorId, session, patientId, patient }
}
