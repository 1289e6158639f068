import type { ColumnType } from 'kysely'
import type { EmergencyOutcome, EmergencyReason } from '../../../../shared/breakglass/breakglass.rules.ts'

export interface EmergencyTables {
  /** Nothing but the review is ever changed. */
  emergency_accesses: {
    id: ColumnType<string, string, never>
    doctor_id: ColumnType<string, string, never>
    patient_id: ColumnType<string, string, never>
    reason: ColumnType<EmergencyReason, EmergencyReason, never>
    opened_at: ColumnType<Date, Date, never>
    ends_at: ColumnType<Date, Date, never>
    /** Also without a value once the coordinator's account was erased. */
    reviewed_by: ColumnType<string | null, undefined, string>
    reviewed_at: ColumnType<Date | null, undefined, Date>
    outcome: ColumnType<EmergencyOutcome | null, undefined, EmergencyOutcome>
  }
}
