/** Runs when the browser has nothing more urgent to do, after this time at the latest. */
export function whenIdle(work: () => void, atLatestMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: atLatestMs })
  else setTimeout(work, atLatestMs / 5)
}
