import type { Tx } from '../platform/db/database.ts'
import { publish } from '../platform/events/publish.ts'

/** The open lists of those who act for the patient are read again. */
export function tellOfChange(tx: Tx, share: { id: string; patientId: string }, now: Date): Promise<void> {
  const about = { patientId: share.patientId, area: 'guardianship' } as const
  return publish(tx, { kind: 'shares.changed', subject: share.id, topics: [], about }, now)
}
