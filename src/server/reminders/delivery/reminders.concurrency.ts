/** So many messages of one server are on their way at the same time: each waits for an answer, none for another. */
const most = 192
/** With so many on their way to one push service it gets no more for now: one that is silent leaves room for others. */
const maxToOne = 64

/** The messages that are on their way. */
export interface ConcurrencyLimiter {
  take(service: string, work: Promise<void>): void
  /** The push services that have enough on their way. */
  full(): string[]
  /** Waits until so many more may be taken. */
  roomFor(count: number): Promise<void>
  /** Waits until one more is done; not at all when none is on its way. */
  nextFree(): Promise<void>
  /** Throws what went wrong first, once none is on its way any more. */
  allFree(): Promise<void>
}

export function openConcurrencyLimiter(): ConcurrencyLimiter {
  const ways = new Map<string, Set<Promise<void>>>()
  const failures: unknown[] = []
  const all = () => Array.from(ways.values()).flatMap((set) => Array.from(set))
  async function nextFree(): Promise<void> {
    const under = all()
    // Of none, a race is never over.
    if (under.length > 0) await Promise.race(under)
  }

  return {
    take(service, work) {
      const set = ways.get(service) ?? new Set()
      const done = keep(work)
      ways.set(service, set.add(done))

      async function keep(one: Promise<void>): Promise<void> {
        await one.catch((error: unknown) => void failures.push(error))
        set.delete(done)
        if (set.size === 0) ways.delete(service)
      }
    },
    full: () => Array.from(ways).flatMap(([service, set]) => (set.size >= maxToOne ? [service] : [])),
    async roomFor(count) {
      while (all().length > most - count) await nextFree()
    },
    nextFree,
    async allFree() {
      await Promise.all(all())
      if (failures.length > 0) throw failures[0]
    },
  }
}
