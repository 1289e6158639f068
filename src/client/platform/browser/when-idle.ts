/** Runs `work` when the browser is idle, after `atLatestMs` at the latest. */
export function whenIdle(work: () => void, atLatestMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: atLatestMs })
  else setTimeout(work, atLatestMs / 5)
}
