import { inTransaction, type Database } from '../../platform/db/database.ts'
import { forgetDevices } from '../../platform/push/subscriptions.ts'
import { postponeDeliveries, settleDeliveries, type Settled } from './reminders.deliveries.repo.ts'

/** The outcome of a delivery. later: retry then. gone: the subscription has ended. */
export type Became = { is: Settled } | { is: 'later'; next: Date } | { is: 'gone'; deviceId: string }
export type Settle = (ringId: string, became: Became) => void

interface AckBatch {
  settle: Settle
  /** Throws when an outcome could not be saved: that delivery is claimed again later. */
  done(): Promise<void>
}

/** Saves delivery outcomes in batches: everything that arrives during one write goes into the next. */
export function openAckBatch(db: Database): AckBatch {
  let waiting: (readonly [string, Became])[] = []
  let writing: Promise<void> | null = null
  const failures: unknown[] = []

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await write(db, batch).catch((error: unknown) => void failures.push(error))
    }
    writing = null
  }

  return {
    settle(ringId, became) {
      waiting.push([ringId, became])
      writing ??= writeAll()
    },
    async done() {
      await writing
      if (failures.length > 0) throw failures[0]
    },
  }
}

/** One transaction, retried after a deadlock: deleting a subscription deletes its deliveries too. */
function write(db: Database, batch: readonly (readonly [string, Became])[]): Promise<void> {
  const settled = batch.flatMap(([id, { is }]) =>
    is === 'later' || is === 'gone' ? [] : [{ id, outcome: is }],
  )
  const later = batch.flatMap(([id, became]) => (became.is === 'later' ? [{ id, next: became.next }] : []))
  const gone = batch.flatMap(([, became]) => (became.is === 'gone' ? [became.deviceId] : []))
  return inTransaction(db, async (tx) => {
    await settleDeliveries(tx, settled)
    await postponeDeliveries(tx, later)
    await forgetDevices(tx, gone)
  })
}
