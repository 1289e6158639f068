import { areas } from '../../shared/kit/areas.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { ageOn, checkNewPatient, ageFromBirth } from '../../shared/patients/patients.rules.ts'
import type { PatientActedFor } from '../../shared/patients/patients.schemas.ts'
import { copyConsents } from '../platform/auth/consents.ts'
import { holdPerson } from '../platform/db/hold-person.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import { endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import { findOwn, insertPatient, listHelped, listOf, type ActingForRow } from './patients.guardians.repo.ts'
import { addPatient, type listActingFor } from './patients.operations.ts'

/** A large family; more would be a business. */
const maxPatients = 15

export async function listOfAccount({
  db,
  actor,
  now,
  today,
}: RequestContext<typeof listActingFor>): Promise<AnswerOf<typeof listActingFor>> {
  const own = await listOf(db, actor.id, maxPatients)
  const helped = await listHelped(db, actor.id, now)
  return [
    ...own.map((row) => present({ ...row, areas: [...areas] }, today)),
    ...helped.map((row) => present({ ...row, relation: null }, today)),
  ]
}

export async function add(ctx: RequestContext<typeof addPatient>): Promise<AnswerOf<typeof addPatient>> {
  const { actor, body, now, today } = ctx
  const id = newId()
  const problems = checkNewPatient(body, today)
  if (Object.keys(problems).length > 0) throw validationError('patients', { ...problems })
  return ctx.write(
    async (tx) => {
      // Two phones of one account count each other's additions.
      await holdPerson(tx, actor.id)
      const known = await listOf(tx, actor.id, maxPatients)
      if (known.length >= maxPatients) throw endpointError(addPatient, 'tooManyPeople')
      const own = await findOwn(tx, actor.id)
      const { birthYear, saidOn, atBirth = false } = ageFromBirth(body.birthDate)
      const { name, gender, relation } = body
      const said = { birth_year: birthYear, age_said_on: saidOn, age_said_at_birth: atBirth }
      const patient = { id, name, gender, ...said, updated_at: now }
      const address = body.address || (own?.address ?? '')
      const phone = body.phone || (own?.phone ?? '')
      const consent_at = body.consent ? now : null
      const guardian = { patient_id: id, user_id: actor.id, relation, since: now, consent_at }
      await insertPatient(tx, { ...patient, address, phone }, guardian)
      if (own) await copyConsents(tx, { userId: actor.id, from: own.id, to: id }, now)
      const topics = [topicOfPerson(actor.id)]
      await publish(tx, { kind: 'patients.added', subject: id, topics }, now)
      return present({ ...patient, relation, areas: [...areas] }, today)
    },
    { subject: id },
  )
}

type Shown = Pick<ActingForRow, 'id' | 'name' | 'birth_year' | 'age_said_on' | 'gender'> &
  Pick<PatientActedFor, 'relation' | 'areas'>

function present(row: Shown, today: string): PatientActedFor {
  const { id, name, relation, gender, birth_year: birthYear, age_said_on: saidOn } = row
  const age = birthYear === null || saidOn === null ? null : ageOn(today, { birthYear, saidOn })
  return { id, name, relation, age, gender, areas: row.areas }
}
