import { serverNow } from '../clock/server-clock.ts'
import { currentSession } from '../session/session-store.ts'
import { unsealValue } from '../keyring/encryption.ts'
import * as profileStore from '../keyring/profile-store.ts'
import type { ProfileHeader } from '../keyring/profile-store.ts'

/** A profile as shown to the other users. */
export interface Profile {
  place: string
  name: string
  /** pin: opens with the PIN. signIn: no PIN, or the session has ended; needs the password. */
  opensBy: 'pin' | 'signIn'
}

/** Web Crypto and Web Locks need https. */
export function canShare(): boolean {
  return 'indexedDB' in window && 'locks' in navigator && (crypto.subtle as object | undefined) !== undefined
}

/** The other profiles on this phone, without the active one. */
export async function listProfiles(): Promise<Profile[]> {
  const [members, active, device] = await Promise.all([
    profileStore.listMembers(),
    profileStore.findActive(),
    profileStore.deviceKeys(),
  ])
  const others = members.filter(({ place, isGone }) => !isGone && place !== active?.place)
  return Promise.all(
    others.map(async ({ place, card: profileHeader, lock }) => {
      const { name, endsMs } = (await unsealValue(device.seal, profileHeader)) as ProfileHeader
      const isOpen = lock !== null && endsMs > serverNow()
      return { place, name, opensBy: isOpen ? ('pin' as const) : ('signIn' as const) }
    }),
  )
}

/** once: chose no PIN. stranger: not asked yet. closed: has data here that needs a fresh sign-in. */
export type ProfileState = 'member' | 'noPin' | 'once' | 'stranger' | 'closed'

/** The state of the signed-in user's profile on this phone. */
export async function findProfileState(): Promise<ProfileState> {
  const id = currentSession()?.person.id ?? ''
  const [active, member] = await Promise.all([profileStore.findActive(), profileStore.findMemberOf(id)])
  if (active?.person === id && member) {
    if (member.isOnce) return 'once'
    return member.lock ? 'member' : 'noPin'
  }
  return member ? 'closed' : 'stranger'
}
