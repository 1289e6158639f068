import type { Tx } from '../../platform/db/database.ts'
import { freeTimesFact, person, tell, type NamedRow, type Row } from '../appointments.notifications.ts'

/** Only screens hear of it: eighty notices a day would hide the others. */
export async function notifyBooked(tx: Tx, row: Row, now: Date): Promise<void> {
  await tell(tx, 'appointments.requested', row, now, { topics: [person(row.doctor_id)], patient: 'hears' })
}

/** The session does not take place: told with when the doctor next takes patients by token. */
export async function notifySessionCancelled(
  tx: Tx,
  row: NamedRow,
  free: readonly { date: string; time: string }[],
  now: Date,
): Promise<void> {
  await tell(tx, 'appointments.sessionCancelled', row, now, {
    topics: [person(row.doctor_id)],
    patient: 'isTold',
    facts: { doctor: row.doctor_name ?? '', ...freeTimesFact(free) },
  })
}

/** Somebody at the counter took a number in the patient's name: whoever acts for the patient is told. */
export async function notifyNumberGiven(
  tx: Tx,
  row: Row,
  { token, doctor, place }: { token: number; doctor: string; place: string },
  now: Date,
): Promise<void> {
  await tell(tx, 'appointments.numberGiven', row, now, {
    topics: [person(row.doctor_id)],
    patient: 'isTold',
    facts: { token: String(token), doctor, place },
  })
}

/** The counter took it back: who read that there is a number reads that there is none. */
export async function notifyNumberCancelled(
  tx: Tx,
  row: Row,
  { token, doctor }: { token: number; doctor: string },
  now: Date,
): Promise<void> {
  await tell(tx, 'appointments.numberCancelled', row, now, {
    topics: [person(row.doctor_id)],
    patient: 'isTold',
    facts: { token: String(token), doctor },
  })
}

/** By what the line and the distance say now; the doctor's screens show the line. */
export async function notifyTimeToLeave(
  tx: Tx,
  row: Row,
  { token, doctor }: { token: number; doctor: string },
  now: Date,
): Promise<void> {
  await tell(tx, 'appointments.timeToLeave', row, now, {
    topics: [],
    patient: 'isTold',
    facts: { token: String(token), doctor },
  })
}
