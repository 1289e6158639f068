import { appError } from '../http/errors/app-error.ts'

export interface StreamLimits {
  /** Counts an event stream as open until the returned function is called. Throws 429 when there are too many. */
  take(personId: string, network: string): () => void
}

/** Per server instance. Ten screens of one person; a village may share one address. */
export const streamLimits = { perPerson: 10, perAddress: 2_000 }

/** The stream of a phone that lost its network is detected within minutes. */
const retryAfterSeconds = 60

/** `null` counts nothing. */
export function openStreamLimits(limits: typeof streamLimits | null): StreamLimits {
  const open = new Map<string, number>()
  const countOf = (key: string) => open.get(key) ?? 0
  const change = (key: string, by: number) => {
    const count = countOf(key) + by
    if (count > 0) open.set(key, count)
    else open.delete(key)
  }
  return {
    take(personId, network) {
      const keys = [`person ${personId}`, `network ${network}`] as const
      const [person, address] = keys
      const isFull = limits && (countOf(person) >= limits.perPerson || countOf(address) >= limits.perAddress)
      if (isFull) throw appError('tooManyRequests', { details: { retryAfterSeconds } })
      for (const key of keys) change(key, 1)
      let isOpen = true
      return () => {
        if (isOpen) for (const key of keys) change(key, -1)
        isOpen = false
      }
    },
  }
}
