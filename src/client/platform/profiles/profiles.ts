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

/** What became of a PIN. over: it was right, but the session has ended. */
export type Entered = { kind: 'in' } | { kind: 'over' } | { kind: 'wrong'; left: number }

/**
 * Whoever is signed in gets a place of their own behind this PIN; the first one makes it a family's phone. null: they
 * are here only once, and what they leave unsent opens with their password alone.
 */
export function enablePin(pin: string | null): Promise<void> {
  return withLock('family', async () => {
    const person = currentSession()?.person
    if (!person) return
    const dataKey = newDataKey()
    // Needs the network: so it comes first, and nothing is changed when there is none.
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
    // A log-out takes this away, the end of a session does not: see profile-switch.ts.
    store(lastPersonKey, person.id)
    await sealKept(person.id).catch(() => undefined)
    await reencryptAll()
    // What waits here is the only copy; some browsers ask the person, most decide by themselves.
    await navigator.storage.persist().catch(() => false)
  })
}

/** A PIN in the place of the old one, or of one that is forgotten. False: the old one is wrong. */
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

/** Seals everything of whoever is at the phone, and asks who is next. */
export function lockNow(): Promise<void> {
  return withLock('family', async () => {
    await lockProfile()
    forgetSession()
  })
}

/** Nobody touched the phone for too long: put away as by hand, but that whoever is back finds the page they were on. */
export function lockIfIdle(): Promise<void> {
  return withLock('family', async () => {
    // Asked again: another tab may have been first, and somebody may be back already.
    if (!isIdle()) return
    rememberCut({ path: location.pathname + location.search, id: holderHere() })
    const isMember = (await findProfileState()) === 'member'
    await lockProfile()
    forgetSession()
    if (isMember) navigate('/login?locked', { replace: true })
  })
}

/** What a killed tab, an ended session or a log-out left half done is done now. Nothing, if all is well. */
export function settle(): Promise<void> {
  return withLock('family', recover)
}

/** Another person's PIN; whoever is at the phone is put away first. */
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
 * Somebody has signed in with their password: what is theirs on this phone is opened to them, whatever became of the
 * PIN. Before the app knows of the sign-in, so that it begins with all of it. False: the server could not help.
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

/** The phone has one user again. False: others still have something here. */
export function stopSharing(): Promise<boolean> {
  return withLock('family', async () => {
    const [active, members] = await Promise.all([profileStore.findActive(), profileStore.listMembers()])
    if (members.some(({ place }) => place !== active?.place)) return false
    await reencryptAll(asPlainRow)
    if (active) forgetRead(active.place)
    markFamily(null)
    // What another tab laid down in between.
    await reencryptAll()
    await profileStore.removeAll()
    return true
  })
}
