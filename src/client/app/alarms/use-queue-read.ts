import { useEffect, useState } from 'react'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import { useIsQueueLoaded } from '../../platform/outbox/queued-mutation.ts'
import { outboxKey, readStored } from '../../platform/storage/storage.ts'

/**
 * Whether it is known what waits on this phone. Where anything ever waited it is read at once, not in idle time as on
 * other pages. True also if it cannot be read.
 */
export function useQueueRead(): boolean {
  const isLoaded = useIsQueueLoaded()
  const [isOver, setOver] = useState(() => readStored(outboxKey) === null)
  const isRead = isLoaded || isOver
  useEffect(() => {
    if (!isRead) void readQueue().then(() => setOver(true))
  }, [isRead])
  return isRead
}

async function readQueue(): Promise<void> {
  const outbox = await loadOutbox().catch(() => null)
  await outbox?.showOwnQueue()
}
