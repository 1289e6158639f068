/** Seeded random choices: kinds and moments of kills are repeatable, their effects on the system are not. */
export interface Random {
  /** From `from` (inclusive) to `to` (exclusive). */
  between(from: number, to: number): number
  int(below: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0

  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const int = (below: number) => Math.floor(next() * below)
  return {
    between: (from, to) => from + next() * (to - from),
    int,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[int(items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    },
    shuffle(items) {
      const shuffled = [...items]
      for (let at = shuffled.length - 1; at > 0; at -= 1) {
        const other = int(at + 1)
        ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
      }
      return shuffled
    },
  }
}
