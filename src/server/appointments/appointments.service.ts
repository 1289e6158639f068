import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import {
  checkBookingTime,
  earliestStart,
  gridMinutes,
  type BookingProblems,
} from '../../shared/appointments/appointments.booking.ts'
import { answerDueAt, firstWarningAt } from '../../shared/appointments/appointments.deadlines.ts'
import type { AppointmentRequest } from '../../shared/appointments/appointments.forms.ts'
import { listAppointments, listMoreAppointments, requestAppointment } from './appointments.operations.ts'
import { mayBePregnant, type Gender, type Pregnancy } from '../../shared/vitals/grading/vitals.person.ts'
import type { RedFlag } from '../../shared/red-flags/red-flags.flags.ts'
import { redFlagsIn } from '../../shared/red-flags/red-flags.matching.ts'
import { redFlagRules } from '../../shared/red-flags/red-flags.rules.ts'
import { addDays, dayIn, instantIn, startOfDay, timeIn } from '../../shared/kit/time/town-time.ts'
import type { Person } from '../platform/auth/sessions.ts'
import { readerOf, viewerActing } from '../platform/auth/care/sensitive.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import { ageOfPatient } from './details/appointments.patient-age.ts'
import { redFlagsOfRequest } from './details/appointments.red-flags.ts'
import { presentAudited } from './details/appointments.details.ts'
import { freeTimesOf } from './assignment/appointments.free-times.ts'
import { appointmentsOfTown, notifyRequested } from './appointments.notifications.ts'
import { presentAppointment } from './appointments.presenter.ts'
import {
  findOne,
  listMoreOfDoctor,
  listMoreOfPatient,
  listOfDoctor,
  listOfPatient,
  type AppointmentRow,
  type Span,
} from './appointments.repo.ts'
import { insertRequest } from './changes/appointments.changes.repo.ts'
import { holdProfile } from './assignment/appointments.routing.repo.ts'
import { offerToAll } from './appointments.offers.ts'
import { refuseTooMany } from './appointments.request-limits.ts'
import { suitableDoctor, wantedBy } from './assignment/appointments.routing.ts'
import { queuesOfTown } from './queue/appointments.queue.moved.ts'

export async function list(
  ctx: RequestContext<typeof listAppointments>,
): Promise<AnswerOf<typeof listAppointments>> {
  const rows = await readList(ctx)
  return presentAudited(ctx, listAppointments, rows)
}

function readList({
  db,
  actor,
  query,
  today,
  now,
  appContext,
}: RequestContext<typeof listAppointments>): Promise<AppointmentRow[]> {
  const span = (from: string | undefined): Span => ({
    ...(from && { from: startOfDay(appContext.town.timeZone, from) }),
    ...(query.to && { to: startOfDay(appContext.town.timeZone, addDays(query.to, 1)) }),
  })
  if (actor.role === 'patient') return listOfPatient(db, ofPatient(actor), span(query.from))
  return listOfDoctor(db, actor.id, span(query.from ?? today), now)
}

function ofPatient(actor: Person) {
  return { patientId: patientOf(actor), viewer: viewerActing(actor) }
}

const pageLength = 20

export async function listMore(
  ctx: RequestContext<typeof listMoreAppointments>,
): Promise<AnswerOf<typeof listMoreAppointments>> {
  const { db, actor, query } = ctx
  const rows = await (actor.role === 'patient'
    ? listMoreOfPatient(db, ofPatient(actor), query.after, pageLength + 1)
    : listMoreOfDoctor(db, actor.id, query.after, pageLength + 1))
  const { page, next } = cutPage(rows, pageLength, (row) => ({ at: row.starts_at, id: row.id }))
  return { appointments: await presentAudited(ctx, listMoreAppointments, page), next }
}

