import { sql } from 'kysely'
import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

export async function exportPatient(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  return [
    ...(patientId === null
      ? []
      : [
          section(
            'patients.profile',
            await readProfile(tx, patientId),
            ['name', 'born', 'gender', 'address', 'phone', 'updatedAt'],
            { gender: 'patients.genders' },
          ),
          section(
            'patients.guardians',
            await readGuardians(tx, patientId),
            ['guardian', 'patientIs', 'since', 'until', 'consentAt'],
            { patientIs: 'people.relations' },
          ),
        ]),
    ...(account
      ? [
          section(
            'patients.actingFor',
            await readActingFor(tx, account.id),
            ['patient', 'relation', 'since', 'until', 'consentAt'],
            { relation: 'people.relations' },
          ),
        ]
      : []),
  ]
}

/** YYYY-MM where the month is known, else the year. */
const bornInWords = sql<string | null>`
  case when age_said_at_birth then to_char(age_said_on, 'YYYY-MM') else birth_year::text end`

function readProfile(tx: Tx, patientId: string) {
  return tx
    .selectFrom('patients')
    .select(['id', 'name', 'birth_year as birthYear', 'age_said_on as ageSaidOn'])
    .select(bornInWords.as('born'))
    .select(['age_said_at_birth as ageSaidAtBirth', 'gender', 'address', 'phone', 'updated_at as updatedAt'])
    .where('id', '=', patientId)
    .execute()
}

const terms = ['g.since', 'g.until', 'g.consent_at as consentAt'] as const

function readGuardians(tx: Tx, patientId: string) {
  return tx
    .selectFrom('patient_guardians as g')
    .innerJoin('users', 'users.id', 'g.user_id')
    .select([...terms, 'users.name as guardian', 'g.relation as patientIs', 'g.told_of_age as toldOfAge'])
    .where('g.patient_id', '=', patientId)
    .orderBy('g.since')
    .execute()
}

function readActingFor(tx: Tx, userId: string) {
  return tx
    .selectFrom('patient_guardians as g')
    .innerJoin('patients', 'patients.id', 'g.patient_id')
    .select([...terms, 'patients.name as patient', 'g.relation'])
    .where('g.user_id', '=', userId)
    .orderBy('g.since')
    .execute()
}
