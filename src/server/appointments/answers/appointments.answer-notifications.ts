import { dialOfDesk } from '../../../shared/town/town.numbers.ts'
import type { Town } from '../../../shared/town/town.schemas.ts'
import type { Tx } from '../../platform/db/database.ts'
import { hospitalFacts } from '../../platform/events/hospital-facts.ts'
import { topicOfPerson } from '../../platform/events/publish.ts'
import { factsOf, freeTimesFact, person, tell, thoseAsked, type Row } from '../appointments.notifications.ts'
import type { AppointmentRow } from '../appointments.repo.ts'

// What follows from a deadline, from a rejection with a reason, and from an act of the desk.

/** The doctor did not answer in time: it is with others now. */
export function tellMovedOn(tx: Tx, row: Row, doctorId: string, now: Date): Promise<void> {
  return tell(tx, 'appointments.movedOn', row, now, {
    topics: [person(doctorId)],
    doctors: [doctorId],
    facts: { patient: row.patient_name },
  })
}

/** Nobody has confirmed yet: the patient must not set out, or need not wait for the call. `free`: for another try. */
export function tellUnconfirmed(
  tx: Tx,
  row: Row & Pick<AppointmentRow, 'type'>,
  free: readonly { date: string; time: string }[],
  town: Pick<Town, 'desk'>,
  now: Date,
): Promise<void> {
  const kind = row.type === 'in-person' ? 'appointments.unconfirmed' : 'appointments.unconfirmedCall'
  const facts = { ...factsOf(row, freeTimesFact(free)), phone: dialOfDesk(town).shown }
  return tell(tx, kind, row, now, {
    topics: [],
    patient: 'hears',
    told: [{ patientId: row.patient_id, facts }],
  })
}

/** The doctor must see the patient in person; `offer`: when and where. */
export async function tellOfferedInPerson(
  tx: Tx,
  row: Row,
  doctor: { id: string; name: string },
  offer: { date: string; time: string; place: string | undefined },
  now: Date,
): Promise<void> {
  const { date, time, place } = offer
  const facts = factsOf(row, { doctor: doctor.name, ...(place !== undefined && { place }) })
  return tell(tx, 'appointments.offeredInPerson', row, now, {
    topics: [...new Set([topicOfPerson(doctor.id), ...(await thoseAsked(tx, row, now))])],
    patient: 'hears',
    told: [{ patientId: row.patient_id, facts: { ...facts, date, time } }],
  })
}

export function tellOfferAnswered(tx: Tx, row: Row, taken: boolean, now: Date): Promise<void> {
  return tell(tx, taken ? 'appointments.offerTaken' : 'appointments.offerDeclined', row, now, {
    topics: [person(row.doctor_id)],
    patient: 'hears',
    doctors: [row.doctor_id],
    facts: { patient: row.patient_name },
  })
}

/** The patient must go to hospital at once: told to those who act for the patient, and to the desk, which phones. */
export async function tellSentToHospital(
  tx: Tx,
  row: Row,
  doctor: { id: string; name: string },
  hospital: Parameters<typeof hospitalFacts>[0],
  deskIds: readonly string[],
  now: Date,
): Promise<void> {
  const facts = { ...factsOf(row, { doctor: doctor.name }), ...hospitalFacts(hospital) }
  const ofPatient = factsOf(row, { doctor: doctor.name, patient: row.patient_name })
  return tell(tx, 'appointments.sentToHospital', row, now, {
    topics: [...new Set([topicOfPerson(doctor.id), ...(await thoseAsked(tx, row, now))])],
    patient: 'hears',
    told: [
      { patientId: row.patient_id, facts },
      ...deskIds.map((personId) => ({ personId, facts: ofPatient })),
    ],
    isHandled: true,
  })
}

/** The desk gave it to this doctor. */
export function tellAssigned(tx: Tx, row: Row, doctorId: string, now: Date): Promise<void> {
  return tell(tx, 'appointments.assigned', row, now, {
    topics: [person(doctorId)],
    doctors: [doctorId],
    facts: { patient: row.patient_name },
  })
}

/** Only the other screens of the desk need to know. */
export function tellPhoned(tx: Tx, row: Row, now: Date): Promise<void> {
  return tell(tx, 'appointments.phoned', row, now, { topics: [] })
}
