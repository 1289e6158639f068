import { appError } from '../http/errors/app-error.ts'

/** Runs work when a slot is free; answers 503 to callers that waited too long. */
export type ConcurrencyLimiter = <T>(handler: () => Promise<T>) => Promise<T>

/** At most `size` at a time; the others wait in order, each at most `waitMs`. */
export function createConcurrencyLimiter(size: number, waitMs: number): ConcurrencyLimiter {
  let running = 0
  const waiting = new Set<() => void>()

  function waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        waiting.delete(start)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(appError('unavailable'))
      }, waitMs)
      waiting.add(start)
    })
  }

  return async (handler) => {
    // A finishing call passes its slot to the next waiter, so a slot is never free while somebody waits.
    if (running >= size) await waitForTurn()
    else running += 1
    try {
      return await handler()
    } finally {
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
  }
}

/** Wraps a handler in the limiter for expensive searches. */
export function limited<RequestContext, Answer>(
  limit: ConcurrencyLimiter,
  handler: (ctx: RequestContext) => Promise<Answer>,
) {
  return (ctx: RequestContext): Promise<Answer> => limit(() => handler(ctx))
}
