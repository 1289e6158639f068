import { useSyncExternalStore } from 'react'
import type { Role } from '../../../shared/kit/endpoint.ts'
import { clearPersisted } from '../storage/clear-persisted.ts'
import { serverNow } from '../clock/server-clock.ts'
import { navigate } from '../browser/navigation.tsx'
import { setPageCookie } from '../storage/page-cookie.ts'
import { onStoredElsewhere, readStored, removeStored, store } from '../storage/storage.ts'

/** The signed-in user as read from the token. The server decides; this only chooses what to show. */
export interface SignedIn {
  id: string
  username: string
  name: string
  role: Role
}
export interface Session {
  person: SignedIn
}

interface Payload {
  sub?: string
  username?: string
  name?: string
  role?: Role
  exp?: number
}

const tokenKey = 'token'
const gateKey = 'patientHasProfile'
/** The server names the files of this role's screens in the next page. */
const roleCookie = 'nabz.role'
const lastPersonKey = 'nabz.lastPerson'
/** `{account}/{patient}`: see acting-for.ts. */
export const actingForKey = 'nabz.actingFor'
/** '1': this account acts for others too; then the next page shows the switch from its first moment. */
export const othersKey = 'nabz.actsForOthers'
const cutShortKey = 'nabz.cutShort'

let decoded: { token: string; session: Session; endsMs: number } | null = null
const listeners = new Set<() => void>()
const overListeners = new Set<() => void>()

/** The bearer token; null when there is none or it has expired. */
export function currentToken(): string | null {
  return currentSession() ? (decoded?.token ?? null) : null
}

export function currentSession(): Session | null {
  const token = readStored(tokenKey)
  if (!token) return null
  if (decoded?.token !== token) {
    decoded = decode(token)
    setPageCookie(roleCookie, decoded?.session.person.role ?? '')
  }
  return decoded && decoded.endsMs > serverNow() ? decoded.session : null
}

/** The owner of the stored token, also an expired one: what they write now waits until they sign in again. */
export function holderHere(): string | null {
  if (readStored(tokenKey) === null) return null
  currentSession()
  return decoded?.session.person.id ?? null
}

/** Whether a token is stored but has expired. */
export function isSessionExpired(): boolean {
  return readStored(tokenKey) !== null && currentSession() === null
}

export function onSession(changed: () => void): () => void {
  listeners.add(changed)
  const stop = onStoredElsewhere(tokenKey, changed)
  return () => {
    listeners.delete(changed)
    stop()
  }
}

/** The session on this device, or null. Follows sign-in and sign-out in other tabs too. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSession, currentSession, () => null)
}

/** Called at the end of each session, so that one user's data is not shown to the next. */
export function onSessionOver(over: () => void): () => void {
  overListeners.add(over)
  return () => overListeners.delete(over)
}

export function signIn(token: string): void {
  store(tokenKey, token)
  const id = currentSession()?.person.id ?? null
  // Phones are shared: the gate's result and the drafts of the last user are not for the next one.
  const last = readStored(lastPersonKey)
  if (last !== null && last !== id) {
    store(gateKey, null)
    store(othersKey, null)
    removeStored('nabz.draft.')
  }
  store(lastPersonKey, id)
  tellAll()
}

/** Removes the session and the user's data from this device, and goes to the sign-in page. */
export function forgetSession(): void {
  store(tokenKey, null)
  store(gateKey, null)
  store(lastPersonKey, null)
  store(actingForKey, null)
  store(othersKey, null)
  removeStored('nabz.draft.')
  tellOver()
  navigate('/login')
}

/** The server no longer knows the session. Drafts and the current path are kept for the next sign-in. */
export function endSession(): void {
  const id = decoded?.session.person.id ?? null
  store(tokenKey, null)
  store(gateKey, null)
  rememberCut({ path: location.pathname + location.search, id })
  tellOver()
  navigate('/login', { replace: true })
}

/** The page on which a session ended, if any. */
export function readCut(): { path: string; id: string | null } | null {
  try {
    const cut: unknown = JSON.parse(sessionStorage.getItem(cutShortKey) ?? 'null')
    return typeof cut === 'object' && cut !== null ? (cut as { path: string; id: string | null }) : null
  } catch {
    return null
  }
}

export function rememberCut(cut: { path: string; id: string | null } | null): void {
  try {
    if (cut) sessionStorage.setItem(cutShortKey, JSON.stringify(cut))
    else sessionStorage.removeItem(cutShortKey)
  } catch {
    // Then the user lands on the start page.
  }
}

function tellOver(): void {
  decoded = null
  setPageCookie(roleCookie, '')
  clearPersisted()
  for (const over of overListeners) over()
  tellAll()
}

function tellAll(): void {
  for (const tell of listeners) tell()
}

function decode(token: string): typeof decoded {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0))
    const { sub, username, name, role, exp } = JSON.parse(new TextDecoder().decode(bytes)) as Payload
    const person = {
      id: sub ?? '',
      username: username ?? '',
      name: name ?? username ?? '',
      role: role ?? 'patient',
    }
    return { token, session: { person }, endsMs: exp === undefined ? Infinity : exp * 1000 }
  } catch {
    return null
  }
}
