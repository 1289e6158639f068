import type { Generated } from 'kysely'
import type {
  AllergyReaction,
  ConditionCode,
  ConditionKind,
  ConditionStatus,
} from '../../../../shared/conditions/conditions.codes.ts'
import type { DocumentKind, StoredType } from '../../../../shared/documents/documents.kinds.ts'
import type { WrongReason } from '../../../../shared/documents/documents.wrong.ts'
import type { DoseCode, ImmunizationStatus } from '../../../../shared/immunizations/immunizations.codes.ts'
import type { SiteCode } from '../../../../shared/vitals/codes/vitals.sites.ts'
import type { Grade } from '../../../../shared/vitals/grading/vitals.grades.ts'
import type { Pregnancy } from '../../../../shared/vitals/grading/vitals.person.ts'
import type { Symptom } from '../../../../shared/vitals/grading/vitals.symptoms.ts'
import type { SugarContext, Unit } from '../../../../shared/vitals/vitals.units.ts'
import type { Day } from './account-tables.ts'

/** Where a file is: see platform/storage. */
export type StoredIn = 'postgresql' | 's3'

/** What a patient's record holds besides visits: allergies, conditions, immunizations, observations, documents and their uploads. */
export interface RecordTables {
  observations: {
    id: string
    patient_id: string
    /** LOINC; see vitals.codes.ts. */
    code: string
    value_text: string
    value: number | null
    component_codes: string[] | null
    component_values: number[] | null
    unit: Unit
    original_unit: Unit
    context: SugarContext | null
    interpretation: Grade | null
    /** Answered with yes; null where not answered. */
    symptoms: Symptom[] | null
    /** Yellow only because nobody answered about signs. */
    only_unanswered: Generated<boolean>
    pregnancy: Pregnancy | null
    /** Under five years, where known. */
    age_in_months: number | null
    /** The meter showed LO or HI instead of a number. */
    off_scale: 'low' | 'high' | null
    /** Where a temperature was taken, SNOMED CT; null where nobody said. */
    body_site: SiteCode | null
    /** Null also of observations from before this column. */
    rules_version: string | null
    needs_doctor: boolean
    effective_on: Day
    /** Null where only the day is known. */
    effective_at: Date | null
    /** When the person wrote it down, as the phone says. */
    submitted_at: Date
    recorded_at: Date
    source: 'typed'
    recorded_by: string | null
    entered_in_error_at: Date | null
    acknowledged_by: string | null
    acknowledged_at: Date | null
  }
  conditions: {
    id: string
    patient_id: string
    kind: ConditionKind
    code: ConditionCode
    text: string
    reaction: AllergyReaction | ''
    status: ConditionStatus
    entered_by: string | null
    entered_as: 'patient' | 'doctor'
    entered_at: Date
    confirmed_by: string | null
    confirmed_at: Date | null
    ended_by: string | null
    ended_at: Date | null
    /** The visit in which a doctor noted it; null for an allergy. */
    encounter_id: Generated<string | null>
    /** Kept from other doctors by the patient. */
    sensitive: Generated<boolean>
  }
  immunizations: {
    id: string
    patient_id: string
    given_on: Day
    doses: DoseCode[]
    text: string
    place: string
    status: ImmunizationStatus
    entered_by: string | null
    entered_as: 'patient' | 'doctor'
    entered_at: Date
    confirmed_by: string | null
    confirmed_at: Date | null
    ended_by: string | null
    ended_at: Date | null
  }
  documents: {
    id: string
    patient_id: string
    kind: DocumentKind
    title: string
    taken_on: Day
    mime: StoredType
    bytes: number
    sha256: Buffer
    thumbnail: Buffer | null
    stored_in: StoredIn
    file_id: string
    created_by: string | null
    created_at: Date
    error_marked_at: Date | null
    error_marked_by: string | null
    /** By a doctor. */
    error_reason: WrongReason | null
    error_words: Generated<string>
    lab_order_id: string | null
    /** The message with which it was sent. */
    communication_id: string | null
    /** Of which prescription it is the paper that the doctor signed by hand. */
    prescription_id: string | null
    /** The laboratory that added it to an order, if one did. */
    facility_id: string | null
    /** Doctors read it only once the patient opened it to them. */
    sensitive: Generated<boolean>
  }
  stored_files: { id: string; content: Buffer }
  uploads: {
    id: string
    user_id: string
    patient_id: string
    size: number
    sha256: Buffer | null
    received: number
    created_at: Date
    updated_at: Date
  }
  upload_pieces: { upload_id: string; at: number; content: Buffer }
}
