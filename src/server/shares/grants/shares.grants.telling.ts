import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { grantEnded, recordGranted } from '../../../shared/shares/shares.events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { publish, topicOfPerson, withdrawNotices } from '../../platform/events/publish.ts'
import { findPatientName } from './shares.grants.repo.ts'

interface Grant {
  id: string
  patient_id: string
  doctor_id: string
  ends_at: Date
}

/** The doctor reads of the last one only; whoever acts for the patient sees the list. */
export async function tellGranted(
  tx: Tx,
  { row, replaced, zone }: { row: Grant; replaced: readonly string[]; zone: string },
  now: Date,
): Promise<void> {
  const { id, patient_id: patientId, doctor_id: doctorId } = row
  for (const earlier of replaced) await withdrawNotices(tx, recordGranted, earlier, now)
  const facts = {
    patient: await findPatientName(tx, patientId),
    date: dayIn(zone, row.ends_at),
    patientId,
  }
  const event = { kind: recordGranted, subject: id, tell: [{ personId: doctorId, facts }] }
  await publish(tx, { ...event, topics: [topicOfPerson(doctorId)], about: aboutOf(patientId) }, now)
}

/** The notice leads to a record that is closed. */
export async function tellEnded(tx: Tx, row: Grant, now: Date): Promise<void> {
  await withdrawNotices(tx, recordGranted, row.id, now)
  const topics = [topicOfPerson(row.doctor_id)]
  await publish(tx, { kind: grantEnded, subject: row.id, topics, about: aboutOf(row.patient_id) }, now)
}

function aboutOf(patientId: string) {
  return { patientId, area: 'guardianship' } as const
}
