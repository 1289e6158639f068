import { useSyncExternalStore } from 'react'

/** How much of each upload has arrived, from 0 to 1, by the key of its entry; only while it is being sent. */
const shares = new Map<string, number>()
const listeners = new Set<() => void>()
const running = new Map<string, AbortController>()

export function showUploaded(key: string, share: number | null): void {
  if (share === null) shares.delete(key)
  else shares.set(key, share)
  for (const tell of listeners) tell()
}

/** Null while it is not being sent. */
export function useUploaded(key: string | undefined): number | null {
  const read = () => (key === undefined ? null : (shares.get(key) ?? null))
  return useSyncExternalStore(follow, read, read)
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Runs an upload so that `stopUpload` can end it. */
export async function stoppable<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const line = new AbortController()
  running.set(key, line)
  try {
    return await work(line.signal)
  } finally {
    running.delete(key)
    showUploaded(key, null)
  }
}

/** Whoever deletes an upload need not wait for its end. */
export function stopUpload(key: string): void {
  running.get(key)?.abort()
}
