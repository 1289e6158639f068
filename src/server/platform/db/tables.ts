import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Cause } from '../../../shared/appointments/appointments.causes.ts'
import type { Rejection } from '../../../shared/appointments/appointments.rejections.ts'
import type { AppointmentType, Status } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Approval } from '../../../shared/doctors/doctors.approval.ts'
import type { CheckedFacts } from '../../../shared/doctors/doctors.rules.ts'
import type { Category, Level, Source } from '../../../shared/facilities/facilities.kinds.ts'
import type { MemberRole } from '../../../shared/facilities/facilities.members.ts'
import type { Role } from '../../../shared/kit/endpoint.ts'
import type { RedFlag } from '../../../shared/red-flags/red-flags.flags.ts'
import type { Dosage } from '../../../shared/reminders/reminders.fhir.ts'
import type { Mark, SkipReason } from '../../../shared/reminders/reminders.schedule.ts'
import type { StopReason } from '../../../shared/reminders/removal/reminders.stop-reasons.ts'
import type { Pregnancy } from '../../../shared/vitals/grading/vitals.person.ts'
import type { AccountTables, Day } from './tables/account-tables.ts'
import type { AlarmTables } from './tables/alarm-tables.ts'
import type { AvailabilityTables } from './tables/availability-tables.ts'
import type { CommunicationTables } from './tables/communication-tables.ts'
import type { DispensingTables } from './tables/dispensing-tables.ts'
import type { EmergencyTables } from './tables/emergency-tables.ts'
import type { EncounterTables } from './tables/encounter-tables.ts'
import type { LabTables } from './tables/lab-tables.ts'
import type { PrescriptionTables } from './tables/prescription-tables.ts'
import type { RecordTables } from './tables/record-tables.ts'
import type { ShareTables } from './tables/share-tables.ts'
import type { StandInTables } from './tables/stand-in-tables.ts'

/** Who acted: a person with this role, or a server command. */
export type ActorRole = Role | 'command'
type Json<T> = ColumnType<T, string, string>

/**
 * The tables as `db/migrations` creates them, with those of the folder `tables`; tables.test.ts compares them
 * with information_schema.
 */
