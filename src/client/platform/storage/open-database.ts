import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb'
import { markBrokenLog } from './durable-write.ts'

/**
 * Opens a database on first use. It is closed when a later version or a deletion asks for it, or by the browser; the
 * next use opens it again, as after a failure.
 */
export function openDatabase<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: (...told: Parameters<NonNullable<OpenDBCallbacks<S>['upgrade']>>) => unknown,
): () => Promise<IDBPDatabase<S>> {
  let opened: Promise<IDBPDatabase<S>> | null = null
  const forget = () => (opened = null)
  const forgetLost = () => {
    forget()
    markBrokenLog()
  }
  return () => {
    opened ??= openDB<S>(name, version, {
      upgrade,
      blocking: (_, __, event) => {
        forget()
        ;(event.target as IDBDatabase).close()
      },
      terminated: forgetLost,
    }).catch((error: unknown) => {
      forgetLost()
      throw error
    })
    return opened
  }
}
