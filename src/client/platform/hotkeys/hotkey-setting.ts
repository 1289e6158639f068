import { useSyncExternalStore } from 'react'
import { onStoredElsewhere, readStored, store } from '../storage/storage.ts'

const key = 'nabz.hotkeys'
const listeners = new Set<() => void>()

/** Whether single keys act on this device. They can be switched off (WCAG 2.1.4): speech input types letters. */
export function areHotkeysOn(): boolean {
  return readStored(key) !== 'off'
}

export function setHotkeys(isOn: boolean): void {
  store(key, isOn ? null : 'off')
  for (const tell of listeners) tell()
}

/** The same, also after a change in a setting or another tab. */
export function useHotkeysOn(): boolean {
  return useSyncExternalStore(follow, areHotkeysOn, () => false)
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  const stop = onStoredElsewhere(key, changed)
  return () => {
    listeners.delete(changed)
    stop()
  }
}
