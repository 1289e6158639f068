import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { findProfileState, enablePin, settle, type ProfileState } from '../../platform/profiles/profiles.ts'
import { watchIdle } from '../../platform/profiles/auto-lock.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { GuestFrame } from '../shell/guest-frame.tsx'
import { NoPinYet } from './no-pin-yet.tsx'

/** Open without a PIN: an emergency needs no login first. */
const openPath = '/emergency'

/** On a shared phone: hides the app until the user has chosen a PIN or none. */
export function FamilyGate({ path, children }: { path: string; children: ReactNode }) {
  const id = useSession()?.person.id
  const [found, setFound] = useState<{ id: string | undefined; profileState: ProfileState } | null>(null)
  const look = useCallback(() => {
    const show = (profileState: ProfileState) => setFound({ id, profileState })
    // If the state cannot be read, let the user in; every page then asks for a PIN.
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
  // First, because the tab may have been killed or frozen for longer than the lock time.
  await watchIdle()
  const [profileState] = await Promise.all([
    settle().then(findProfileState),
    loadMessages(messageBundle('family')),
  ])
  return profileState
}
