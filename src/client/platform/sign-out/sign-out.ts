import { logout } from '../../../shared/accounts/accounts.endpoints.ts'
import { call } from '../api/api.ts'
import { forgetSession } from '../session/session-store.ts'

/** Ends the session here at once, and on the server when it can be reached. */
export function signOut(): void {
  // First, because the call needs the token; an unreachable server must not block the sign-out. The server would go on
  // sending notifications then, so unsubscribe this browser. That code is cached wherever notifications were switched
  // on.
  call(logout)
    .catch(() => import('../push/push-subscription.ts').then((pushes) => pushes.silencePushes()))
    .catch(() => undefined)
  forgetSession()
}
