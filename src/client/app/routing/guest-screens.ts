import { accounts } from '../../accounts/accounts.manifest.tsx'
import { privacy } from '../../consents/privacy.manifest.tsx'
import { firstAid } from '../../emergency/first-aid.manifest.tsx'
import { familyMark } from '../../platform/storage/profile-mark.ts'
import type { LazyScreenManifest } from '../../platform/manifest/manifest.ts'

const screens = [...accounts.screens, ...privacy.screens, ...firstAid.screens]

/**
 * The screens for guests. The sign-in bundle knows only these, to keep /login small; the rest comes with
 * inside.tsx. On a shared phone this returns none, so inside.tsx also shows the sign-in, with the profile list.
 */
export function findGuestScreen(path: string): LazyScreenManifest | undefined {
  return screens.find((screen) => !familyMark() && screen.path === path.replace(/(?<=.)\/$/, ''))
}
