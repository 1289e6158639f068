import { sql } from 'kysely'
import { mayArrange } from '../../../shared/availability/availability.access.ts'
import { expectedAt, freeTokens, nextDays } from '../../../shared/availability/availability.rules.ts'
import { displacedListedTo } from '../../../shared/appointments/queue/appointments.displaced.schemas.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { timeAt } from '../../../shared/kit/time/day-minutes.ts'
import { addDays, startOfDay } from '../../../shared/kit/time/town-time.ts'
import { readerOf } from '../../platform/auth/care/sensitive.ts'
import { auditShown } from '../../platform/audit/audit.ts'
import { mayBeCalled } from '../../platform/auth/consents.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { appError } from '../../platform/http/errors/app-error.ts'
import { notifySessionCancelled } from './appointments.sessions.notifications.ts'
import { lockOne } from '../appointments.repo.ts'
import { changeOne } from '../changes/appointments.changes.repo.ts'
import type { cancelDisplaced, listDisplaced } from './appointments.displaced.operations.ts'
import * as repo from './appointments.tokens.repo.ts'

type Ctx = RequestContext<typeof listDisplaced> | RequestContext<typeof cancelDisplaced>

interface DisplacedRow {
  id: string
  patientId: string
  date: string
  time: string
  token: number | null
  name: string
  phone: string
}

/** The doctor whom it is about: a doctor's own, or whom the desk names. */
function whose({ actor }: Pick<Ctx, 'actor'>, named: string | undefined): string {
  const doctorId = named ?? actor.id
  if (!mayArrange(actor, doctorId)) throw appError('notFound')
  return doctorId
}

/** What leave, the end of a session or a holiday leaves without a session, soonest first. */
async function listRows(
  db: Database | Tx,
  { appContext, today }: Ctx,
  doctorId: string,
): Promise<DisplacedRow[]> {
  const { timeZone, clinicHours } = appContext.town
  const { rows } = await sql<DisplacedRow>`
    select a.id, a.patient_id as "patientId", a.day as date, a.time, a.token, p.name,
      case when ${mayBeCalled(sql.ref('p.id'))} then p.phone else '' end as phone
    from appointments a
    join doctor_sessions s on s.id = a.session_id
    join patients p on p.id = a.patient_id
    where a.doctor_id = ${doctorId} and a.starts_at >= ${startOfDay(timeZone, today)} and a.status = 'scheduled'
      and (s.until_day < a.day or a.day = any(${[...clinicHours.holidays]}::date[]) or exists (
        select from doctor_leave l
        where l.doctor_id = a.doctor_id and a.day between l.from_day and l.until_day))
    order by a.starts_at, a.id limit ${displacedListedTo}`.execute(db)
  return rows
}

export async function displaced(
  ctx: RequestContext<typeof listDisplaced>,
): Promise<AnswerOf<typeof listDisplaced>> {
  // The desk has not chosen a doctor yet.
  if (ctx.actor.role === 'coordinator' && ctx.query.doctorId === undefined) return []
  const rows = await listRows(ctx.db, ctx, whose(ctx, ctx.query.doctorId))
  await auditShown(
    ctx,
    'appointments.displaced',
    rows.map(({ patientId }) => patientId),
  )
  return rows.map(({ id, date, time, token, name, phone }) => ({
    id,
    date,
    time,
    token,
    patient: { name, phone },
  }))
}

export async function cancelAll(
  ctx: RequestContext<typeof cancelDisplaced>,
): Promise<AnswerOf<typeof cancelDisplaced>> {
  const { actor, body, now } = ctx
  const doctorId = whose(ctx, body.doctorId)
  return ctx.write(
    async (tx) => {
      const free = await nextSessions(tx, ctx, doctorId)
      let cancelled = 0
      // Read in the transaction: what the desk has cancelled meanwhile, or whose leave was removed, is not in it.
      for (const { id } of await listRows(tx, ctx, doctorId)) {
        const row = body.ids.includes(id) ? await lockOne(tx, id, readerOf(actor)) : undefined
        if (row?.status !== 'scheduled') continue
        await changeOne(tx, id, { status: 'cancelled' }, { cause: 'cancel', by: actor }, now)
        await notifySessionCancelled(tx, row, free, now)
        cancelled += 1
      }
      return { cancelled }
    },
    { subject: doctorId },
  )
}

const looksAheadDays = 28
const mostNamed = 2

/** When the same doctor next takes patients by token. */
async function nextSessions(tx: Tx, { appContext, today }: Ctx, doctorId: string) {
  const sessions = await repo.listTokenSessions(tx, [doctorId], today)
  const known = await repo.listDays(
    tx,
    sessions.map(({ id }) => id),
    today,
    addDays(today, looksAheadDays),
  )
  const { holidays } = appContext.town.clinicHours
  const within = { first: addDays(today, 1), within: looksAheadDays, count: looksAheadDays }
  return sessions
    .flatMap((session) =>
      nextDays(session, { leave: session.leave, holidays }, within).flatMap((date) => {
        const { taken = 0, last = 0 } =
          known.find((one) => one.sessionId === session.id && one.day === date) ?? {}
        return freeTokens(session, taken) > 0 ? [{ date, time: timeAt(expectedAt(session, last + 1)) }] : []
      }),
    )
    .toSorted((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`))
    .slice(0, mostNamed)
}
