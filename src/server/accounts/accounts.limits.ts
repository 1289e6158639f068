import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { signInLimits, uniqueKey } from '../../shared/accounts/accounts.rules.ts'
import { login } from './accounts.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { endpointError } from '../platform/http/errors/app-error.ts'

export interface SignInLimits {
  /** Counts a try before the password is looked at; throws the refusal when there were too many. */
  count(identifier: string, network: string): Promise<void>
  /** The password was right: the account starts anew, the address gets this try back. */
  forgive(identifier: string, network: string): Promise<void>
}

/** Kept in PostgreSQL, so that the limits hold across servers and restarts. */
export function openSignInLimits(appContext: AppContext): SignInLimits {
  const perAccountAndAddress = limiter(appContext, 'account-address', signInLimits.perAccountAndAddress)
  const perAccount = limiter(appContext, 'account', signInLimits.perAccount)
  const perAddress = limiter(appContext, 'address', signInLimits.perAddress)
  // Digested: people type their password into the wrong field.
  const keyOf = (...texts: string[]) => appContext.keys.digest(texts.join('\n')).toString('base64url')
  return {
    async count(identifier, network) {
      const name = uniqueKey(identifier)
      // The narrowest first: who is stopped by it costs nobody else a try.
      await spend(perAccountAndAddress, keyOf(name, network))
      await spend(perAddress, keyOf(network))
      await spend(perAccount, keyOf(name))
    },
    async forgive(identifier, network) {
      const name = uniqueKey(identifier)
      await perAccountAndAddress.delete(keyOf(name, network))
      await perAccount.delete(keyOf(name))
      await perAddress.reward(keyOf(network))
    },
  }
}

function limiter(appContext: AppContext, keyPrefix: string, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: appContext.store.pool,
    storeType: 'pool',
    tableName: 'sign_in_attempts',
    tableCreated: true,
    keyPrefix,
    points,
    duration: signInLimits.windowSeconds,
  })
}

async function spend(limits: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limits.consume(key)
  } catch (stopped) {
    if (!(stopped instanceof RateLimiterRes)) throw stopped
    const retryAfterSeconds = Math.max(1, Math.ceil(stopped.msBeforeNext / 1000))
    throw endpointError(login, 'tooManyAttempts', { details: { retryAfterSeconds } })
  }
}
