import { expectedAt, freeTokens, tokenMinutes } from '../../../shared/availability/availability.rules.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { timeAt } from '../../../shared/kit/time/day-minutes.ts'
import { instantIn } from '../../../shared/kit/time/town-time.ts'
import { tellApart } from '../../../shared/patients/patients.with-phone.ts'
import { readerOf } from '../../platform/auth/care/sensitive.ts'
import { auditShown } from '../../platform/audit/audit.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { findPeopleWithPhone } from '../../platform/db/people-with-phone.ts'
import { endpointError } from '../../platform/http/errors/app-error.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { notifyNumberGiven } from '../tokens/appointments.sessions.notifications.ts'
import { findOne } from '../appointments.repo.ts'
import { insertRequest } from '../changes/appointments.changes.repo.ts'
import {
  countTaken,
  holdTokenSession,
  takeNextToken,
  type TokenSession,
} from '../tokens/appointments.tokens.repo.ts'
import { tellQueueMoved } from './appointments.queue.moved.ts'
import { addEntry, type findPeople } from './appointments.queue.operations.ts'
import { insertEntry } from './appointments.queue.repo.ts'
import { sessionForStaff } from './appointments.queue.service.ts'

type Adding = RequestContext<typeof addEntry>

/** The next number of today: a walk-in counts against the capacity, and staff may go beyond it knowingly. */
export async function add(ctx: Adding): Promise<AnswerOf<typeof addEntry>> {
  const { body, db, now, params, today } = ctx
  if (!(await sessionForStaff(ctx, db, params.id))) throw endpointError(addEntry, 'noLine')
  const patientId = body.patientId === '' ? null : body.patientId
  return ctx.write(
    async (tx) => {
      const session = await holdTokenSession(tx, params.id)
      if (!session) throw endpointError(addEntry, 'noLine')
      const token = await takeNextToken(tx, session.id, today)
      const { taken, hasOne } = await countTaken(tx, { sessionId: session.id, day: today, patientId })
      if (hasOne) throw endpointError(addEntry, 'alreadyIn')
      if (!body.beyond && freeTokens(session, taken) === 0) throw endpointError(addEntry, 'full')
      const appointmentId = patientId === null ? null : await addVisit(tx, ctx, { session, token, patientId })
      const id = newId()
      await insertEntry(tx, {
        id,
        session_id: session.id,
        day: today,
        token,
        source: body.source,
        appointment_id: appointmentId,
        ...(patientId === null && saidOf(ctx)),
        entered_by: ctx.actor.id,
        created_at: now,
      })
      await tellQueueMoved(tx, { sessionId: session.id, day: today }, now)
      return { id, token }
    },
    patientId === null ? {} : { subject: patientId },
  )
}

function saidOf({ body: { name, age, village, phone } }: Adding) {
  return { name, age: age === '' ? null : age, village, phone }
}

/** A visit as of a token in the app, without a complaint: nobody wrote one. */
async function addVisit(
  tx: Tx,
  { actor, now, today, appContext }: Adding,
  { session, token, patientId }: { session: TokenSession; token: number; patientId: string },
): Promise<string> {
  const patient = await tx
    .selectFrom('patients')
    .select('id')
    .where('id', '=', patientId)
    .forShare()
    .executeTakeFirst()
  if (!patient) throw endpointError(addEntry, 'noRecord')
  const time = timeAt(expectedAt(session, token))
  const row = {
    id: newId(),
    patient_id: patientId,
    doctor_id: session.doctorId,
    facility_id: session.facilityId,
    session_id: session.id,
    token,
    specialization: '',
    type: 'in-person' as const,
    status: 'scheduled' as const,
    starts_at: instantIn(appContext.town.timeZone, today, time),
    duration_minutes: tokenMinutes(session),
    day: today,
    time,
    reason: null,
    auto_closed: false,
    offered_to_all: false,
  }
  if (!(await insertRequest(tx, row, { cause: 'request', by: actor }, now)))
    throw endpointError(addEntry, 'alreadyIn')
  const shown = await findOne(tx, row.id, readerOf(actor))
  if (!shown) throw new Error('What was just written is not there.')
  await notifyNumberGiven(tx, shown, { token, doctor: session.doctorName, place: session.facility.name }, now)
  return row.id
}

export async function people(ctx: RequestContext<typeof findPeople>): Promise<AnswerOf<typeof findPeople>> {
  const { appContext, body, today } = ctx
  return ctx.write(async (tx) => {
    const { rows, villages } = await findPeopleWithPhone(tx, body.phone)
    const { centre, name } = appContext.town
    const found = tellApart(rows, villages, { centre, names: Object.values(name) }, today)
    await auditShown(
      ctx,
      'queue.people',
      found.map(({ id }) => id),
    )
    return found
  })
}
