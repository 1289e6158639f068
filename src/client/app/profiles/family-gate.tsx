import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { findProfileState, enablePin, settle, type ProfileState } from '../../platform/profiles/profiles.ts'
import { watchIdle } from '../../platform/profiles/auto-lock.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { GuestFrame } from '../shell/guest-frame.tsx'
import { NoPinYet } from './no-pin-yet.tsx'

/** Open without a PIN: who needs help chooses nothing first. */
const openPath = '/emergency'

/** On a phone that several share nobody sees or says anything before it is clear what becomes of it afterwards. */
export function FamilyGate({ path, children }: { path: string; children: ReactNode }) {
  const id = useSession()?.person.id
  const [found, setFound] = useState<{ id: string | undefined; profileState: ProfileState } | null>(null)
  const look = useCallback(() => {
    const show = (profileState: ProfileState) => setFound({ id, profileState })
    // Where this cannot be found out, nobody is kept from what is theirs: it is asked for on every page.
    findOut().then(show, () => show('noPin'))
  }, [id])
  useEffect(look, [look])
  if (path === openPath) return children
  if (found?.id !== id) return null
  if (found?.profileState !== 'stranger') return children
  async function choose(pin: string | null): Promise<void> {
    await enablePin(pin)
    look()
  }
  return (
    <GuestFrame path={path}>
      <NoPinYet onChosen={choose} />
    </GuestFrame>
  )
}

async function findOut(): Promise<ProfileState> {
  // First of all: the tab may have been killed, or asleep, for longer than the phone stays open.
  await watchIdle()
  const [profileState] = await Promise.all([
    settle().then(findProfileState),
    loadMessages(messageBundle('family')),
  ])
  return profileState
}
