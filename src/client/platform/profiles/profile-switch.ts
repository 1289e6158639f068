import { deleteDB } from 'idb'
import { logout } from '../../../shared/accounts/accounts.endpoints.ts'
import { call } from '../api/api.ts'
import { setLanguage } from '../i18n/language.ts'
import { countIn, reencryptAll } from '../outbox/reencrypt.ts'
import { currentSession, currentToken, forgetSession } from '../session/session-store.ts'
import { readStored, store } from '../storage/storage.ts'
import {
  clear,
  takeSnapshot,
  lastPersonKey,
  restoreSnapshot,
  markFamily,
  nobody,
  tokenIn,
} from './profile-storage.ts'
import { familyMark } from '../storage/profile-mark.ts'
import { keysFrom, sealValue, unsealValue, type Bytes } from '../keyring/encryption.ts'
import * as profileStore from '../keyring/profile-store.ts'
import type { Active, ProfileHeader, Member, ProfileSnapshot } from '../keyring/profile-store.ts'
import { readToken } from '../session/token.ts'

// Unlocks and locks profiles; called under the lock taken in profiles.ts, one tab at a time.

/** Finishes what a killed tab, an ended session or an interrupted sign-out left half done. */
export async function recover(): Promise<void> {
  const mark = familyMark()
  if (mark === '') return
  const [active, person] = [await profileStore.findActive(), currentSession()?.person.id]
  if (active && active.person === person) {
    markFamily(active.place)
    await reencryptAll()
  } else if (active && mark === nobody) await profileStore.settleActive(null, null)
  else if (active) await (readStored(lastPersonKey) === null ? removeProfile(active) : lockProfile())
  else if (mark !== nobody) {
    empty()
    if (person !== undefined) forgetSession()
  }
}

/** Restores a profile, including its token, so that other tabs follow at once. */
export async function unlockProfile(
  member: Member,
  dataKey: Bytes,
  snapshot: ProfileSnapshot,
  token: string,
): Promise<void> {
  const { place } = member
  const { person } = readToken(token)
  const keys = await keysFrom(dataKey)
  const profileHeader = await renewProfileHeader(member, token)
  // The snapshot is kept until the next one replaces it: a killed tab loses nothing.
  await profileStore.settleActive(
    { place, person, ...keys },
    { ...member, card: profileHeader, tries: 0, isGone: false },
  )
  // Left by a user without a PIN whose session just ended.
  clear()
  restoreSnapshot(snapshot)
  markFamily(place)
  store('token', token)
  await reencryptAll()
  // The language's messages may not be cached, and there may be no network.
  await setLanguage(snapshot.language).catch(() => undefined)
}

/** Encrypts the active profile's data; deletes it when the profile has no PIN. */
export async function lockProfile(): Promise<void> {
  const active = await profileStore.findActive()
  const member = active && (await profileStore.findMember(active.place))
  if (active && member?.isOnce) {
    // Nothing keeps their token. Without a network it just expires.
    if (currentToken() !== null) call(logout).catch(() => undefined)
    return removeProfile(active)
  }
  if (active && member) {
    await reencryptAll()
    const snapshot = takeSnapshot()
    const profileHeader = await renewProfileHeader(member, tokenIn(snapshot) ?? null)
    await profileStore.settleActive(null, {
      ...member,
      card: profileHeader,
      snapshot: await sealValue(active.seal, snapshot),
    })
  }
  // Answers from before the phone was shared, or of a user whose profile could not be unlocked.
  forgetRead('')
  forgetRead(nobody)
  empty()
}

/** Removes a profile that signed out; keeps only its unsent writes. */
async function removeProfile({ place }: Active): Promise<void> {
  await reencryptAll()
  const member = await profileStore.findMember(place)
  const hasLeft = (await countIn(place)) > 0
  forgetRead(place)
  const rest =
    hasLeft && member ? { ...member, lock: null, snapshot: null, isGone: true, isOnce: false } : place
  await profileStore.settleActive(null, rest)
  empty()
}

/** Clears web storage: no active profile. */
function empty(): void {
  markFamily(nobody)
  clear()
}

/** Not awaited: a frozen tab may block the deletion. */
export function forgetRead(place: string): void {
  void deleteDB(`nabz-kept${place}`)
}

/** Deletes the answers of an ended session; unsent writes and drafts stay. */
export async function forgetSessionOf(member: Member): Promise<void> {
  forgetRead(member.place)
  const profileHeader = await renewProfileHeader(member, null)
  await profileStore.changeMember(member.place, (known) => ({ ...known, card: profileHeader }))
}

async function renewProfileHeader(member: Member, token: string | null): Promise<Bytes> {
  const { seal } = await profileStore.deviceKeys()
  const { name } = (await unsealValue(seal, member.card)) as ProfileHeader
  return sealProfileHeader(name, token)
}

export async function sealProfileHeader(name: string, token: string | null): Promise<Bytes> {
  const { seal } = await profileStore.deviceKeys()
  const profileHeader: ProfileHeader = { name, endsMs: token === null ? 0 : readToken(token).endsMs }
  return sealValue(seal, profileHeader)
}
