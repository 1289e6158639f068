const firstMs = 1_000
const longestMs = 30_000

/** How long to wait before try number `failures` (from 1): doubling, with jitter so that a village does not call at once. */
export function waitBefore(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1))
  return Math.max(firstMs, Math.round(ceiling * (0.5 + random() / 2)))
}
