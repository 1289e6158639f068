import type { Generated } from 'kysely'
import type { IdentityCheck } from '../../../../shared/accounts/accounts.codes.ts'
import type { Purpose } from '../../../../shared/consents/consents.purposes.ts'
import type { SharedArea } from '../../../../shared/kit/areas.ts'
import type { Role } from '../../../../shared/kit/endpoint.ts'
import type { Relation } from '../../../../shared/patients/patients.guardians.ts'
import type { Ending } from '../../../../shared/sharing/sharing.rules.ts'

/** A `date` column: read and written as YYYY-MM-DD, never as an instant. */
export type Day = string

/** Who signs in, who is cared for, and who acts for whom. */
export interface AccountTables {
  users: {
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
    closed_at: Date | null
  }
  sessions: {
    id: string
    user_id: string
    created_at: Date
    expires_at: Date
    ended_at: Date | null
    device: string | null
    stepped_up_at: Date | null
  }
  second_factors: {
    user_id: string
    secret: Buffer
    created_at: Date
    confirmed_at: Date | null
    last_step: number | null
  }
  recovery_codes: { user_id: string; hash: Buffer; created_at: Date }
  reset_codes: {
    id: string
    user_id: string
    hash: Buffer | null
    checked: IdentityCheck[]
    issued_by: string | null
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  patients: {
    id: string
    name: string
    birth_year: number | null
    age_said_on: Day | null
    age_said_at_birth: Generated<boolean>
    gender: 'Male' | 'Female' | 'Other' | null
    address: string | null
    phone: string
    updated_at: Date
  }
  patient_guardians: {
    patient_id: string
    user_id: string
    relation: Relation
    since: Date
    until: Date | null
    consent_at: Date | null
    told_of_age: Generated<boolean>
  }
  patient_helpers: {
    id: string
    patient_id: string
    username_key: string
    user_id: string | null
    areas: SharedArea[]
    invited_by: string | null
    invited_at: Date
    answer_by: Date
    accepted_at: Date | null
    expires_at: Date | null
    ended_at: Date | null
    ended_as: Ending | null
    tells_missed: Generated<boolean>
    told_missed_on: string | null
  }
  consents: {
    id: string
    user_id: string
    patient_id: string | null
    purpose: Purpose
    notice_version: number
    language: 'en' | 'hi' | 'pa'
    given_at: Date
    withdrawn_at: Date | null
  }
  hand_over_codes: { patient_id: string; hash: Buffer; created_at: Date; expires_at: Date }
}
