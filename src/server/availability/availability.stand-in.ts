import { standInEnded, standInNamed } from '../../shared/availability/availability.events.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson, withdrawNotices } from '../platform/events/publish.ts'
import { validationError } from '../platform/http/errors/app-error.ts'
import * as repo from './availability.repo.ts'

interface Days {
  from: string
  until: string
}

/**
 * Who stands in for this doctor on these days, null for nobody; approved until the transaction ends. Throws, at the
 * field, for the same doctor, one who is not approved, and one who is away on any of the days.
 */
export async function holdStandIn(
  tx: Tx,
  doctorId: string,
  { standInId, ...days }: Days & { standInId: string },
): Promise<string | null> {
  if (standInId === '') return null
  const atField = (why: string) => validationError('availability', { standInId: why })
  if (standInId === doctorId) throw atField('standInSelf')
  if (!(await repo.isApproved(tx, standInId))) throw atField('standInUnapproved')
  if (await repo.isAway(tx, standInId, days)) throw atField('standInAway')
  return standInId
}

export async function tellStandIn(
  tx: Tx,
  { id, doctorId, standIn, from, until }: Days & { id: string; doctorId: string; standIn: string },
  now: Date,
): Promise<void> {
  const facts = { doctor: nameWithoutTitle(await repo.nameOf(tx, doctorId)), date: from, until }
  const tell = [{ personId: standIn, facts }]
  await publish(tx, { kind: standInNamed, subject: id, topics: [topicOfPerson(standIn)], tell }, now)
}

/** The leave does not go on: whoever stood in is told. */
export async function tellStandInEnded(
  tx: Tx,
  { id, doctor_id, stand_in_id: standIn }: { id: string; doctor_id: string; stand_in_id: string | null },
  now: Date,
): Promise<void> {
  if (standIn === null) return
  await withdrawNotices(tx, standInNamed, id, now)
  const facts = { doctor: nameWithoutTitle(await repo.nameOf(tx, doctor_id)) }
  const tell = [{ personId: standIn, facts }]
  await publish(tx, { kind: standInEnded, subject: id, topics: [topicOfPerson(standIn)], tell }, now)
}
