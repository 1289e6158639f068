import { sql } from 'kysely'
import { gridMinutes } from '../../shared/appointments/appointments.booking.ts'
import type { AppointmentType, Status } from '../../shared/appointments/appointments.lifecycle.ts'
import type { RedFlag } from '../../shared/red-flags/red-flags.flags.ts'
import { redFlagsOf } from '../../shared/red-flags/red-flags.of-note.ts'
import { redFlagRules } from '../../shared/red-flags/red-flags.rules.ts'
import { addDays, dayIn, instantIn } from '../../shared/kit/time/town-time.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { newId } from '../platform/runtime/ids.ts'
import { queueAccessRows } from './queue/appointments.queue.fixtures.ts'

export interface AppointmentOptions {
  patientId: string
  doctorId: string | null
  date: string
  time: string
  /** Default: as the grid. */
  minutes?: number
  status?: Exclude<Status, 'rejected'>
  type?: AppointmentType
  facilityId?: string
  /** Of a visit by token. */
  sessionId?: string
  token?: number
  specialization?: string
  autoClosed?: boolean
  /** Default: those of the note. */
  redFlags?: RedFlag[]
  /** The doctor offered to see the patient in person at the same time. */
  isOffered?: boolean
  /** Default: now. */
  askedAt?: Date
  /** When it got its status. Default: now. */
  changedAt?: Date
}

/**
 * The history of appointments inserted in their final state, as SQL: the request, and the status that they have.
 * `inserted`: a common table expression of the same statement, with all their columns.
 */
export const historyOfInserted = `
  insert into appointment_status_history
    (appointment_id, seq, from_status, to_status, doctor_id, actor_id, actor_role, cause, reason, recorded_at)
  select a.id, step.seq, null, step.status, step.doctor_id, step.actor_id, step.actor_role, step.cause, null, step.at
  from inserted a
  left join patient_guardians own on own.patient_id = a.patient_id and own.relation = 'self'
  cross join lateral (values
    (1, 'pending', case when a.status = 'pending' then a.doctor_id end, own.user_id, 'patient', 'request', a.created_at),
    (2, a.status, a.doctor_id, null, 'unknown', null, a.updated_at)
  ) as step (seq, status, doctor_id, actor_id, actor_role, cause, at)
  where step.seq = 1 or a.status <> 'pending'`

/** Inserts appointments in their final state, without the steps before, as if held on time. For seeds and benches. */
export async function buildAppointments(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  wishes: readonly AppointmentOptions[],
): Promise<void> {
  const now = appContext.clock()
  const rows = wishes.map((options) => ({
    id: newId(),
    patient_id: options.patientId,
    doctor_id: options.doctorId,
    specialization: options.specialization ?? 'General check-up',
    type: options.type ?? ('in-person' as const),
    status: options.status ?? ('pending' as const),
    offered_to_all: options.doctorId === null,
    starts_at: instantIn(appContext.town.timeZone, options.date, options.time),
    duration_minutes: options.minutes ?? gridMinutes,
    day: options.date,
    time: options.time,
    reason: null,
    facility_id: options.facilityId ?? null,
    session_id: options.sessionId ?? null,
    token: options.token ?? null,
    auto_closed: options.autoClosed ?? false,
    offer_starts_at: options.isOffered
      ? instantIn(appContext.town.timeZone, options.date, options.time)
      : null,
    red_flags: options.redFlags ?? redFlagsOf(options.specialization ?? ''),
    red_flag_rules: redFlagRules,
    created_at: options.askedAt ?? now,
    updated_at: options.changedAt ?? now,
  }))
  const insert = appContext.store.db.insertInto('appointments').values(rows).returningAll()
  await inTransaction(appContext.store.db, async (tx) => {
    await sql`with inserted as (${insert}) ${sql.raw(historyOfInserted)}`.execute(tx)
    await sql`
      insert into encounters
        (id, patient_id, doctor_id, appointment_id, facility_id, class, status, started_at, ended_at)
      select gen_random_uuid(), patient_id, doctor_id, id, facility_id, case type when 'teleconsultation' then 'VR' else 'AMB' end,
        case status when 'completed' then 'finished' else status end, starts_at,
        case when status = 'completed' and not auto_closed then upper(slot) end
      from appointments
      where id = any(${rows.map(({ id }) => id)}::uuid[]) and status in ('in-progress', 'completed')`.execute(
      tx,
    )
  })
}

let offers = 0
/** A teleconsultation whose doctor offered a visit in person; each on a day of its own, the first `daysAhead`. */
function offered(daysAhead: 30 | -1): AccessRows[string] {
  return async ({ appContext, patientId, doctorId }) => {
    offers += 1
    const day = daysAhead + Math.sign(daysAhead) * offers
    const date = addDays(dayIn(appContext.town.timeZone, appContext.clock()), day)
    const call = { date, time: '10:00', type: 'teleconsultation' } as const
    await buildAppointments(appContext, [{ patientId, doctorId, ...call, isOffered: true }])
    const { rows } = await sql<{ id: string }>`
      select id from appointments where patient_id = ${patientId} and day = ${date} and offer_starts_at is not null`.execute(
      appContext.store.db,
    )
    return { owner: 'patient', id: rows[0]?.id ?? '' }
  }
}

/** Inserts a visit that its doctor has begun, so many days ago, the only one of that day. Returns its encounter's id. */
export async function buildVisit(
  appContext: AppContext,
  { daysAgo, ...who }: Omit<AppointmentOptions, 'date' | 'time' | 'status'> & { daysAgo: number },
): Promise<string> {
  const date = addDays(dayIn(appContext.town.timeZone, appContext.clock()), -daysAgo)
  await buildAppointments(appContext, [{ ...who, date, time: '11:00', status: 'completed' }])
  const { id } = await appContext.store.db
    .selectFrom('encounters as e')
    .innerJoin('appointments as a', 'a.id', 'e.appointment_id')
    .select('e.id')
    .where('a.patient_id', '=', who.patientId)
    .where('a.day', '=', date)
    .executeTakeFirstOrThrow()
  return id
}

export const accessRows: AccessRows = {
  'appointments.takeOffer': offered(30),
  // Too late to decline: else it would be open, and strangers among the doctors would rightly read of it.
  'appointments.declineOffer': offered(-1),
  ...queueAccessRows,
}
