import { serverNow } from '../clock/server-clock.ts'
import { currentSession } from '../session/session-store.ts'
import { unsealValue } from '../keyring/encryption.ts'
import * as profileStore from '../keyring/profile-store.ts'
import type { ProfileHeader } from '../keyring/profile-store.ts'

/** One of the family, as the others see them. */
export interface Profile {
  place: string
  name: string
  /** pin: it opens with the PIN. signIn: the PIN is gone, or the session is over; the password opens it. */
  opensBy: 'pin' | 'signIn'
}

/** A browser without https has neither the ciphers nor the locks. */
export function canShare(): boolean {
  return 'indexedDB' in window && 'locks' in navigator && (crypto.subtle as object | undefined) !== undefined
}

/** The others who share this phone; not whoever is at it. */
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

/** once: is here without a PIN, by choice. stranger: was not asked yet. closed: their things wait for a fresh sign-in. */
export type ProfileState = 'member' | 'noPin' | 'once' | 'stranger' | 'closed'

/** How whoever is signed in stands to this phone. */
export async function findProfileState(): Promise<ProfileState> {
  const id = currentSession()?.person.id ?? ''
  const [active, member] = await Promise.all([profileStore.findActive(), profileStore.findMemberOf(id)])
  if (active?.person === id && member) {
    if (member.isOnce) return 'once'
    return member.lock ? 'member' : 'noPin'
  }
  return member ? 'closed' : 'stranger'
}
