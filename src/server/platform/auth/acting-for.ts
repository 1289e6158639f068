import { sql } from 'kysely'
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
 * The person, acting for the patient of the header. Throws `notActingFor`, also for a patient who does not exist, and
 * for a helper whom this area is not shared with.
 */
export async function actFor(db: Database, person: Person, { header, area, now }: Asked): Promise<Person> {
  if (header === undefined || area === undefined) return person
  const patientId = v.safeParse(id, header)
  if (!patientId.success) throw appError('notActingFor')
  const acting = { ...person, patientId: patientId.output }
  const isActing =
    (await findGuardian(db, acting).executeTakeFirst()) ??
    (await findHelper(db, acting, area, now).executeTakeFirst())
  if (!isActing) throw appError('notActingFor')
  return acting
}

/**
 * Locks what lets the person act until the transaction ends: it ends before this write or after it, never in between.
 * Throws `notActingFor` if it has ended since the request began. The account's own patient is locked, too: a hand-over
 * changes it.
 */
export async function holdGuardianship(tx: Tx, person: Person, area: Area, now: Date): Promise<void> {
  if (person.patientId === null) return
  if (await findGuardian(tx, person).forShare().executeTakeFirst()) return
  if (!(await findHelper(tx, person, area, now).forShare().executeTakeFirst())) throw appError('notActingFor')
}

function findGuardian(db: Database | Tx, { id: userId, patientId }: Person) {
  return db
    .selectFrom('patient_guardians')
    .select('relation')
    .where('patient_id', '=', patientId ?? '')
    .where('user_id', '=', userId)
    .where('until', 'is', null)
}

function findHelper(db: Database | Tx, { id: userId, patientId }: Person, area: Area, now: Date) {
  return db
    .selectFrom('patient_helpers')
    .select('id')
    .where('patient_id', '=', patientId ?? '')
    .where('user_id', '=', userId)
    .where(isHelping(now))
    .where(sql<boolean>`${area} = any(areas)`)
}
