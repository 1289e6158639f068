import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Operation, Quota } from '../operations/operation.ts'
import { appError } from '../http/errors/app-error.ts'

/** Whose use of an endpoint is counted; `network` as network.ts says it. */
export interface Caller {
  personId: string | null
  network: string
}

export interface Quotas {
  // Both throw 429 `tooManyRequests` with the seconds to wait when there were too many.
  /** Counts a write before its body is looked at: broken ones cost as much. */
  spendWrite(operation: Pick<Operation, 'method' | 'access'>, caller: Caller): Promise<void>
  /** Counts one use of an endpoint that has quotas of its own, once it is well-formed. */
  spendUse(operation: Pick<Operation, 'name' | 'quotas'>, caller: Caller): Promise<void>
}

// A phone that was away for a week sends what waited at once; each answer is kept for 30 days.
const writesOfPerson: readonly Quota[] = [
  { per: 'person', most: 120, seconds: 60 },
  { per: 'person', most: 2_000, seconds: 24 * 60 * 60 },
  // Wide: a village shares one address. It stops who makes accounts to go round the limit of each.
  { per: 'address', most: 3_000, seconds: 60 },
]
const writesOfStrangers: readonly Quota[] = [{ per: 'address', most: 300, seconds: 60 }]

/**
 * Counted in memory by each copy of the server: a write costs no further statement, two copies allow twice as much,
 * and a restart forgets. What must hold across them (guesses at a password) is counted in PostgreSQL.
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
