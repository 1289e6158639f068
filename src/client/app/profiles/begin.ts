import { landingPath } from '../../../shared/accounts/accounts.rules.ts'
import { navigate } from '../../platform/browser/navigation.tsx'
import { currentSession, readCut, rememberCut } from '../../platform/session/session-store.ts'

/** After unlocking: goes to the page where the profile was locked, else to the role's start page. */
export function begin(how: { replace?: boolean } = {}): void {
  const cut = readCut()
  rememberCut(null)
  navigate(cut?.path ?? landingPath(currentSession()?.person.role ?? 'patient'), how)
}
