import * as v from 'valibot'
import { id } from '../../../shared/kit/schemas.ts'
import type { Database, Tx } from '../db/database.ts'
import { appError } from '../http/errors/app-error.ts'
import type { Person } from './sessions.ts'

/** The header by which a request names the patient it is for; without it, the account's own. */
export const patientHeader = 'patient-id'

/** The person, acting for the patient of the header. Throws `notActingFor`, also for a patient who does not exist. */
export async function actFor(db: Database, person: Person, header: unknown): Promise<Person> {
  if (header === undefined) return person
  const patientId = v.safeParse(id, header)
  if (!patientId.success) throw appError('notActingFor')
  const acting = { ...person, patientId: patientId.output }
  if (!(await find(db, acting).executeTakeFirst())) throw appError('notActingFor')
  return acting
}

/**
 * Locks the guardianship until the transaction ends: it ends before this write or after it, never in between. Throws
 * `notActingFor` if it has ended since the request began.
 */
export async function holdGuardianship(tx: Tx, person: Person): Promise<void> {
  if (person.patientId === null) return
  if (!(await find(tx, person).forShare().executeTakeFirst())) throw appError('notActingFor')
}

function find(db: Database | Tx, { id: userId, patientId }: Person) {
  return db
    .selectFrom('patient_guardians')
    .select('relation')
    .where('patient_id', '=', patientId ?? '')
    .where('user_id', '=', userId)
    .where('until', 'is', null)
}
