import type { ColumnType } from 'kysely'
import type { LabCode } from '../../../../shared/labs/catalogue/labs.catalogue.ts'
import type { OrderStatus } from '../../../../shared/labs/labs.orders.ts'
import type { ResultStatus } from '../../../../shared/labs/results/labs.results.ts'
import type { LabFlag } from '../../../../shared/labs/rules/labs.flags.ts'
import type { Pregnancy } from '../../../../shared/vitals/grading/vitals.person.ts'

export interface LabTables {
  lab_orders: {
    id: ColumnType<string, string, never>
    patient_id: ColumnType<string, string, never>
    doctor_id: ColumnType<string, string, never>
    encounter_id: string | null
    number: ColumnType<string, string, never>
    status: OrderStatus
    pregnancy: ColumnType<Pregnancy | null, Pregnancy | null, never>
    note: ColumnType<string, string, never>
    ordered_at: ColumnType<Date, Date, never>
    revoked_at: Date | null
    revoke_reason: string
    /** Since when results wait for the doctor who ordered; null where there are none. */
    to_review_since: Date | null
  }
  lab_order_items: {
    id: ColumnType<string, string, never>
    order_id: ColumnType<string, string, never>
    position: ColumnType<number, number, never>
    code: ColumnType<LabCode, LabCode, never>
  }
  /** Append-only: a correction is a further version. */
  lab_results: {
    id: ColumnType<string, string, never>
    order_id: ColumnType<string, string, never>
    item_id: ColumnType<string, string, never>
    version: ColumnType<number, number, never>
    status: ColumnType<ResultStatus, ResultStatus, never>
    value: ColumnType<number | null, number | null, never>
    word: ColumnType<string | null, string | null, never>
    flag: ColumnType<LabFlag | null, LabFlag | null, never>
    range_low: ColumnType<number | null, number | null, never>
    range_high: ColumnType<number | null, number | null, never>
    reason: ColumnType<string, string, never>
    facility_id: ColumnType<string, string, never>
    /** Emptied when the account is erased. */
    entered_by: ColumnType<string | null, string, never>
    performer: ColumnType<string, string, never>
    measured_at: ColumnType<Date, Date, never>
    recorded_at: ColumnType<Date, Date, never>
  }
  lab_reviews: {
    id: ColumnType<string, string, never>
    order_id: ColumnType<string, string, never>
    doctor_id: ColumnType<string, string, never>
    reviewed_at: ColumnType<Date, Date, never>
    note: ColumnType<string, string, never>
  }
}
