import type { Generated, ColumnType } from 'kysely'
import type { AppointmentType, Status } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Approval } from '../../../shared/doctors/doctors.contract.ts'
import type { Role } from '../../../shared/kit/contract.ts'

/** A `date` column: read and written as YYYY-MM-DD, never as an instant. */
type Day = string
type Json<T> = ColumnType<T, string, string>

/** The tables as `db/migrations` make them; tables.test.ts compares this list with information_schema. */
export interface Tables {
  persons: {
    id: string
    username: string
    username_key: string
    email: string
    email_key: string
    password_hash: string
    name: string
    phone: string
    role: Role
    created_at: Date
  }
  sessions: { id: string; person_id: string; created_at: Date; expires_at: Date; ended_at: Date | null }
  patients: {
    person_id: string
    name: string
    birth_year: number
    age_said_on: Day
    gender: 'Male' | 'Female' | 'Other'
    address: string
    phone: string
    updated_at: Date
  }
  doctors: {
    person_id: string
    name: string
    specialization: string
    specialties: string[]
    experience: string
    phone: string
    clinic: string
    registration_number: string
    approval: Approval
    approved_by: string | null
    approved_at: Date | null
    updated_at: Date
  }
  appointments: {
    id: string
    patient_id: string
    doctor_id: string | null
    specialization: string
    type: AppointmentType
    status: Exclude<Status, 'rejected'>
    was_open: boolean
    starts_at: Date
    day: Day
    time: string
    reason: string | null
    created_at: Date
    updated_at: Date
  }
  passed_on: { appointment_id: string; doctor_id: string; cause: 'rejected' | 'slotTaken'; at: Date }
  events: {
    id: string
    kind: string
    subject: string
    topics: string[]
    at: Date
    written_by: Generated<string>
    horizon: Generated<string>
  }
  notices: {
    id: string
    person_id: string
    kind: string
    subject: string
    facts: Json<Record<string, string>>
    at: Date
    seen_at: Date | null
  }
  given_answers: {
    actor: string
    key: string
    fingerprint: Buffer
    status: number | null
    answer: Buffer | null
    at: Date
  }
  audit_log: {
    id: string
    at: Date
    actor_id: string | null
    action: string
    subject: string | null
    request_id: string
  }
  sign_in_attempts: { key: string; points: Generated<number>; expire: string | null }
  server_keys: { purpose: string; secret: Buffer; created_at: Date }
  schema_migrations: { name: string; sha256: string; applied_at: Generated<Date> }
}
