import { ageOn, monthsOn } from '../../../shared/patients/patients.rules.ts'
import type { AppointmentRow } from '../appointments.repo.ts'

type Born = Pick<AppointmentRow, 'patient_birth_year' | 'patient_age_said_on' | 'patient_age_said_at_birth'>

/** On that day of the town; in months too where they are known. Undefined while the age is not. */
export function ageOfPatient(row: Born, day: string): { age: number; ageMonths?: number } | undefined {
  const { patient_birth_year: birthYear, patient_age_said_on: saidOn } = row
  if (birthYear === null || saidOn === null) return undefined
  const said = { birthYear, saidOn, atBirth: row.patient_age_said_at_birth }
  const ageMonths = monthsOn(day, said)
  return { age: ageOn(day, said), ...(ageMonths !== undefined && { ageMonths }) }
}
