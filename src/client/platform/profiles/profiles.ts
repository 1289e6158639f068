import { navigate } from '../browser/navigation.tsx'
import { currentSession, forgetSession, holderHere, rememberCut, signIn } from '../session/session-store.ts'
import { sealKept } from '../query/persisted-answers.ts'
import { shownNow } from '../i18n/language.ts'
import { serverNow } from '../clock/server-clock.ts'
import { withLock } from '../outbox/locks.ts'
import { asPlainRow, reencryptAll } from '../outbox/reencrypt.ts'
import { readStored, store } from '../storage/storage.ts'
import { lastPersonKey, markFamily, tokenIn } from './profile-storage.ts'
import { findProfileState } from './profile-list.ts'
import {
  forgetRead,
  forgetSessionOf,
  unlockProfile,
  sealProfileHeader,
  lockProfile,
  recover,
} from './profile-switch.ts'
import { makeLock, tryPin } from './pin-lock.ts'
import { keysFrom, newDataKey, unsealValue } from '../keyring/encryption.ts'
import * as profileStore from '../keyring/profile-store.ts'
import type { ProfileSnapshot } from '../keyring/profile-store.ts'
import { makeRecoveryKey, openRecoveryKey } from './recovery-key.ts'
import { readToken } from '../session/token.ts'
import { isIdle, recordActivity } from './idle-timer.ts'

export { canShare, findProfileState, listProfiles, type Profile, type ProfileState } from './profile-list.ts'

/** The result of entering a PIN. over: it was right, but the session has ended. */
export type Entered = { kind: 'in' } | { kind: 'over' } | { kind: 'wrong'; left: number }

/**
 * Creates a profile with this PIN for the signed-in user; the first one makes the phone a shared one. null: no PIN, and
 * unsent writes then open only with the password.
 */
export function enablePin(pin: string | null): Promise<void> {
  return withLock('family', async () => {
    const person = currentSession()?.person
    if (!person) return
    const dataKey = newDataKey()
    // First, because it needs the network: without it nothing may change.
    const recoveryKey = await makeRecoveryKey(dataKey)
    const [lock, keys, owner] = await Promise.all([
      pin === null ? null : makeLock(pin, dataKey),
      keysFrom(dataKey),
      profileStore.ownerOf(person.id),
    ])
    const place = profileStore.newProfileId()
    const profileHeader = await sealProfileHeader(person.name, readStored('token'))
    const isOnce = pin === null
    const member = {
      place,
      owner,
      card: profileHeader,
      lock,
      tries: 0,
      recoveryKey,
      snapshot: null,
      isGone: false,
      isOnce,
    }
    recordActivity()
    await profileStore.settleActive({ place, person: person.id, ...keys }, member)
    markFamily(place)
    // Removed by a sign-out but not by an expired session: see profile-switch.ts.
    store(lastPersonKey, person.id)
    await sealKept(person.id).catch(() => undefined)
    await reencryptAll()
    // Unsent writes are the only copy. Some browsers ask the user, most decide by themselves.
    await navigator.storage.persist().catch(() => false)
  })
}

/** Changes the PIN, or sets a new one when `old` is null. */
export function changePin(pin: string, old: string | null): Promise<Entered> {
  return withLock('family', async () => {
    const active = await profileStore.findActive()
    const member = active && (await profileStore.findMember(active.place))
    if (!member) return { kind: 'over' }
    const known = old === null ? { dataKey: await openRecoveryKey(member) } : await tryPin(member.place, old)
    if ('left' in known) return { kind: 'wrong', left: known.left }
    const lock = await makeLock(pin, known.dataKey)
    await profileStore.changeMember(member.place, (one) => ({ ...one, lock, tries: 0, isOnce: false }))
    return { kind: 'in' }
  })
}

/** Locks the active profile and goes to the sign-in page. */
export function lockNow(): Promise<void> {
  return withLock('family', async () => {
    await lockProfile()
    forgetSession()
  })
}

/** Locks an idle profile. Unlike lockNow, it remembers the page to come back to. */
export function lockIfIdle(): Promise<void> {
  return withLock('family', async () => {
    // Check again under the lock: another tab may have locked it, or the user may be back.
    if (!isIdle()) return
    rememberCut({ path: location.pathname + location.search, id: holderHere() })
    const isMember = (await findProfileState()) === 'member'
    await lockProfile()
    forgetSession()
    if (isMember) navigate('/login?locked', { replace: true })
  })
}

/** Finishes what a killed tab, an ended session or an interrupted sign-out left half done. */
export function settle(): Promise<void> {
  return withLock('family', recover)
}

/** Unlocks another profile; the active one is locked first. */
export function enter(place: string, pin: string): Promise<Entered> {
  return withLock('family', async () => {
    const tried = await tryPin(place, pin)
    if ('left' in tried) return { kind: 'wrong', left: tried.left }
    const { dataKey, member } = tried
    const { seal } = await keysFrom(dataKey)
    const snapshot = member.snapshot && ((await unsealValue(seal, member.snapshot)) as ProfileSnapshot)
    const token = snapshot ? tokenIn(snapshot) : undefined
    if (!snapshot || token === undefined || readToken(token).endsMs <= serverNow()) {
      await forgetSessionOf(member)
      return { kind: 'over' }
    }
    await lockProfile()
    recordActivity()
    await unlockProfile(member, dataKey, snapshot, token)
    signIn(token)
    return { kind: 'in' }
  })
}

/**
 * Restores the profile of a user who signed in with the password, also without the PIN. Runs before the app learns of
 * the sign-in. False: the server could not open the recovery key.
 */
export function restoreProfile(token: string): Promise<boolean> {
  return withLock('family', async () => {
    recordActivity()
    await recover()
    const member = await profileStore.findMemberOf(readToken(token).person)
    if (!member) return true
    try {
      const dataKey = await openRecoveryKey(member, token)
      const { seal } = await keysFrom(dataKey)
      const snapshot = member.snapshot && ((await unsealValue(seal, member.snapshot)) as ProfileSnapshot)
      await unlockProfile(
        member,
        dataKey,
        snapshot ?? { stored: {}, cut: null, language: shownNow().language },
        token,
      )
      return true
    } catch {
      return false
    }
  })
}

/** Makes the phone a single-user one. False: others still have data here. */
export function stopSharing(): Promise<boolean> {
  return withLock('family', async () => {
    const [active, members] = await Promise.all([profileStore.findActive(), profileStore.listMembers()])
    if (members.some(({ place }) => place !== active?.place)) return false
    await reencryptAll(asPlainRow)
    if (active) forgetRead(active.place)
    markFamily(null)
    // What another tab stored meanwhile.
    await reencryptAll()
    await profileStore.removeAll()
    return true
  })
}
