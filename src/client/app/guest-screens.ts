import { accounts } from '../accounts/accounts.feature.tsx'
import type { LazyScreenDoor } from '../platform/feature.ts'

/**
 * What a person without a session may see. The entrance bundle knows this room only: everything behind the
 * sign-in comes with inside.tsx, so that /login stays light.
 */
export function findGuestScreen(path: string): LazyScreenDoor | undefined {
  return accounts.screens.find((screen) => screen.path === path.replace(/(?<=.)\/$/, ''))
}
