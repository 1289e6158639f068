/** Web storage that never throws: private windows and full phones refuse it, and the app works without. */
type Area = 'localStorage' | 'sessionStorage'

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** `null` removes the key. */
export function store(key: string, value: string | null, area: Area = 'localStorage'): void {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    // Ignored: web storage is never the only copy.
  }
}

/** Lists the keys with this prefix. */
export function listStored(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Removes the keys with this prefix. */
export function removeStored(prefix: string): void {
  for (const key of listStored(prefix)) store(key, null)
}

/** Calls back when another tab changes this key. Returns the stop function. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  function hear(event: StorageEvent) {
    // A null key: the whole storage was cleared.
    if (event.key === key || event.key === null) changed()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/**
 * The time of the last outbox change, for other tabs; absent when this phone never had an outbox. Defined here so that
 * the sign-in pages need not load the outbox.
 */
export const outboxKey = 'nabz.outboxChanged'