export async function request(
  ctx: RequestContext<typeof requestAppointment>,
): Promise<AnswerOf<typeof requestAppointment>> {
  const { actor, body, now, today } = ctx
  const zone = ctx.appContext.town.timeZone
  // Before the fields are checked: it is the most urgent thing to say.
  askAbout(redFlagsIn(body.specialization), body)
  const problem = checkBookingTime(body, now, zone)
  if (problem.date || problem.time)
    throw validationError('appointments', { ...problem }, await wayOn(ctx, problem))

  return ctx.write(async (tx) => {
    const patientId = patientOf(actor)
    const patient = await holdProfile(tx, patientId)
    if (!patient) throw endpointError(requestAppointment, 'profileMissing')
    const age = ageOfPatient(patient, today)
    const said = pregnancySaid(body, age?.age, patient.patient_gender)
    const redFlags = await redFlagsOfRequest(tx, ctx, body, { id: patientId, age, said })
    askAbout(redFlags, body)
    if (ctx.appContext.policy.isRateLimited) await refuseTooMany(tx, patientId, now)
    const asked = {
      id: newId(),
      patient_id: patientId,
      specialization: body.specialization,
      type: body.type,
      status: 'pending' as const,
      starts_at: instantIn(zone, body.date, body.time),
      duration_minutes: gridMinutes,
      day: body.date,
      time: body.time,
      reason: null,
      auto_closed: false,
      red_flags: redFlags,
      pregnancy: said,
    }
    const doctor = await suitableDoctor(tx, { ...asked, ...patient }, ctx.appContext.town)
    const timed = { startsAt: asked.starts_at, day: asked.day, type: asked.type }
    const row = {
      ...asked,
      red_flag_rules: redFlagRules,
      doctor_id: doctor?.id ?? null,
      offered_to_all: !doctor,
      answer_due_at: doctor ? answerDueAt(timed, now, ctx.appContext.town) : null,
      warn_at: firstWarningAt(timed, now, zone),
    }
    if (!(await insertRequest(tx, row, { cause: 'request', by: actor }, now))) {
      const freeTimes = await freeTimesOf(
        tx,
        { patientId },
        { ...body, minutes: gridMinutes },
        ctx.appContext.town,
      )
      throw endpointError(requestAppointment, 'alreadyAsked', { details: { freeTimes } })
    }
    const shown = await findOne(tx, row.id, readerOf(actor))
    if (!shown) throw new Error('What was just written is not there.')
    await notifyRequested(tx, shown, now)
    if (!doctor) await offerToAll(tx, shown, wantedBy(shown, zone), now)
    return presentAppointment(shown, actor, ctx)
  })
}

/** Refuses a request with red flags until the person was asked about them. */
export function askAbout(
  redFlags: readonly RedFlag[],
  { redFlagsSeen }: { redFlagsSeen?: boolean | undefined },
): void {
  if (redFlags.length > 0 && !redFlagsSeen)
    throw endpointError(requestAppointment, 'redFlag', { details: { redFlags: [...redFlags] } })
}

/** Of somebody who may be pregnant, as with a reading. */
export function pregnancySaid(
  { pregnancy }: Pick<AppointmentRequest, 'pregnancy'>,
  ageInYears = 0,
  gender: Gender | null,
): Pregnancy | null {
  return pregnancy !== '' && mayBePregnant({ ageInYears, gender }) ? pregnancy : null
}

/** Alternative times for a request that is too late, as one that was queued offline may be. */
async function wayOn({ db, actor, now, appContext }: RequestContext, problem: BookingProblems) {
  if (problem.date !== 'datePast' && problem.time !== 'timePast' && problem.time !== 'timeTooSoon')
    return undefined
  const zone = appContext.town.timeZone
  const earliest = earliestStart(now)
  const after = { date: dayIn(zone, earliest), time: timeIn(zone, earliest), minutes: gridMinutes }
  return { freeTimes: await freeTimesOf(db, { patientId: patientOf(actor) }, after, appContext.town) }
}

/** The additional topics that a person's stream follows for appointments: all, for coordinators. */
export function topicsOf(person: Person): string[] {
  return person.role === 'coordinator' ? [appointmentsOfTown, queuesOfTown] : []
}
