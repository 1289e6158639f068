import { joinFlags, redFlagsOfMessage } from '../../shared/communications/communications.red-flags.ts'
import {
  awayUntil,
  leaveWithoutStandIn,
  promisedBy,
  standInUntil,
} from '../../shared/communications/communications.rules.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { addDays, instantIn } from '../../shared/kit/time/town-time.ts'
import { ageOn, monthsOn } from '../../shared/patients/patients.rules.ts'
import { aboutPerson } from '../../shared/red-flags/red-flags.about-person.ts'
import type { RedFlag } from '../../shared/red-flags/red-flags.flags.ts'
import { redFlagRules } from '../../shared/red-flags/red-flags.rules.ts'
import { answerHoldsDays } from '../../shared/vitals/grading/vitals.person.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import { findCare } from '../platform/auth/care/doctor-access.ts'
import { listTreating } from '../platform/auth/care/treating.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { append, pageOf, readUntil } from './communications.messages.ts'
import {
  sendToDoctor,
  type listDoctors,
  type markSeen,
  type readThread,
} from './communications.operations.ts'
import { holdPhotos, preparePhotos, requireContent } from './photos/communications.photos.service.ts'
import { presentWaiting } from './communications.presenter.ts'
import {
  changeThread,
  countUnread,
  findDoctors,
  findPatient,
  findPregnancy,
  findThread,
  listOfPatient,
  lockThread,
} from './communications.repo.ts'
import { listLeave } from './stand-in/communications.stand-in.ts'
import { tellDoctor, tellSeen } from './communications.telling.ts'

export async function list(ctx: RequestContext<typeof listDoctors>): Promise<AnswerOf<typeof listDoctors>> {
  const { actor, appContext, db, now } = ctx
  const patientId = patientOf(actor)
  const zone = appContext.town.timeZone
  const threads = await listOfPatient(db, patientId)
  const treating = await listTreating(db, patientId, now)
  const ids = [...new Set([...threads.map((row) => row.doctor_id), ...treating])]
  const known = new Map((await findDoctors(db, ids)).map((doctor) => [doctor.id, doctor]))
  const doctors = ids.flatMap((id) => {
    const doctor = known.get(id)
    if (!doctor) return []
    const thread = threads.find((row) => row.doctor_id === id)
    return {
      ...doctor,
      name: nameWithoutTitle(doctor.name),
      ...presentWaiting(thread, { zone, now }),
      canWrite: treating.includes(id),
      lastAt: thread ? momentIn(zone, thread.last_at) : null,
      unread: thread?.unread ?? 0,
    }
  })
  return { doctors }
}

/** 404 for a doctor who neither treats the patient nor has a thread with them. */
export async function read(ctx: RequestContext<typeof readThread>): Promise<AnswerOf<typeof readThread>> {
  const { actor, appContext, db, now, params, query, today } = ctx
  const patientId = patientOf(actor)
  const thread = await findThread(db, { patientId, doctorId: params.id })
  const canWrite = await treats(db, patientId, params.id, now)
  const [doctor] = thread || canWrite ? await findDoctors(db, [params.id]) : []
  if (!doctor) throw appError('notFound')
  const { town } = appContext
  const zone = town.timeZone
  const leave = await listLeave(db, params.id, today)
  const away = awayUntil(now, town, leave)
  const standIn = standInUntil(today, away, leave)
  return {
    doctor: { ...doctor, name: nameWithoutTitle(doctor.name) },
    promisedBy: momentIn(zone, promisedBy(now, town, leaveWithoutStandIn(leave))),
    awayUntil: away,
    standIn: standIn && nameWithoutTitle(standIn.name),
    ...presentWaiting(thread, { zone, now }),
    canWrite,
    ...(await pageOf(ctx, db, thread, { after: query.after, viewer: 'patient' })),
  }
}

