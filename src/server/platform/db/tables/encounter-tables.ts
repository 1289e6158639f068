import type { ColumnType, Generated } from 'kysely'
import type {
  Consent,
  DiagnosisStatus,
  Examination,
  Informant,
  NoteMode,
  ReturnSign,
} from '../../../../shared/encounters/encounters.note.ts'
import type { HoldKind } from '../../../../shared/legalholds/legalholds.rules.ts'
import type { Day } from './account-tables.ts'

/** Visits and calls as they took place, and the doctor's notes of them. */
export interface EncounterTables {
  encounters: {
    id: string
    patient_id: string
    doctor_id: string
    appointment_id: string | null
    /** HL7 v3 ActCode; at the clinic, or by phone or video. */
    class: 'AMB' | 'VR'
    status: 'in-progress' | 'finished'
    started_at: Date | null
    ended_at: Date | null
    facility_id: Generated<string | null>
    /** The alarm that its doctor answered for with this call. */
    alarm_id: Generated<string | null>
    /** Other doctors do not read it, nor what belongs to it. */
    sensitive: Generated<boolean>
  }
  /** What the patient opened to one of their doctors: an encounter, a document or an illness. */
  sensitive_openings: {
    id: string
    patient_id: ColumnType<string, string, never>
    encounter_id: ColumnType<string | null, string | null | undefined, never>
    document_id: ColumnType<string | null, string | null | undefined, never>
    condition_id: ColumnType<string | null, string | null | undefined, never>
    doctor_id: ColumnType<string, string, never>
    opened_by: ColumnType<string | null, string, never>
    opened_at: ColumnType<Date, Date, never>
    ended_at: Date | null
  }
  /** What the law wants kept for longer. */
  legal_holds: {
    id: string
    encounter_id: ColumnType<string, string, never>
    kind: ColumnType<HoldKind, HoldKind, never>
    number: ColumnType<string, string, never>
    police_station: ColumnType<string, string, never>
    since: ColumnType<Day, Day, never>
    marked_at: ColumnType<Date, Date, never>
    ended_on: Generated<Day | null>
    ended_at: Generated<Date | null>
    ended_by: Generated<string | null>
    taken_back_at: Generated<Date | null>
    taken_back_reason: Generated<string>
  }
  encounter_notes: {
    encounter_id: string
    status: 'preliminary' | 'final'
    version: number
    /** Null in notes from before it was asked, and in drafts. */
    mode: NoteMode | null
    consent: Consent | null
    consent_words: Generated<string>
    identity_confirmed: boolean
    /** Null where nobody has said it yet. */
    informant: Informant | null
    present: string
    complaint: string
    history: string
    finding_general: string
    finding_chest: string
    finding_abdomen: string
    finding_nervous: string
    finding_other: string
    not_examined: Examination[]
    diagnosis: string
    diagnosis_status: DiagnosisStatus | null
    tests: string
    referral: string
    advice: string
    return_signs: ReturnSign[]
    return_other: string
    follow_up_on: Day | null
    created_at: ColumnType<Date, Date, never>
    updated_at: Date
    signed_at: Date | null
  }
  follow_ups: {
    encounter_id: string
    patient_id: string
    doctor_id: string
    due_on: Day
    created_at: ColumnType<Date, Date, never>
    told_at: Date | null
    tries: Generated<number>
    tried_at: Date | null
    outcome: 'done' | 'bookedAgain' | 'seen' | null
    closed_at: Date | null
    /** Who tried last, or settled it, for the doctor on leave. */
    stand_in_id: Generated<string | null>
  }
  encounter_addenda: {
    id: string
    encounter_id: string
    reason: string
    addition: string
    recorded_at: Date
  }
}
