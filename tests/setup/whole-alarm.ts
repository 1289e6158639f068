import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import type { SignedIn } from './people.ts'
import { facilityOf, insert, instants } from './whole-rows.ts'

/** An alarm of the patient with all that happened to it, and when the doctor is there or on duty. */
export async function addAlarm(
  appContext: AppContext,
  { patient, doctor }: { patient: SignedIn; doctor: SignedIn },
): Promise<void> {
  const { pool } = appContext.store
  const at = instants(appContext)
  const [alarm_id, patient_id] = [randomUUID(), patient.patientId]
  const { rows } = await pool.query<{ observation: string; appointment: string }>(
    `select o.id as observation, a.id as appointment from observations o join appointments a using (patient_id)
     where patient_id = $1 and o.code = '85354-9'`,
    [patient_id],
  )
  const told = { told_doctors: 7, desk_tellings: 11, worse_tellings: 13, worse_told_at: at() }
  const steps = { treating_told_at: at(), duty_told_at: at(), desk_told_at: at(), patient_told_at: at() }
  const ends = { outcome: 'phoned', outcome_at: at(), closed_at: at(), closed_by: doctor.id }
  await insert(appContext, 'alarms', {
    id: alarm_id,
    patient_id,
    urgency: 'urgent',
    appointment_id: rows[0]?.appointment,
    raised_at: at(),
    due_at: at(),
    desk_last_told_at: at(),
    acknowledged_by: doctor.id,
    acknowledged_at: at(),
    ...told,
    ...steps,
    ...ends,
  })
  await insert(appContext, 'alarm_readings', { alarm_id, observation_id: rows[0]?.observation })
  const results = await appContext.store.pool.query<{ id: string }>(
    'select r.id from lab_results r join lab_orders o on o.id = r.order_id where o.patient_id = $1 limit 1',
    [patient_id],
  )
  await insert(appContext, 'alarm_lab_results', { alarm_id, result_id: results.rows[0]?.id })
  const telling = { alarm_id, step: 'deputy', round: 17, person_id: doctor.id, channel: 'push' }
  await insert(appContext, 'alarm_tellings', { id: randomUUID(), ...telling, at: at(), result: 'sent' })
  const said = { outcome: 'phoned', handed_to_desk: true, note: 'will come tomorrow', by_user: doctor.id }
  await insert(appContext, 'alarm_outcomes', { id: randomUUID(), alarm_id, ...said, at: at() })
  await insert(appContext, 'doctor_sessions', {
    id: randomUUID(),
    doctor_id: doctor.id,
    facility_id: await facilityOf(appContext),
    weekday: 2,
    opens_minute: 541,
    closes_minute: 902,
    kind: 'tokens',
    capacity: 83,
    from_day: '2026-10-13',
    until_day: '2027-02-16',
    created_at: at(),
  })
  await insert(appContext, 'doctor_leave', {
    id: randomUUID(),
    doctor_id: doctor.id,
    from_day: '2026-12-24',
    until_day: '2026-12-26',
    reason: 'a wedding in Rajpura',
    created_at: at(),
  })
  await insert(appContext, 'duty_shifts', {
    id: randomUUID(),
    doctor_id: doctor.id,
    starts_at: new Date(at().getTime() - 3_600_000),
    ends_at: at(),
  })
  for (const owner of [{ patient_id }, { user_id: doctor.id }]) {
    const message = { number: '9814055221', text: 'Nabz: nobody has answered yet', created_at: at() }
    await insert(appContext, 'sms_outbox', { id: randomUUID(), ...owner, ...message, sent_at: at() })
  }
}