export async function treats(
  db: Database | Tx,
  patientId: string,
  doctorId: string,
  now: Date,
): Promise<boolean> {
  return (await listTreating(db, patientId, now, doctorId)).length > 0
}

export async function send(ctx: RequestContext<typeof sendToDoctor>): Promise<AnswerOf<typeof sendToDoctor>> {
  const { actor, appContext, body, now, params, today } = ctx
  const patientId = patientOf(actor)
  const who = { patientId, doctorId: params.id }
  requireContent(body)
  // For a repeat they are gone; it has its answer.
  const prepared = await preparePhotos(appContext, body.photos, actor)
  return ctx.write(
    async (tx) => {
      await requireOpen(ctx, tx, who)
      const redFlags = body.text === '' ? [] : await redFlagsIn(ctx, tx, patientId)
      if (redFlags.length > 0 && !body.redFlagsSeen)
        throw endpointError(sendToDoctor, 'redFlag', { details: { redFlags } })
      const leave = await listLeave(tx, params.id, today)
      const answerDueAt = promisedBy(now, appContext.town, leaveWithoutStandIn(leave))
      const photos = await holdPhotos(tx, prepared)
      const written = { text: body.text, photos, answerDueAt, redFlags, rules: redFlagRules }
      const { thread, message } = await append(ctx, tx, who, { sender: 'patient', ...written })
      await changeThread(tx, thread.id, {
        answer_due_at: thread.answer_due_at ?? answerDueAt,
        red_flags: joinFlags([...thread.red_flags, ...redFlags]),
      })
      await tellDoctor(tx, thread, redFlags, { now, today })
      return message
    },
    { subject: patientId },
  )
}

/** It may have waited on a phone until the care was over. */
async function requireOpen(
  { now, today }: RequestContext<typeof sendToDoctor>,
  tx: Tx,
  who: { patientId: string; doctorId: string },
): Promise<void> {
  if (await treats(tx, who.patientId, who.doctorId, now)) return
  const care = await findCare(tx, who, { now, today })
  const wasOpen = care === 'treating' || care === 'former' || (await findThread(tx, who)) !== undefined
  throw wasOpen ? endpointError(sendToDoctor, 'threadClosed') : appError('notFound')
}

/** Of the message, read with the age and the pregnancy of the patient, as those of a booking. */
async function redFlagsIn(
  { appContext, body, today }: RequestContext<typeof sendToDoctor>,
  tx: Tx,
  patientId: string,
): Promise<RedFlag[]> {
  const patient = await findPatient(tx, patientId)
  const since = instantIn(appContext.town.timeZone, addDays(today, -answerHoldsDays), '00:00')
  const isPregnant = (await findPregnancy(tx, patientId, since)) === 'pregnant'
  const { birth_year: birthYear, age_said_on: saidOn, age_said_at_birth: atBirth } = patient
  if (birthYear === null || saidOn === null) return redFlagsOfMessage(aboutPerson(body.text, { isPregnant }))
  const said = { birthYear, saidOn, atBirth }
  const age = { age: ageOn(today, said), ageMonths: monthsOn(today, said) }
  return redFlagsOfMessage(aboutPerson(body.text, { isPregnant, ...age }))
}

export async function seen(ctx: RequestContext<typeof markSeen>): Promise<AnswerOf<typeof markSeen>> {
  const { actor, body, db, now, params } = ctx
  const who = { patientId: patientOf(actor), doctorId: params.id }
  if (!(await findThread(db, who))) throw appError('notFound')
  return ctx.write(async (tx) => {
    const thread = await lockThread(tx, who)
    if (!thread) throw appError('notFound')
    const until = readUntil(thread, thread.patient_read_until, new Date(body.upTo))
    if (until.getTime() !== thread.patient_read_until?.getTime()) {
      await changeThread(tx, thread.id, { patient_read_until: until })
      await tellSeen(tx, thread, 'patient', now)
    }
    return { unread: await countUnread(tx, thread.id, 'patient') }
  })
}
