import { endOfNextClinicDay } from '../../shared/kit/time/clinic-hours.ts'
import { answerBy, isWorse, worseAgainAfterMs, type Urgency } from '../../shared/alarms/alarms.rules.ts'
import { valuesOf } from '../../shared/vitals/codes/vitals.codes.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { holdPatient } from '../platform/db/hold-person.ts'
import { withdrawNotices } from '../platform/events/publish.ts'
import { newId } from '../platform/runtime/ids.ts'
import * as repo from './alarms.repo.ts'
import { notifyDoctors, deskTopic, goOn, publishAbout } from './alarms.steps.ts'
import { listTellings } from './alarms.tellings.repo.ts'
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
      await join({ tx, appContext, now: appContext.clock() }, reading, urgency)
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

async function join(ctx: StepContext, reading: Reading, urgency: Urgency): Promise<void> {
  const { tx } = ctx
  const open = await repo.lockOpen(tx, reading.patient_id, urgency)
  if (!open) {
    const alarm = await raise(ctx, { patientId: reading.patient_id, urgency, appointmentId: null })
    await repo.joinReading(tx, alarm.id, reading.id)
    return goOn(ctx, alarm)
  }
  const earlier = (await repo.listReadings(tx, open.id)).map((row) => ({
    code: row.code,
    values: comparable(row),
  }))
  await repo.joinReading(tx, open.id, reading.id)
  await publishAbout(ctx, open, 'alarms.joined', { topics: [deskTopic] })
  if (isWorse({ code: reading.code, values: comparable(reading) }, earlier)) await tellWorse(ctx, open)
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
    const now = appContext.clock()
    for (const { id } of await repo.listAlarmsOfReading(tx, observationId)) {
      const alarm = await repo.lockAlarm(tx, id)
      // Whoever has answered says what came of it.
      if (!alarm || alarm.closed_at || alarm.acknowledged_at || alarm.appointment_id) continue
      if (await repo.hasReadings(tx, id)) continue
      const closed = { outcome: 'removed', outcome_at: now, closed_at: now, next_at: null } as const
      await repo.changeAlarm(tx, id, closed)
      const doctors = await withdrawNotices(tx, 'alarms.raised', id, now)
      const topics = [...doctors.map((one) => `person:${one}`), deskTopic]
      await publishAbout({ tx, now }, alarm, 'alarms.removed', { topics })
    }
  })
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
