/// <reference types="vite/types/importMeta.d.ts" />
import type { AccessRows } from '../../src/server/platform/context/access-rows.ts'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'

// Found by file name: each feature's fixtures say who owns the rows its endpoints name.
const files = import.meta.glob<AccessRows | undefined>('../../src/server/*/*.fixtures.ts', {
  eager: true,
  import: 'accessRows',
})
export const builtRows: AccessRows = Object.fromEntries(
  Object.values(files).flatMap((accessRows) => Object.entries(accessRows ?? {})),
)

/** Everything that strangers could change, as text. */
export async function pictureOf({ store }: Pick<AppContext, 'store'>): Promise<string> {
  const tables = ['appointments', 'appointment_declines', 'patients', 'reminders', 'reminder_plans', 'doses']
  const more = [
    'observations',
    'notices',
    'documents',
    'uploads',
    'upload_pieces',
    'patient_helpers',
    'alarms',
    'immunizations',
    'alarm_outcomes',
    'encounters',
    'encounter_notes',
    'encounter_addenda',
    'follow_ups',
    'prescriptions',
    'prescription_items',
    'medication_dispenses',
    'medication_dispense_items',
    'lab_orders',
    'lab_order_items',
    'lab_results',
    'lab_reviews',
    'communication_threads',
    'communications',
    'sensitive_openings',
    'record_grants',
    'legal_holds',
  ]
  const all = await Promise.all(
    [...tables, ...more].map((table) => store.pool.query(`select * from ${table} order by 1, 2`)),
  )
  return JSON.stringify(all.map(({ rows: found }) => found))
}
