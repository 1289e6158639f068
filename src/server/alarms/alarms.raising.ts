import { endOfNextClinicDay } from '../../shared/kit/time/clinic-hours.ts'
import { answerBy, isWorse, worseAgainAfterMs, type Urgency } from '../../shared/alarms/alarms.rules.ts'
import { valuesOf } from '../../shared/vitals/codes/vitals.codes.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { holdPatient } from '../platform/db/hold-person.ts'
import { withdrawNotices } from '../platform/events/publish.ts'
import { newId } from '../platform/runtime/ids.ts'
import * as repo from './alarms.repo.ts'
import { notifyDoctors, deskTopic, goOn, publishAbout } from './alarms.steps.ts'
import { listTellings } from './alarms.tellings.repo.ts'
import { listLabResultsOf } from './lab-results/alarms.lab-results.repo.ts'
import { tellPeople, type StepContext } from './alarms.telling.ts'

/** After the event of a reading, once: a new alarm, or the reading joins the open one. */
export function raiseForReading(urgency: Urgency) {
  return (appContext: AppContext, observationId: string) =>
    inTransaction(appContext.store.db, async (tx) => {
      const found = await repo.findReading(tx, observationId)
      if (!found) return
      await holdPatient(tx, found.patient_id)
      const reading = await repo.findReading(tx, observationId)
      if (!reading || reading.entered_in_error_at !== null) return
      const known = await repo.listAlarmsOfReading(tx, observationId)
      if (known.some(({ outcome }) => outcome !== 'removed')) return
      const cause = {
        patientId: reading.patient_id,
        code: reading.code,
        values: comparable(reading),
        join: (alarmId: string) => repo.joinReading(tx, alarmId, reading.id),
      }
      await joinAlarm({ tx, appContext, now: appContext.clock() }, cause, urgency)
    })
}

/** A reading that was removed by mistake raises its alarm again. */
export async function raiseAgain(appContext: AppContext, observationId: string): Promise<void> {
  const { db } = appContext.store
  const row = await db
    .selectFrom('alarm_readings as r')
    .innerJoin('alarms as a', 'a.id', 'r.alarm_id')
    .select('a.urgency')
    .where('r.observation_id', '=', observationId)
    .orderBy('a.raised_at', 'desc')
    .executeTakeFirst()
  if (row) await raiseForReading(row.urgency)(appContext, observationId)
}

type Reading = NonNullable<Awaited<ReturnType<typeof repo.findReading>>>

/** What raises an alarm: a reading, or a result of a laboratory. */
interface Cause {
  patientId: string
  /** Only values of the same code are compared. */
  code: string
  values: readonly number[]
  join: (alarmId: string) => Promise<void>
}

/** A new alarm, or the open one of this urgency. The caller holds the patient. */
export async function joinAlarm(ctx: StepContext, cause: Cause, urgency: Urgency): Promise<void> {
  const { tx } = ctx
  const open = await repo.lockOpen(tx, cause.patientId, urgency)
  if (!open) {
    const alarm = await raise(ctx, { patientId: cause.patientId, urgency, appointmentId: null })
    await cause.join(alarm.id)
    return goOn(ctx, alarm)
  }
  const earlier = await earlierOf(tx, open.id)
  await cause.join(open.id)
  await publishAbout(ctx, open, 'alarms.joined', { topics: [deskTopic] })
  if (isWorse(cause, earlier)) await tellWorse(ctx, open)
}

async function earlierOf(tx: Tx, alarmId: string): Promise<Pick<Cause, 'code' | 'values'>[]> {
  const readings = await repo.listReadings(tx, alarmId)
  const results = await listLabResultsOf(tx, [alarmId])
  return [
    ...readings.map((row) => ({ code: row.code, values: comparable(row) })),
    ...results.map(({ code, value }) => ({ code, values: value === null ? [] : [value] })),
  ]
}

/** HI and LO of a glucometer lie beyond every number. */
function comparable(row: Pick<Reading, 'value' | 'component_values' | 'off_scale'>): number[] {
  if (row.off_scale !== null) return [row.off_scale === 'high' ? Infinity : -Infinity]
  return valuesOf(row)
}

