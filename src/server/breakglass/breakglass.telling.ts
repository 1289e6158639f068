import { accessReviewed, recordOpened } from '../../shared/breakglass/breakglass.events.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import type { NewAccess } from './breakglass.repo.ts'

/** Topic for coordinators. */
export const accessesOfTown = 'emergency-accesses'

/** The notice has no name and no reason: others may hold the phone. Helpers get none. */
export async function tellOpened(
  tx: Tx,
  { id, doctor_id: doctorId, patient_id: patientId }: Pick<NewAccess, 'id' | 'doctor_id' | 'patient_id'>,
  now: Date,
): Promise<void> {
  const about = { patientId, area: 'guardianship' as const }
  const topics = [topicOfPerson(doctorId), accessesOfTown]
  await publish(tx, { kind: recordOpened, subject: id, topics, about, tell: [{ patientId, facts: {} }] }, now)
}

export async function tellReviewed(
  tx: Tx,
  { id, doctorId }: { id: string; doctorId: string },
  now: Date,
): Promise<void> {
  const topics = [topicOfPerson(doctorId), accessesOfTown]
  await publish(tx, { kind: accessReviewed, subject: id, topics }, now)
}
