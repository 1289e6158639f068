import type { VitalEvent } from '../../shared/vitals/vitals.events.ts'
import { isRecent } from '../../shared/vitals/vitals.rules.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish } from '../platform/events/publish.ts'
import type { ReadingRow } from './vitals.repo.ts'

type Row = Pick<ReadingRow, 'id' | 'patient_id' | 'effective_on' | 'needs_doctor' | 'interpretation'>

/** A red or amber reading that is recent enough to act on raises an alarm: see src/server/alarms. */
export function tellAdded(tx: Tx, row: Row, { now, today }: { now: Date; today: string }): Promise<void> {
  const kind = alarmOf(row, today)
  return kind === null ? tell(tx, 'vitals.added', row, now) : tell(tx, kind, row, now, true)
}

function alarmOf(row: Row, today: string): 'vitals.critical' | 'vitals.urgent' | null {
  if (row.needs_doctor) return 'vitals.critical'
  return row.interpretation === 'urgent' && isRecent(row.effective_on, today) ? 'vitals.urgent' : null
}

/** Removed or restored: its alarm changes accordingly. */
export function tellMoved(
  tx: Tx,
  kind: 'vitals.removed' | 'vitals.restored',
  row: Row,
  now: Date,
): Promise<void> {
  return tell(tx, kind, row, now, true)
}

function tell(tx: Tx, kind: VitalEvent, row: Row, now: Date, isHandled = false): Promise<void> {
  const about = { patientId: row.patient_id, area: 'vitals' } as const
  return publish(tx, { kind, subject: row.id, topics: [], about, ...(isHandled && { isHandled }) }, now)
}
