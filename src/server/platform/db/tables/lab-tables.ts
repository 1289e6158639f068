import type { ColumnType } from 'kysely'
import type { LabCode } from '../../../../shared/labs/catalogue/labs.catalogue.ts'
import type { OrderStatus } from '../../../../shared/labs/labs.orders.ts'
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
  }
  lab_order_items: {
    id: ColumnType<string, string, never>
    order_id: ColumnType<string, string, never>
    position: ColumnType<number, number, never>
    code: ColumnType<LabCode, LabCode, never>
  }
}
