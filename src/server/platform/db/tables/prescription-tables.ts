import type { ColumnType } from 'kysely'
import type { Food } from '../../../../shared/prescriptions/doses/prescriptions.sentences.ts'
import type { Dose } from '../../../../shared/prescriptions/doses/prescriptions.doses.ts'
import type {
  Form,
  GuidelineList,
  Schedule,
} from '../../../../shared/prescriptions/formulary/prescriptions.formulary.ts'
import type { Prescription } from '../../../../shared/prescriptions/prescriptions.schemas.ts'
import type { Concern } from '../../../../shared/prescriptions/rules/prescriptions.judge.ts'
import type { Mode, Pregnancy } from '../../../../shared/prescriptions/rules/prescriptions.situation.ts'
import type { Day } from './account-tables.ts'

/** Written as text, read as an object. */
type Json<T> = ColumnType<T, string | null, string | null>

export interface PrescriptionTables {
  prescriptions: {
    id: string
    encounter_id: string
    /** The one whose encounter it is, set by a trigger. */
    patient_id: ColumnType<string, never, never>
    status: 'draft' | 'active' | 'stopped'
    version: number
    /** Not asked while null. */
    pregnancy: Pregnancy | null
    weight_grams: number | null
    same_complaint: boolean
    age: number | null
    gender: 'Male' | 'Female' | 'Other' | null
    address: string
    advice: string
    /** Of a draft it is null, which is as long as is usual. */
    valid_until: Day | null
    created_at: ColumnType<Date, Date, never>
    updated_at: Date
    /** From here on null in a draft. */
    number: string | null
    mode: Mode | null
    follow_up: boolean | null
    rules_version: number | null
    prescriber: Json<Prescription['doctor'] | null>
    patient: Json<Prescription['patient'] | null>
    content_hash: string | null
    signed_at: Date | null
    stopped_at: Date | null
    stop_reason: string | null
  }
  prescription_items: {
    id: string
    prescription_id: string
    position: number
    medicine: string
    name: string
    form: Form
    strength: string
    guideline_list: GuidelineList
    schedule: Schedule
    dose: Json<Dose | null>
    food: Food | null
    quantity: number | null
    refills: number
    note: string
    concerns: Concern[]
    reason: string
  }
}
