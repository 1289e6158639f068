import type { Patient } from '@medplum/fhirtypes'
import type { Tx } from '../platform/db/database.ts'
import { ips } from '../platform/fhir/elements.ts'

export interface PatientRow {
  id: string
  name: string
  gender: 'Male' | 'Female' | 'Other' | null
  birth_year: number | null
  age_said_on: string | null
  age_said_at_birth: boolean
  phone: string
  address: string | null
}

export async function readFhirPatient(tx: Tx, patientId: string): Promise<Patient & { id: string }> {
  const row = await tx
    .selectFrom('patients')
    .select(['id', 'name', 'gender', 'birth_year', 'age_said_on', 'age_said_at_birth', 'phone', 'address'])
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow()
  return patientOf(row)
}

const genders = { Male: 'male', Female: 'female', Other: 'other' } as const

export function patientOf(row: PatientRow): Patient & { id: string } {
  const { id, name, gender, phone, address } = row
  return {
    resourceType: 'Patient',
    id,
    meta: ips('Patient'),
    name: [{ text: name }],
    ...(phone !== '' && { telecom: [{ system: 'phone', value: phone }] }),
    gender: gender === null ? 'unknown' : genders[gender],
    ...birthOf(row),
    ...(address && { address: [{ text: address }] }),
  }
}

/** The month where it is known, else the year; the summary asks for a reason where there is neither. */
function birthOf(row: PatientRow): Pick<Patient, 'birthDate'> {
  if (row.age_said_at_birth && row.age_said_on !== null) return { birthDate: row.age_said_on.slice(0, 7) }
  if (row.birth_year !== null) return { birthDate: String(row.birth_year) }
  const url = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason'
  return { _birthDate: { extension: [{ url, valueCode: 'unknown' }] } } as Pick<Patient, 'birthDate'>
}
