import type { Rejection } from '../../../shared/appointments/appointments.rejections.ts'
import { dialOf } from '../../../shared/town/town.numbers.ts'
import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endpointError } from '../../platform/http/errors/app-error.ts'
import { rejectAppointment } from '../appointments.operations.ts'
import type { AppointmentRow } from '../appointments.repo.ts'
import { reassignRejected } from '../assignment/appointments.routing.ts'
import { getDoctorName } from '../assignment/appointments.routing.repo.ts'
import { placeOfVisit } from '../assignment/appointments.scheduling.ts'
import { changeOne } from '../changes/appointments.changes.repo.ts'
import { findTownHospital, listDeskIds } from '../details/appointments.details.repo.ts'
import { tellOfferedInPerson, tellSentToHospital } from './appointments.answer-notifications.ts'
import { offerableTime } from './appointments.offers-in-person.ts'

type Rejecting = Pick<RequestContext, 'now' | 'appContext'> & { actor: Person }

/** Does what the doctor's reason says, and returns the row as it is then. */
export async function rejectBecause(
  tx: Tx,
  row: AppointmentRow,
  reason: Rejection,
  ctx: Rejecting,
): Promise<AppointmentRow> {
  if (reason === 'seeInPerson') return offerInPerson(tx, row, ctx)
  if (reason === 'hospital') return sendToHospital(tx, row, ctx)
  await reassignRejected(tx, row, ctx.actor, reason, ctx.now, ctx.appContext.town)
  return { ...row, doctor_id: null, decline_cause: 'rejected' }
}

/** The patient's turn: a visit at this doctor's place, at the same time or the next one that is free. */
async function offerInPerson(tx: Tx, row: AppointmentRow, ctx: Rejecting): Promise<AppointmentRow> {
  const { actor, now, appContext } = ctx
  if (row.type === 'in-person') throw endpointError(rejectAppointment, 'alreadyInPerson')
  const offered = await offerableTime(tx, row, actor.id, now, appContext.town)
  if (!offered) throw endpointError(rejectAppointment, 'noFreeTime')
  const change = { doctor_id: actor.id, answer_due_at: null, offer_starts_at: offered }
  await changeOne(tx, row.id, change, { cause: 'reject', by: actor, rejection: 'seeInPerson' }, now)
  const doctor = { id: actor.id, name: await getDoctorName(tx, actor.id) }
  const { place } = await placeOfVisit(tx, { type: 'in-person' }, actor.id)
  const zone = appContext.town.timeZone
  const offer = { date: dayIn(zone, offered), time: timeIn(zone, offered), place }
  await tellOfferedInPerson(tx, row, doctor, offer, now)
  return { ...row, ...change, doctor_name: doctor.name }
}

async function sendToHospital(
  tx: Tx,
  row: AppointmentRow,
  { actor, now, appContext }: Rejecting,
): Promise<AppointmentRow> {
  const change = { status: 'cancelled', doctor_id: actor.id, sent_to_hospital_at: now } as const
  await changeOne(tx, row.id, change, { cause: 'reject', by: actor, rejection: 'hospital' }, now)
  const doctor = { id: actor.id, name: await getDoctorName(tx, actor.id) }
  const { name = '', name_hi: nameHi = '', name_pa: namePa = '' } = (await findTownHospital(tx)) ?? {}
  const { shown: phone } = dialOf(appContext.town.emergency, 'civilHospital')
  const hospital = { name, nameHi, namePa, phone }
  await tellSentToHospital(tx, row, doctor, hospital, await listDeskIds(tx), now)
  return { ...row, ...change, doctor_name: doctor.name, answer_due_at: null }
}
