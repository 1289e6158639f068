import { accounts } from '../../accounts/accounts.manifest.tsx'
import { privacy } from '../../consents/privacy.manifest.tsx'
import { firstAid } from '../../emergency/first-aid.manifest.tsx'
import { verify } from '../../prescriptions/verify.manifest.tsx'
import { openShare } from '../../shares/open-share.manifest.tsx'
import { familyMark } from '../../platform/storage/profile-mark.ts'
import type { LazyScreenManifest } from '../../platform/manifest/manifest.ts'

const screens = [
  ...accounts.screens,
  ...privacy.screens,
  ...firstAid.screens,
  ...verify.screens,
  ...openShare.screens,
]

/**
 * The screens for guests. The sign-in bundle knows only these, to keep /login small; the rest comes with
 * inside.tsx. On a shared phone this returns none, so inside.tsx also shows the sign-in, with the profile list.
 */
export function findGuestScreen(path: string): LazyScreenManifest | undefined {
  const plain = path.replace(/(?<=.)\/$/, '')
  // `/verify/:code`; not by routing.ts, which the sign-in pages do not load.
  const folder = `${plain.slice(0, plain.lastIndexOf('/'))}/:`
  return screens.find((screen) => !familyMark() && (screen.path === plain || screen.path.startsWith(folder)))
}

/** The code in the path, where it has one. */
export function paramsOf(path: string): Record<string, string> {
  return { code: path.split('/')[2] ?? '' }
}
