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

// Who comes to the phone and who goes; under the lock of family.ts, one tab at a time.

/** What a killed tab, an ended session or a log-out left half done is done now. Nothing, if all is well. */
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

/** Opens all of it to them: the token too, so that other tabs follow at once. */
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
  // The snapshot stays until the next one takes its place: a killed tab loses nothing.
  await profileStore.settleActive(
    { place, person, ...keys },
    { ...member, card: profileHeader, tries: 0, isGone: false },
  )
  // Of somebody without a PIN here, whose session just ended.
  clear()
  restoreSnapshot(snapshot)
  markFamily(place)
  store('token', token)
  await reencryptAll()
  // The messages of another language may not be on this phone.
  await setLanguage(snapshot.language).catch(() => undefined)
}

/** Seals everything of whoever is at the phone; of somebody who is here only once, it goes. */
export async function lockProfile(): Promise<void> {
  const active = await profileStore.findActive()
  const member = active && (await profileStore.findMember(active.place))
  if (active && member?.isOnce) {
    // Their token lies nowhere any more. Without a network it ends by itself.
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
  // Of the time before the phone was shared, and of somebody whose own place could not be opened.
  forgetRead('')
  forgetRead(nobody)
  empty()
}

/** Logged out: nothing of them stays, but what they chose to leave unsent. */
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

/** Nobody is at the phone: the small storages forget who was. */
function empty(): void {
  markFamily(nobody)
  clear()
}

/** Not waited for: a sleeping tab may hold on to it. */
export function forgetRead(place: string): void {
  void deleteDB(`nabz-kept${place}`)
}

/** What they read goes with their session; what waits and what they typed stays. */
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
