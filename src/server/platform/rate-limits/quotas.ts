import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Operation, Quota } from '../operations/operation.ts'
import { appError } from '../http/errors/app-error.ts'

/** Who is counted for the use of an endpoint; `network` as in network.ts. */
export interface Caller {
  personId: string | null
  network: string
}

export interface Quotas {
  // Both throw 429 `tooManyRequests` with the seconds to wait when there were too many.
  /** Counts a write before its body is validated, since invalid ones cost as much. */
  spendWrite(operation: Pick<Operation, 'method' | 'access'>, caller: Caller): Promise<void>
  /** Counts one valid request to an endpoint with its own quotas. */
  spendUse(operation: Pick<Operation, 'name' | 'quotas'>, caller: Caller): Promise<void>
}

// Sized for a phone that was offline for a week and sends its whole queue at once; answers are kept for 30 days.
const writesOfPerson: readonly Quota[] = [
  { per: 'person', most: 120, seconds: 60 },
  { per: 'person', most: 2_000, seconds: 24 * 60 * 60 },
  // Wide, since a village shares one address. Stops many accounts from being used to bypass the limit per person.
  { per: 'address', most: 3_000, seconds: 60 },
]
const writesOfStrangers: readonly Quota[] = [{ per: 'address', most: 300, seconds: 60 }]

/**
 * Counted in memory by each server instance: a write costs no extra statement, two instances allow twice as much, and
 * a restart resets the counts. What must hold across instances (password guesses) is counted in PostgreSQL.
 */
export function openQuotas(isOn: boolean): Quotas {
  const limiters = new Map<string, RateLimiterMemory>()

  function limiterOf(scope: string, { per, most, seconds }: Quota): RateLimiterMemory {
    const keyPrefix = `${scope} ${per} ${seconds}`
    const limiter =
      limiters.get(keyPrefix) ?? new RateLimiterMemory({ keyPrefix, points: most, duration: seconds })
    limiters.set(keyPrefix, limiter)
    return limiter
  }

  async function spendOf(scope: string, quotas: readonly Quota[], caller: Caller): Promise<void> {
    for (const quota of quotas) {
      const key = quota.per === 'person' ? caller.personId : caller.network
      if (key !== null) await consume(limiterOf(scope, quota), key)
    }
  }

  return {
    async spendWrite({ method, access }, caller) {
      if (!isOn || method !== 'POST') return
      if (access === 'anyone') await spendOf('writes of strangers', writesOfStrangers, caller)
      else await spendOf('writes', writesOfPerson, caller)
    },
    async spendUse({ name, quotas = [] }, caller) {
      if (isOn) await spendOf(name, quotas, caller)
    },
  }
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (stopped) {
    if (!(stopped instanceof RateLimiterRes)) throw stopped
    const retryAfterSeconds = Math.max(1, Math.ceil(stopped.msBeforeNext / 1000))
    throw appError('tooManyRequests', { details: { retryAfterSeconds } })
  }
}