export interface Tables
  extends
    AccountTables,
    AlarmTables,
    AvailabilityTables,
    CommunicationTables,
    DispensingTables,
    EmergencyTables,
    LabTables,
    EncounterTables,
    PrescriptionTables,
    RecordTables,
    ShareTables,
    StandInTables {
  doctors: {
    user_id: string
    name: string
    specialization: string
    specialties: string[]
    experience: string
    phone: string
    clinic: string
    registration_number: string
    qualification: Generated<string>
    council: Generated<string>
    approval: Approval
    approval_reason: string | null
    approval_since: Date
    approved_as: ColumnType<CheckedFacts | null, CheckedFacts | null | undefined, CheckedFacts | null>
    decided_by: string | null
    updated_at: Date
  }
  appointments: {
    id: string
    patient_id: string
    doctor_id: string | null
    specialization: string
    type: AppointmentType
    status: Exclude<Status, 'rejected'>
    offered_to_all: boolean
    starts_at: Date
    duration_minutes: Generated<number>
    /** Computed by PostgreSQL from the start and the duration. */
    slot: ColumnType<string, never, never>
    day: Day
    time: string
    reason: string | null
    auto_closed: boolean
    /** Where it takes place, once it is agreed; without one at the doctor's own clinic, or by phone or video. */
    facility_id: Generated<string | null>
    /** Of a visit by token, with its number. */
    session_id: Generated<string | null>
    token: Generated<number | null>
    /** Found in the note when it was requested. */
    red_flags: Generated<RedFlag[]>
    /** The version of the rules that looked for them; without one, nobody looked. */
    red_flag_rules: Generated<string | null>
    /** Until when the doctor who is asked must answer; null where it is nobody's turn, or not set yet. */
    answer_due_at: Generated<Date | null>
    /** When the patient is next told that nobody has confirmed yet. */
    warn_at: Generated<Date | null>
    /** The time at which the doctor offered to see the patient in person; the patient has not answered. */
    offer_starts_at: Generated<Date | null>
    sent_to_hospital_at: Generated<Date | null>
    /** As said with the request. */
    pregnancy: Generated<Pregnancy | null>
    /** When the desk last phoned the patient. */
    phoned_at: Generated<Date | null>
    created_at: Date
    updated_at: Date
  }
  /** A view: PostgreSQL takes all its columns for nullable. */
  care_relationships: {
    doctor_id: string | null
    patient_id: string | null
    ends_at: Date | null
    /** The town's days between which it counts. */
    from_day: Day | null
    to_day: Day | null
    /** Only because visit and doctor are at one facility, for reading. */
    by_facility: boolean | null
  }
  appointment_declines: {
    appointment_id: string
    doctor_id: string
    cause: 'rejected' | 'slotTaken' | 'cancelled' | 'unanswered'
    at: Date
    /** The appointment's, another one when the patient takes a visit in person at another time. */
    starts_at: Date
  }
  appointment_status_history: {
    appointment_id: string
    seq: number
    from_status: Exclude<Status, 'rejected'> | null
    to_status: Exclude<Status, 'rejected'>
    doctor_id: string | null
    actor_id: string | null
    /** `unknown`: of changes from before this table. */
    actor_role: Role | 'system' | 'unknown'
    cause: Cause | null
    reason: string | null
    /** Why the doctor rejected it. */
    rejection: Rejection | null
    recorded_at: Date
  }
  memberships: {
    id: string
    user_id: string
    facility_id: string
    role: MemberRole
    since: Date
    until: Date | null
    entered_by: string | null
    ended_by: string | null
  }
  facilities: {
    id: string
    source: Source
    source_id: string
    name: string
    name_hi: string
    name_pa: string
    category: Category | null
    level: Level
    place: string
    address: string
    postal_code: string
    phone: string
    services: string[]
    timing: string
    rating: number | null
    lat: number
    lng: number
    is_sample: boolean
    is_place_doubtful: boolean
    hidden_at: Date | null
    edited_at: Date | null
    created_at: Date
    updated_at: Date
  }
  villages: {
    id: string
    source: Exclude<Source, 'here' | 'sample'>
    source_id: string
    name: string
    population: number | null
    lat: number
    lng: number
    created_at: Date
    updated_at: Date
  }
  reminders: {
    id: string
    patient_id: string
    name: string
    revision: number
    created_at: Date
    updated_at: Date
    removed_at: Date | null
    /** Holds only while `removed_at` is not null. */
    removed_because: ColumnType<StopReason | null, StopReason | null | undefined, StopReason | null>
    stock_count: number | null
    stock_at: Date | null
  }
  reminder_plans: {
    reminder_id: string
    since: Date
    dosages: Json<Dosage[]>
    times: GeneratedAlways<string[]>
    starts_on: GeneratedAlways<Day>
    ends_on: GeneratedAlways<Day | null>
  }
  doses: {
    reminder_id: string
    day: Day
    time: string
    state: Mark
    at: Date
    reason: Generated<SkipReason | null>
  }
  push_subscriptions: {
    id: string
    user_id: string
    session_id: string
    endpoint: string
    p256dh: string
    auth: string
    language: 'en' | 'hi' | 'pa'
    shows_name: boolean
    created_at: Date
  }
  push_deliveries: {
    id: string
    reminder_id: string
    day: Day
    time: string
    subscription_id: string
    due_at: Date
    next_try_at: Date
    tries: number
    outcome: 'sent' | 'needless' | 'late' | 'refused' | null
  }
  scheduler_watermarks: { what: string; at: Date }
  events: {
    id: string
    kind: string
    subject: string
    topics: string[]
    at: Date
    writer_xid: Generated<string>
    resume_xid: Generated<string>
  }
  notices: {
    id: string
    user_id: string
    kind: string
    subject: string
    facts: Json<Record<string, string>>
    at: Date
    seen_at: Date | null
    /** When the devices of the person were told; only where it is about an appointment. */
    pushed_at: Generated<Date | null>
    patient_id: string | null
  }
  idempotency_keys: {
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
    actor_role: ActorRole | null
  }
  sign_in_attempts: { key: string; points: Generated<number>; expire: string | null }
  server_keys: { purpose: string; secret: Buffer; created_at: Date }
  volunteers: {
    user_id: string
    name: string | null
    mobile: string | null
    has_vehicle: boolean
    registered_at: Date
    updated_at: Date
    withdrawn_at: Date | null
  }
  schema_migrations: { name: string; sha256: string; applied_at: Generated<Date> }
}