async function raise(
  { tx, appContext, now }: StepContext,
  about: { patientId: string; urgency: Urgency; appointmentId: string | null },
): Promise<repo.AlarmRow> {
  const id = newId()
  const { clinicHours, timeZone } = appContext.town
  const clinicEnd = endOfNextClinicDay(clinicHours, timeZone, now)
  const due = answerBy(about.urgency, now, clinicEnd)
  await repo.insertAlarm(tx, {
    id,
    patient_id: about.patientId,
    urgency: about.urgency,
    appointment_id: about.appointmentId,
    raised_at: now,
    due_at: due,
    next_at: now,
  })
  const alarm = await repo.lockAlarm(tx, id)
  if (!alarm) throw new Error('The alarm was not stored.')
  return alarm
}

/** The doctors who were told before, or the one who has answered. */
async function tellWorse(ctx: StepContext, alarm: repo.AlarmRow): Promise<void> {
  const { tx, now } = ctx
  const last = alarm.worse_told_at ?? alarm.raised_at
  if (alarm.worse_told_at && now.getTime() - last.getTime() < worseAgainAfterMs) return
  const told = (await listTellings(tx, [alarm.id])).filter(({ role }) => role === 'doctor')
  const all = [...new Set(told.flatMap(({ person_id }) => person_id ?? []))]
  const people = alarm.acknowledged_by === null ? all : [alarm.acknowledged_by]
  await withdrawNotices(tx, 'alarms.raised', alarm.id, now)
  await tellPeople(ctx, alarm, { step: 'worse', round: alarm.worse_tellings }, people)
  await notifyDoctors(ctx, alarm, people)
  await repo.changeAlarm(tx, alarm.id, { worse_told_at: now, worse_tellings: alarm.worse_tellings + 1 })
}

/** The patient has said that it was mistyped: an alarm without any other reading ends. */
export function withdrawReading(appContext: AppContext, observationId: string): Promise<void> {
  return inTransaction(appContext.store.db, async (tx) => {
    const alarms = await repo.listAlarmsOfReading(tx, observationId)
    await withdraw({ tx, appContext, now: appContext.clock() }, alarms)
  })
}

/** Of these alarms those end that are about nothing any more. */
export async function withdraw({ tx, now }: StepContext, alarms: readonly { id: string }[]): Promise<void> {
  for (const { id } of alarms) {
    const alarm = await repo.lockAlarm(tx, id)
    // Whoever has answered says what came of it.
    if (!alarm || alarm.closed_at || alarm.acknowledged_at || alarm.appointment_id) continue
    if ((await repo.hasReadings(tx, id)) || (await listLabResultsOf(tx, [id])).length > 0) continue
    const closed = { outcome: 'removed', outcome_at: now, closed_at: now, next_at: null } as const
    await repo.changeAlarm(tx, id, closed)
    const doctors = await withdrawNotices(tx, 'alarms.raised', id, now)
    const topics = [...doctors.map((one) => `person:${one}`), deskTopic]
    await publishAbout({ tx, now }, alarm, 'alarms.removed', { topics })
  }
}

/** A doctor has sent the patient to a hospital instead of taking the appointment: the desk is told at once. */
export function raiseForAppointment(appContext: AppContext, appointmentId: string): Promise<void> {
  return inTransaction(appContext.store.db, async (tx) => {
    const appointment = await tx
      .selectFrom('appointments')
      .select('patient_id')
      .where('id', '=', appointmentId)
      .executeTakeFirst()
    if (!appointment) return
    const { patient_id: patientId } = appointment
    await holdPatient(tx, patientId)
    const known = await tx
      .selectFrom('alarms')
      .select('id')
      .where('appointment_id', '=', appointmentId)
      .executeTakeFirst()
    if (known) return
    const ctx = { tx, appContext, now: appContext.clock() }
    const open = await repo.lockOpen(tx, patientId, 'critical')
    if (!open) return goOn(ctx, await raise(ctx, { patientId, urgency: 'critical', appointmentId }))
    await repo.changeAlarm(tx, open.id, { appointment_id: appointmentId })
    await goOn(ctx, { ...open, appointment_id: appointmentId })
  })
}
