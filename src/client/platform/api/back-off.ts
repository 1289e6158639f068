const firstMs = 1_000
const longestMs = 30_000

/** Exponential back-off after `failures` failures (from 1), with jitter so that phones do not retry all at once. */
export function waitBefore(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1))
  return Math.max(firstMs, Math.round(ceiling * (0.5 + random() / 2)))
}
