import type { ColumnType } from 'kysely'

export interface DispensingTables {
  medication_dispenses: {
    id: string
    prescription_id: string
    facility_id: string
    /** Null once the account was erased. */
    dispensed_by: string | null
    performer: ColumnType<string, string, never>
    status: 'completed' | 'entered-in-error'
    issue: ColumnType<'duplicate' | 'stopped' | null, 'duplicate' | 'stopped' | null, never>
    is_h1: ColumnType<boolean, boolean, never>
    dispensed_at: ColumnType<Date, Date, never>
    recorded_at: ColumnType<Date, Date, never>
    error_at: Date | null
    error_reason: string
  }
  medication_dispense_items: {
    id: ColumnType<string, string, never>
    dispense_id: ColumnType<string, string, never>
    item_id: ColumnType<string, string, never>
    /** Zero, if it was not in stock. */
    quantity: ColumnType<number, number, never>
    product: ColumnType<string, string, never>
    batch: ColumnType<string, string, never>
  }
}
