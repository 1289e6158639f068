/** What was suppressed since the last `drain`; `key` is null for keys beyond the limit. */
export interface Repeats {
  event: string
  key: string | null
  left: number
}

export interface RepeatLimiter {
  /** True for the first few of this event and key since the last `drain`. */
  admit(event: string, key: string): boolean
  /** A summary of the suppressed lines. Resets all counts. */
  drain(): Repeats[]
}

/** Keeps repeated lines from filling the disk: memory and lines are bounded however many keys an attacker invents. */
export function openRepeatLimiter(limits: { perKey: number; keys: number }): RepeatLimiter {
  const seen = new Map<string, Repeats & { count: number }>()

  function entryOf(event: string, key: string): Repeats & { count: number } {
    const name = `${event} ${key}`
    const isTold = seen.has(name) || seen.size < limits.keys
    const [place, told] = isTold ? [name, key] : [event, null]
    const entry = seen.get(place) ?? { event, key: told, left: 0, count: 0 }
    seen.set(place, entry)
    return entry
  }

  return {
    admit(event, key) {
      const entry = entryOf(event, key)
      entry.count += 1
      const isAdmitted = entry.key !== null && entry.count <= limits.perKey
      if (!isAdmitted) entry.left += 1
      return isAdmitted
    },
    drain() {
      const repeats = [...seen.values()].filter(({ left }) => left > 0)
      seen.clear()
      return repeats.map(({ event, key, left }) => ({ event, key, left }))
    },
  }
}
