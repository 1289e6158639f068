import type { AnswerOf } from '../../shared/kit/contract.ts'
import { cutPage } from '../../shared/kit/pages.ts'
import {
  listVolunteers,
  saveVolunteer,
  withdrawVolunteer,
  type exportVolunteers,
  type readVolunteer,
} from '../../shared/volunteers/volunteers.contract.ts'
import { volunteersChanged } from '../../shared/volunteers/volunteers.events.ts'
import { auditReading } from '../platform/audit/audit.ts'
import type { Person } from '../platform/auth/sessions.ts'
import type { Tx } from '../platform/db/database.ts'
import { holdPerson } from '../platform/db/hold-person.ts'
import { announce, topicOfPerson } from '../platform/events/announce.ts'
import type { Call } from '../platform/http/call.ts'
import { layOverSaved, refuseUnseen } from '../platform/http/overlap.ts'
import { refuseBy } from '../platform/http/refusal.ts'
import { presentListed, presentOwn, presentSaid } from './volunteers.present.ts'
import { eraseRegistration, findRegistered, listRegistered, saveRegistration } from './volunteers.repo.ts'

const usualLimit = 50
/** A town's worth many times over; a file that no spreadsheet refuses. */
const mostExported = 50_000

/** Coordinators follow this topic. */
const volunteersOfTown = 'volunteers'

export async function readOwn(call: Call<typeof readVolunteer>): Promise<AnswerOf<typeof readVolunteer>> {
  const row = await findRegistered(call.db, call.actor.id)
  return row ? presentOwn(row, call.house.town.timeZone) : null
}

export async function save(call: Call<typeof saveVolunteer>): Promise<AnswerOf<typeof saveVolunteer>> {
  const { actor, body, house, now } = call
  const { from, isBack, ...typed } = body
  return call.write(async (tx) => {
    await holdPerson(tx, actor.id)
    const saved = savedIn(await findRegistered(tx, actor.id))
    // Who began with nothing means to register; who began with something that is gone withdrew on another device.
    if (!saved && !isBack && Object.keys(from ?? {}).length > 0)
      throw refuseBy(saveVolunteer, 'removedMeanwhile')
    const said = layOverSaved(saveVolunteer, call, { from, said: typed }, saved)
    const registered_at = await saveRegistration(tx, actor.id, said, now)
    await tell(tx, actor.id, now)
    const row = { name: said.name, mobile: said.mobile, has_vehicle: said.hasVehicle, registered_at }
    return presentOwn(row, house.town.timeZone)
  })
}

export async function withdraw(
  call: Call<typeof withdrawVolunteer>,
): Promise<AnswerOf<typeof withdrawVolunteer>> {
  return call.write(async (tx) => {
    await holdPerson(tx, call.actor.id)
    const saved = savedIn(await findRegistered(tx, call.actor.id))
    if (saved) refuseUnseen(withdrawVolunteer, call, call.body, saved)
    await eraseRegistration(tx, call.actor.id, call.now)
    await tell(tx, call.actor.id, call.now)
    return { message: 'Withdrawn.' }
  })
}

function savedIn(row: Awaited<ReturnType<typeof findRegistered>>) {
  return row && { values: presentSaid(row), at: row.updated_at }
}

export async function list(call: Call<typeof listVolunteers>): Promise<AnswerOf<typeof listVolunteers>> {
  const { db, house, query } = call
  const { limit = usualLimit, ...wish } = query
  await auditReading(call, listVolunteers.name)
  const rows = await listRegistered(db, wish, limit + 1)
  const { page, next } = cutPage(rows, limit, (row) => ({ at: row.registered_at, id: row.person_id }))
  return { volunteers: page.map((row) => presentListed(row, house.town.timeZone)), next }
}

/** A list that leaves the house as a file: the log has an entry for each. */
export async function exportAll(
  call: Call<typeof exportVolunteers>,
): Promise<AnswerOf<typeof exportVolunteers>> {
  const { house, query, today } = call
  return call.write(async (tx) => {
    const rows = await listRegistered(tx, query, mostExported)
    return { volunteers: rows.map((row) => presentListed(row, house.town.timeZone)), today }
  })
}

export function topicsOf(person: Person): string[] {
  return person.role === 'coordinator' ? [volunteersOfTown] : []
}

function tell(tx: Tx, personId: string, now: Date): Promise<void> {
  const topics = [topicOfPerson(personId), volunteersOfTown]
  return announce(tx, { kind: volunteersChanged, subject: personId, topics }, now)
}
