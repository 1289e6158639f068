import { useSyncExternalStore } from 'react'
import type { Role } from '../../../shared/kit/endpoint.ts'
import { clearPersisted } from '../storage/clear-persisted.ts'
import { serverNow } from '../clock/server-clock.ts'
import { navigate } from '../browser/navigation.tsx'
import { onStoredElsewhere, readStored, removeStored, store } from '../storage/storage.ts'

/** The signed-in person, as the token says. The server decides; this only draws the screens. */
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
const lastPersonKey = 'nabz.lastPerson'
const cutShortKey = 'nabz.cutShort'

let decoded: { token: string; session: Session; endsMs: number } | null = null
const listeners = new Set<() => void>()
const overListeners = new Set<() => void>()

/** The token as it goes over the wire; null when there is none or its time is over. */
export function currentToken(): string | null {
  return currentSession() ? (decoded?.token ?? null) : null
}

export function currentSession(): Session | null {
  const token = readStored(tokenKey)
  if (!token) return null
  if (decoded?.token !== token) decoded = decode(token)
  return decoded && decoded.endsMs > serverNow() ? decoded.session : null
}

/** Whose token lies here, also when its time is over: what they say now waits until they sign in again. */
export function holderHere(): string | null {
  if (readStored(tokenKey) === null) return null
  currentSession()
  return decoded?.session.person.id ?? null
}

/** A token lies here, but its time is over. */
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

/** Who is signed in on this device, or null. Follows sign-in and sign-out in other tabs too. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSession, currentSession, () => null)
}

/** Hears of every end of a session, so that what was fetched for one person is not shown to the next. */
export function onSessionOver(over: () => void): () => void {
  overListeners.add(over)
  return () => overListeners.delete(over)
}

export function signIn(token: string): void {
  store(tokenKey, token)
  const id = currentSession()?.person.id ?? null
  // Phones are shared: what was found out about one person says nothing about the next one, and what one
  // typed before an expired session is not for the next one's eyes.
  const last = readStored(lastPersonKey)
  if (last !== null && last !== id) {
    store(gateKey, null)
    removeStored('nabz.draft.')
  }
  store(lastPersonKey, id)
  tellAll()
}

/** Takes the session off this device and everything the person left here, and goes to the sign-in page. */
export function forgetSession(): void {
  store(tokenKey, null)
  store(gateKey, null)
  store(lastPersonKey, null)
  removeStored('nabz.draft.')
  tellOver()
  navigate('/login')
}

/** The server no longer knows the session. Drafts stay, and so does the way back to where it was cut. */
export function endSession(): void {
  const id = decoded?.session.person.id ?? null
  store(tokenKey, null)
  store(gateKey, null)
  rememberCut({ path: location.pathname + location.search, id })
  tellOver()
  navigate('/login', { replace: true })
}

/** Where an ended session was cut short, if it was. */
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
    // Then the person lands on the usual page.
  }
}

function tellOver(): void {
  decoded = null
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
