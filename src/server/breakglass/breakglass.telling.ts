import { accessReviewed, recordOpened, reviewOverdue } from '../../shared/breakglass/breakglass.events.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson, withdrawNotices } from '../platform/events/publish.ts'
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
  // Whoever was told that it is overdue reads it no more.
  const told = await withdrawNotices(tx, reviewOverdue, id, now)
  const topics = [topicOfPerson(doctorId), accessesOfTown, ...told.map(topicOfPerson)]
  await publish(tx, { kind: accessReviewed, subject: id, topics }, now)
}

/** Who opened it, and nothing of the patient: notices stand on open screens. */
export async function tellReviewOverdue(
  tx: Tx,
  { id, doctor }: { id: string; doctor: string },
  people: readonly string[],
  now: Date,
): Promise<void> {
  const facts = { doctor: nameWithoutTitle(doctor) }
  const tell = people.map((personId) => ({ personId, facts }))
  const topics = [accessesOfTown, ...people.map(topicOfPerson)]
  await publish(tx, { kind: reviewOverdue, subject: id, topics, tell }, now)
}
