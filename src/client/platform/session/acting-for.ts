import { useSyncExternalStore } from 'react'
import { actingForKey, holderHere, onSession, othersKey } from './session-store.ts'
import { onStoredElsewhere, readStored, removeStored, store } from '../storage/storage.ts'

const listeners = new Set<() => void>()
const lostListeners = new Set<(patientId: string) => void>()

/** The id of the patient one acts for; null: one's own record. */
export function actingFor(): string | null {
  const [account, patient] = (readStored(actingForKey) ?? '').split('/')
  return patient !== undefined && account === holderHere() ? patient : null
}

/** From now on everything is read and written for this patient; null: for oneself. */
export function actFor(patientId: string | null): void {
  store(actingForKey, patientId === null ? null : `${holderHere()}/${patientId}`)
  for (const tell of listeners) tell()
}

/** The patient one acts for, also when another tab changes it. */
export function useActingFor(): string | null {
  return useSyncExternalStore(follow, actingFor, () => null)
}

/** Whether this account is known to act for others too. */
export function useActsForOthers(): boolean {
  return useSyncExternalStore(follow, actsForOthers, () => false)
}

export function actsForOthers(): boolean {
  return readStored(othersKey) === '1' || actingFor() !== null
}

export function rememberOthers(areThere: boolean): void {
  if (areThere === (readStored(othersKey) === '1')) return
  store(othersKey, areThere ? '1' : null)
  for (const tell of listeners) tell()
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  const stops = [onStoredElsewhere(actingForKey, changed), onSession(changed)]
  return () => {
    listeners.delete(changed)
    for (const stop of stops) stop()
  }
}

/** The server no longer lets this account act for the patient: what is stored of them is deleted. */
export function loseAccess(patientId: string): void {
  removeStored(`nabz.draft.${holderHere()}/${patientId}.`)
  if (actingFor() === patientId) actFor(null)
  for (const tell of lostListeners) tell(patientId)
}

export function onAccessLost(lost: (patientId: string) => void): void {
  lostListeners.add(lost)
}
