/** Messages that one server has in flight at once. */
const most = 192
/** At this many in flight, a push service gets no more for now, so that one that hangs does not block the others. */
const maxToOne = 64

/** The messages in flight. */
export interface ConcurrencyLimiter {
  take(service: string, work: Promise<void>): void
  /** The push services at their limit. */
  full(): string[]
  /** Waits until this many more may be sent. */
  roomFor(count: number): Promise<void>
  /** Waits until one more is done; returns at once when none is in flight. */
  nextFree(): Promise<void>
  /** Waits until none is in flight, then throws the first error, if any. */
  allFree(): Promise<void>
}

export function openConcurrencyLimiter(): ConcurrencyLimiter {
  const ways = new Map<string, Set<Promise<void>>>()
  const failures: unknown[] = []
  const all = () => Array.from(ways.values()).flatMap((set) => Array.from(set))
  async function nextFree(): Promise<void> {
    const under = all()
    // Promise.race of nothing never settles.
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
