import * as v from 'valibot'
import type { Area } from '../../../shared/kit/areas.ts'
import { id } from '../../../shared/kit/schemas.ts'
import type { Database, Tx } from '../db/database.ts'
import { isHelping } from '../db/who-acts.ts'
import { appError } from '../http/errors/app-error.ts'
import type { Person } from './sessions.ts'

/** The header by which a request names the patient it is for; without it, the account's own. */
export const patientHeader = 'patient-id'

interface Asked {
  header: unknown
  /** The endpoint's. */
  area: Area | undefined
  now: Date
}

/**
 * The person, acting for the patient of the header. Throws `notActingFor`, also for a patient who does not exist;
 * `notShared` for a helper whom other areas are shared with.
 */
export async function actFor(db: Database, person: Person, { header, area, now }: Asked): Promise<Person> {
  if (header === undefined || area === undefined) return person
  const patientId = v.safeParse(id, header)
  if (!patientId.success) throw appError('notActingFor')
  const acting = { ...person, patientId: patientId.output }
  if (await findGuardian(db, acting).executeTakeFirst()) return acting
  refuseUnshared(await findHelper(db, acting, now).executeTakeFirst(), area)
  return { ...acting, isHelper: true }
}

/**
 * Locks what lets the person act until the transaction ends: it ends before this write or after it, never in between.
 * Throws like `actFor` if it has ended since the request began. The account's own patient is locked, too: a hand-over
 * changes it.
 */
export async function holdGuardianship(tx: Tx, person: Person, area: Area, now: Date): Promise<void> {
  if (person.patientId === null) return
  if (await findGuardian(tx, person).forShare().executeTakeFirst()) return
  refuseUnshared(await findHelper(tx, person, now).forShare().executeTakeFirst(), area)
}

function refuseUnshared(helper: { areas: Area[] } | undefined, area: Area): void {
  if (!helper) throw appError('notActingFor')
  if (!helper.areas.includes(area)) throw appError('notShared')
}

function findGuardian(db: Database | Tx, { id: userId, patientId }: Person) {
  return db
    .selectFrom('patient_guardians')
    .select('relation')
    .where('patient_id', '=', patientId ?? '')
    .where('user_id', '=', userId)
    .where('until', 'is', null)
}

function findHelper(db: Database | Tx, { id: userId, patientId }: Person, now: Date) {
  return db
    .selectFrom('patient_helpers')
    .select('areas')
    .where('patient_id', '=', patientId ?? '')
    .where('user_id', '=', userId)
    .where(isHelping(now))
}
