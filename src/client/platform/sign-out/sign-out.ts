import { logout } from '../../../shared/accounts/accounts.endpoints.ts'
import { call } from '../api/api.ts'
import { forgetSession } from '../session/session-store.ts'

/** Ends the session here at once, and on the server as soon as it can be reached. */
export function signOut(): void {
  // Asked first, because the call takes the token with it; an unreachable server must not keep anyone in.
  // What it could not be told, it would go on doing: this browser then takes its messages no more. The code for it
  // lies on the device of whoever switched them on.
  call(logout)
    .catch(() => import('../push/push-subscription.ts').then((pushes) => pushes.silencePushes()))
    .catch(() => undefined)
  forgetSession()
}
