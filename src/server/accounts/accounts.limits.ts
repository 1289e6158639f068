import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { phoneTyped, uniqueKey } from '../../shared/accounts/accounts.rules.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { AppError, endpointError } from '../platform/http/errors/app-error.ts'
import { login } from './accounts.operations.ts'

/**
 * Wrong passwords. Few per account from one address or known device. The limits per account and per address, which
 * attackers can use up, never close completely: a few tries a minute remain. A village shares an address.
 */
export const signInLimits = {
  perAccountAndDevice: { points: 10, duration: 15 * 60 },
  perAccountAndAddress: { points: 10, duration: 15 * 60 },
  perAccount: { points: 40, duration: 15 * 60 },
  perAccountBeyond: { points: 2, duration: 60 },
  perAddress: { points: 100, duration: 15 * 60 },
  perAddressBeyond: { points: 30, duration: 60 },
  /** Codes of the second factor: only who knows the password gets that far, so it may close completely. */
  perSecondFactor: { points: 10, duration: 60 * 60 },
} as const

export interface SignInTry {
  identifier: string
  network: string
  /** The browser, if this account has signed in with it before. */
  knownDevice: string | null
  /** Counted apart from passwords: who forgot theirs has used up those tries. */
  purpose?: 'recovery'
}

export interface SignInLimits {
  /**
   * Counts a try before the password is checked; throws when there were too many. After a correct password, call the
   * returned function: it resets the account's counts and refunds this try to the address. Where the name is a phone
   * number it refunds this try alone: others may share the number, and must not be guessed at for ever by one of them.
   */
  count(tried: SignInTry): Promise<() => Promise<void>>
  /**
   * The same at a sign-in with a phone number. When strangers have used up its tries, a known device has some of its
   * own, `onlyKnown`: for the accounts that have signed in with it.
   */
  countPhone(tried: SignInTry): Promise<{ giveBack: () => Promise<void>; onlyKnown: boolean }>
  /** Counts a code of the second factor; the returned function resets the count. */
  countCode(personId: string): Promise<() => Promise<void>>
  /** Resets the counts of the account from here, after its password was set anew; not those of a phone number. */
  forget(tried: SignInTry): Promise<void>
}

/** In PostgreSQL, so that the limits hold across servers and restarts. */
export function openSignInLimits(appContext: AppContext): SignInLimits {
  const limiter = (name: keyof typeof signInLimits, keyPrefix: string) =>
    openLimiter(appContext, keyPrefix, signInLimits[name])
  const perDevice = limiter('perAccountAndDevice', 'account-device')
  const perAccountAndAddress = limiter('perAccountAndAddress', 'account-address')
  const perAccount = limiter('perAccount', 'account')
  const perAccountBeyond = limiter('perAccountBeyond', 'account-beyond')
  const perAddress = limiter('perAddress', 'address')
  const perAddressBeyond = limiter('perAddressBeyond', 'address-beyond')
  const perSecondFactor = limiter('perSecondFactor', 'second-factor')
  // Hashed, because people type their password into the wrong field.
  const keyOf = (...texts: string[]) => appContext.keys.digest(texts.join('\n')).toString('base64url')

  async function countStranger(name: string, network: string): Promise<() => Promise<void>> {
    const [pair, account, address] = [keyOf(name, network), keyOf(name), keyOf(network)]
    // The narrowest limit first: a caller stopped by it uses up nobody else's tries.
    await spend(perAccountAndAddress, pair)
    const spentAddress = await spendOneOf(perAddress, perAddressBeyond, address)
    const spentAccount = await spendOneOf(perAccount, perAccountBeyond, account)
    return async () => {
      await spentAddress.reward(address)
      if (isShareable(name)) {
        await perAccountAndAddress.reward(pair)
        await spentAccount.reward(account)
      } else {
        await perAccountAndAddress.delete(pair)
        await perAccount.delete(account)
      }
    }
  }

  /** Null when the device has used up its tries, too. */
  async function countDevice(name: string, knownDevice: string): Promise<(() => Promise<void>) | null> {
    const key = keyOf(name, 'device', knownDevice)
    if ((await trySpending(perDevice, key)) !== null) return null
    return async () => void (await (isShareable(name) ? perDevice.reward(key) : perDevice.delete(key)))
  }

  return {
    async count(tried) {
      const { network, knownDevice } = tried
      const name = nameOf(tried)
      // Somebody guessing on a stolen phone is treated as unknown from then on.
      const giveBack = knownDevice === null ? null : await countDevice(name, knownDevice)
      return giveBack ?? countStranger(name, network)
    },
    async countPhone(tried) {
      const { network, knownDevice } = tried
      const name = nameOf(tried)
      try {
        return { giveBack: await countStranger(name, network), onlyKnown: false }
      } catch (stopped) {
        if (!(stopped instanceof AppError) || knownDevice === null) throw stopped
        const giveBack = await countDevice(name, knownDevice)
        if (giveBack === null) throw stopped
        return { giveBack, onlyKnown: true }
      }
    },
    async countCode(personId) {
      const key = keyOf(personId)
      await spend(perSecondFactor, key)
      return async () => void (await perSecondFactor.delete(key))
    },
    async forget(tried) {
      const name = nameOf(tried)
      if (isShareable(name)) return
      await perAccountAndAddress.delete(keyOf(name, tried.network))
      await perAccount.delete(keyOf(name))
      if (tried.knownDevice !== null) await perDevice.delete(keyOf(name, 'device', tried.knownDevice))
    },
  }
}

/** However a phone number is written, it is one name; a recovery has tries of its own. */
function nameOf({ identifier, purpose }: SignInTry): string {
  const name = phoneTyped(identifier) ?? uniqueKey(identifier)
  return purpose === undefined ? name : `${purpose}\n${name}`
}

/** A phone number, which may belong to several accounts. */
function isShareable(name: string): boolean {
  return /^\d{10}$/.test(name)
}

function openLimiter(
  appContext: AppContext,
  keyPrefix: string,
  limit: { points: number; duration: number },
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: appContext.store.pool,
    storeType: 'pool',
    tableName: 'sign_in_attempts',
    tableCreated: true,
    keyPrefix,
    ...limit,
  })
}

/** Returns the limiter that was used. */
async function spendOneOf(
  limits: RateLimiterPostgres,
  beyond: RateLimiterPostgres,
  key: string,
): Promise<RateLimiterPostgres> {
  if ((await trySpending(limits, key)) === null) return limits
  await spend(beyond, key)
  return beyond
}

async function spend(limits: RateLimiterPostgres, key: string): Promise<void> {
  const waitMs = await trySpending(limits, key)
  if (waitMs === null) return
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  throw endpointError(login, 'tooManyAttempts', { details: { retryAfterSeconds } })
}

/** Null when within the limit, else the milliseconds to wait. */
async function trySpending(limits: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await limits.consume(key)
    return null
  } catch (stopped) {
    if (!(stopped instanceof RateLimiterRes)) throw stopped
    return stopped.msBeforeNext
  }
}
