/** Storage that never throws: private windows and full phones refuse it, and the app goes on without. */
type Area = 'localStorage' | 'sessionStorage'

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** `null` removes. */
export function store(key: string, value: string | null, area: Area = 'localStorage'): void {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    // Nothing to be done: what is stored here is a convenience, never the only copy.
  }
}

/** Every key that starts so. */
export function listStored(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Removes every key that starts so. */
export function removeStored(prefix: string): void {
  for (const key of listStored(prefix)) store(key, null)
}

/** Calls back when another tab changes this key. Answers the way to stop. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  function hear(event: StorageEvent) {
    // A null key: the whole storage was cleared.
    if (event.key === key || event.key === null) changed()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** When the outbox changed last, for the other tabs. Without it this phone never had one. Named here for the sign-in pages. */
export const outboxKey = 'nabz.outboxChanged'
