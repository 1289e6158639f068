import { landingPath } from '../../../shared/accounts/accounts.rules.ts'
import { navigate } from '../../platform/browser/navigation.tsx'
import { currentSession, readCut, rememberCut } from '../../platform/session/session-store.ts'

/**
 * One of the family is let in: to the page where the phone locked itself, which lay sealed with all that is theirs;
 * else to where their role begins.
 */
export function begin(how: { replace?: boolean } = {}): void {
  const cut = readCut()
  rememberCut(null)
  navigate(cut?.path ?? landingPath(currentSession()?.person.role ?? 'patient'), how)
}
