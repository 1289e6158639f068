import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import { readerOf, type Reader } from '../../platform/auth/care/sensitive.ts'
import { patientOf } from '../../platform/auth/patient-of.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { appError } from '../../platform/http/errors/app-error.ts'
import { mustAllow, visible } from '../appointments.decisions.service.ts'
import { declineOffer, takeOffer } from '../appointments.operations.ts'
import { findOne, lockOne, type AppointmentRow } from '../appointments.repo.ts'
import { reassignDeclined } from '../assignment/appointments.routing.ts'
import { holdProfile } from '../assignment/appointments.routing.repo.ts'
import { placeOfVisit, schedule } from '../assignment/appointments.scheduling.ts'
import {
  isDoctorBusy,
  isHeldForAnother,
  isPatientBusy,
  lockTimesOf,
} from '../assignment/appointments.slots.repo.ts'
import { changeOne, moveDeclines } from '../changes/appointments.changes.repo.ts'
import { presentOne } from '../details/appointments.details.ts'
import { tellOfferAnswered, tellOfferedInPerson } from './appointments.answer-notifications.ts'
import { offerableTime } from './appointments.offers-in-person.ts'

type Taking = RequestContext<typeof takeOffer>

/**
 * The patient takes the visit in person, which is scheduled. If the doctor's time was given away meanwhile, the answer
 * has the next one that is offered instead, or the request has gone on.
 */
export async function take(ctx: Taking): Promise<AnswerOf<typeof takeOffer>> {
  const { actor, now, params, appContext } = ctx
  return ctx.write(async (tx) => {
    // The doctor's times are locked before the row, as by every accept.
    const doctorId = (await findOne(tx, params.id, readerOf(actor)))?.doctor_id
    if (doctorId) await lockTimesOf(tx, doctorId)
    await holdProfile(tx, patientOf(actor))
    const row = visible(await lockOne(tx, params.id, readerOf(actor)), ctx)
    mustAllow('takeOffer', row, ctx, takeOffer)
    const { offer_starts_at: startsAt, doctor_name: name } = row
    if (startsAt === null || name === null || !doctorId || row.doctor_id !== doctorId)
      throw appError('notFound')
    const zone = appContext.town.timeZone
    const visit = { starts_at: startsAt, day: dayIn(zone, startsAt), time: timeIn(zone, startsAt) }
    const doctor = { id: doctorId, name }
    const slot = { ...row, ...visit }
    const isTaken =
      (await isDoctorBusy(tx, doctorId, slot)) || (await isHeldForAnother(tx, doctorId, slot, now))
    if (isTaken || (await isPatientBusy(tx, slot)))
      return presentOne(ctx, await offerAgain(tx, row, doctor, ctx), tx)
    const origin = { cause: 'takeOffer', by: actor } as const
    const to = { type: 'in-person', ...visit } as const
    const scheduled = await schedule(tx, row, doctor, origin, now, appContext.town, to)
    await moveDeclines(tx, row.id, startsAt)
    await tellOfferAnswered(tx, scheduled, true, now)
    return presentOne(ctx, scheduled, tx)
  })
}

/** At the next time that is free; without one it goes on to the next doctor. */
async function offerAgain(
  tx: Tx,
  row: AppointmentRow,
  doctor: { id: string; name: string },
  { actor, now, appContext: { town } }: Taking,
): Promise<AppointmentRow> {
  const offered = await offerableTime(tx, row, doctor.id, now, town)
  if (!offered) {
    const origin = { cause: 'slotTaken', by: { id: doctor.id, role: 'doctor' } } as const
    await reassignDeclined(tx, row, origin, now, town)
    return readBack(tx, row.id, readerOf(actor))
  }
  const change = { doctor_id: doctor.id, offer_starts_at: offered }
  await changeOne(tx, row.id, change, { cause: 'takeOffer', by: actor }, now)
  const { place } = await placeOfVisit(tx, { type: 'in-person' }, doctor.id)
  const offer = { date: dayIn(town.timeZone, offered), time: timeIn(town.timeZone, offered), place }
  await tellOfferedInPerson(tx, row, doctor, offer, now)
  return { ...row, ...change }
}

/** Another doctor may see the patient as asked for. */
export async function decline(
  ctx: RequestContext<typeof declineOffer>,
): Promise<AnswerOf<typeof declineOffer>> {
  const { actor, now, params, appContext } = ctx
  return ctx.write(async (tx) => {
    const row = visible(await lockOne(tx, params.id, readerOf(actor)), ctx)
    mustAllow('declineOffer', row, ctx, declineOffer)
    await tellOfferAnswered(tx, row, false, now)
    await reassignDeclined(tx, row, { cause: 'declineOffer', by: actor }, now, appContext.town)
    return presentOne(ctx, await readBack(tx, row.id, readerOf(actor)), tx)
  })
}

async function readBack(tx: Tx, id: string, reader: Reader): Promise<AppointmentRow> {
  const row = await findOne(tx, id, reader)
  if (!row) throw new Error('What was just written is not there.')
  return row
}
