import { accounts } from '../../accounts/accounts.manifest.tsx'
import { familyMark } from '../../platform/storage/profile-mark.ts'
import type { LazyScreenManifest } from '../../platform/manifest/manifest.ts'

/**
 * What a person without a session may see. The sign-in pages bundle knows this feature only: everything behind the
 * sign-in comes with inside.tsx, so that /login stays light. On a phone that several people share everything does:
 * the sign-in there asks who it is, and lies on the phone.
 */
export function findGuestScreen(path: string): LazyScreenManifest | undefined {
  return accounts.screens.find((screen) => !familyMark() && screen.path === path.replace(/(?<=.)\/$/, ''))
}
