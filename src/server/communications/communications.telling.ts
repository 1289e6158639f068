import {
  messageAnswered,
  messageAsked,
  messageAskedInstead,
  messageOverdue,
  messageSeen,
} from '../../shared/communications/communications.events.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { isNamed } from '../../shared/red-flags/red-flags.kinds.ts'
import type { RedFlag } from '../../shared/red-flags/red-flags.flags.ts'
import { listStandIns } from '../platform/auth/care/stand-ins.ts'
import type { Tx } from '../platform/db/database.ts'
import { listActing } from '../platform/db/who-acts.ts'
import { publish, topicOfPerson, withdrawNotices } from '../platform/events/publish.ts'
import { queuePush } from './communications.push.ts'
import { countUnread, findDoctors, findPatient } from './communications.repo.ts'

/** A thread, as far as people are told of it. No notice has a word of a message. */
interface Told {
  id: string
  patient_id: string
  doctor_id: string
}

function aboutOf({ patient_id: patientId }: Told) {
  return { patientId, area: 'guardianship' as const }
}

/** One unread notice for each thread, with how many messages are unread: to its doctor, and to who stands in. */
export async function tellDoctor(
  tx: Tx,
  thread: Told,
  redFlags: readonly RedFlag[],
  { now, today }: { now: Date; today: string },
): Promise<void> {
  await withdrawNotices(tx, messageAsked, thread.id, now)
  const { name } = await findPatient(tx, thread.patient_id)
  const facts = {
    patient: name,
    patientId: thread.patient_id,
    value: String(await countUnread(tx, thread.id, 'doctor')),
    ...(isNamed(redFlags) && { redFlag: 'yes' }),
  }
  const tell = [{ personId: thread.doctor_id, facts }]
  const topics = [topicOfPerson(thread.doctor_id)]
  await publish(tx, { kind: messageAsked, subject: thread.id, topics, about: aboutOf(thread), tell }, now)
  await queuePush(tx, { kind: messageAsked, thread: thread.id }, [thread.doctor_id], now)
  await tellStandIns(tx, thread, messageAskedInstead, { facts, now, today })
}

/** The doctors who stand in for this one today. */
async function tellStandIns(
  tx: Tx,
  thread: Told,
  kind: typeof messageAskedInstead | typeof messageOverdue,
  { facts, now, today }: { facts: Record<string, string>; now: Date; today: string },
): Promise<void> {
  if (kind === messageAskedInstead) await withdrawNotices(tx, kind, thread.id, now)
  const people = await listStandIns(tx, thread.doctor_id, today)
  if (people.length === 0) return
  const [doctor] = await findDoctors(tx, [thread.doctor_id])
  const known = {
    ...facts,
    doctor: nameWithoutTitle(doctor?.name ?? ''),
    path: `/doctor/patients/${thread.patient_id}/messages#${thread.doctor_id}`,
  }
  const tell = people.map((personId) => ({ personId, facts: known }))
  await publish(tx, { kind, subject: thread.id, topics: people.map(topicOfPerson), tell }, now)
  await queuePush(tx, { kind, thread: thread.id }, people, now)
}

export async function tellPatient(tx: Tx, thread: Told, now: Date): Promise<void> {
  await withdrawNotices(tx, messageAnswered, thread.id, now)
  const [doctor] = await findDoctors(tx, [thread.doctor_id])
  const facts = {
    doctor: nameWithoutTitle(doctor?.name ?? ''),
    path: `/patient/messages/${thread.doctor_id}`,
    value: String(await countUnread(tx, thread.id, 'patient')),
  }
  const tell = [{ patientId: thread.patient_id, facts }]
  const topics = [topicOfPerson(thread.doctor_id)]
  await publish(tx, { kind: messageAnswered, subject: thread.id, topics, about: aboutOf(thread), tell }, now)
  const acting = await listActing(tx, [thread.patient_id], 'guardianship', now)
  const people = acting.map(({ user_id }) => user_id)
  await queuePush(tx, { kind: messageAnswered, thread: thread.id }, people, now)
}

/** One side has read it, or it needs no answer: notices of that go, and open pages show it. */
export async function tellSeen(tx: Tx, thread: Told, by: 'patient' | 'doctor', now: Date): Promise<void> {
  const kind = by === 'doctor' ? messageAsked : messageAnswered
  const told = await withdrawNotices(tx, kind, thread.id, now)
  const instead = by === 'doctor' ? await withdrawNotices(tx, messageAskedInstead, thread.id, now) : []
  const people = [...told, ...instead]
  const topics = [...new Set([thread.doctor_id, ...people])].map(topicOfPerson)
  await publish(tx, { kind: messageSeen, subject: thread.id, topics, about: aboutOf(thread) }, now)
}

/** It needs no answer any more: open pages show it. */
export async function tellSettled(tx: Tx, thread: Told, now: Date): Promise<void> {
  const topics = [topicOfPerson(thread.doctor_id)]
  await publish(tx, { kind: messageSeen, subject: thread.id, topics, about: aboutOf(thread) }, now)
}

/** Nothing waits any more: nobody is reminded of it. */
export async function forgetOverdue(tx: Tx, thread: Told, now: Date): Promise<void> {
  await withdrawNotices(tx, messageOverdue, thread.id, now)
}

export async function tellOverdue(
  tx: Tx,
  thread: Told,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const { name } = await findPatient(tx, thread.patient_id)
  const facts = { patient: name, patientId: thread.patient_id }
  const tell = [{ personId: thread.doctor_id, facts }]
  const topics = [topicOfPerson(thread.doctor_id)]
  await publish(tx, { kind: messageOverdue, subject: thread.id, topics, about: aboutOf(thread), tell }, now)
  await queuePush(tx, { kind: messageOverdue, thread: thread.id }, [thread.doctor_id], now)
  await tellStandIns(tx, thread, messageOverdue, { facts, now, today })
}
