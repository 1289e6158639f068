import { useEffect, useState } from 'react'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import {
  findProfileState,
  settle,
  restoreProfile,
  type ProfileState,
} from '../../platform/profiles/profiles.ts'
import { watchIdle } from '../../platform/profiles/auto-lock.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadMessages } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/browser/navigation.tsx'
import { currentToken, signIn } from '../../platform/session/session-store.ts'
import { Icon } from '../../ui/icons/icon.tsx'

/** On a shared phone: a line on every page that asks a user without a PIN to set one. */
export function FamilyLine({ path }: { path: string }) {
  const { t } = useText()
  const [profileState, setProfileState] = useState<ProfileState>('member')
  useEffect(() => {
    findOut().then(setProfileState, () => undefined)
    // The phone may just have become a shared one in another tab.
    void watchIdle()
  }, [])
  if (profileState === 'member' || profileState === 'once' || path === '/family') return null
  return (
    <Link
      to="/family"
      data-print="no"
      className="flex min-h-12 flex-wrap items-center justify-center gap-x-2 border-b border-mustard bg-mustard-tint px-4 py-2 text-sm font-semibold text-ink"
    >
      <Icon name="users" />
      <span>{t(`family.line.${profileState === 'closed' ? 'closed' : 'stranger'}`)}</span>
      <Icon name="chevron-right" />
    </Link>
  )
}

/** Tries the restore again: the network may have failed at the sign-in. */
async function findOut(): Promise<ProfileState> {
  const [profileState] = await Promise.all([
    settle().then(findProfileState),
    loadMessages(messageBundle('family')),
  ])
  const token = currentToken()
  if (profileState !== 'closed' || token === null || !(await restoreProfile(token))) return profileState
  signIn(token)
  return findProfileState()
}
