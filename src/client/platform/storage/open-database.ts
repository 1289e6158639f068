import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb'

/**
 * A database of this phone, opened with its first use. Closed when a later version of the app or a deletion asks for
 * it, or by the browser itself; the next use opens it anew, as it does after a failure.
 */
export function openDatabase<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: (...told: Parameters<NonNullable<OpenDBCallbacks<S>['upgrade']>>) => unknown,
): () => Promise<IDBPDatabase<S>> {
  let opened: Promise<IDBPDatabase<S>> | null = null
  const forget = () => (opened = null)
  return () => {
    opened ??= openDB<S>(name, version, {
      upgrade,
      blocking: (_, __, event) => {
        forget()
        ;(event.target as IDBDatabase).close()
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
}
