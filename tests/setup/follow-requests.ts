import type { Page } from '@playwright/test'

/** The page's requests in flight; leaves out the event stream, which never ends. */
export function followRequests(page: Page): Set<string> {
  const underWay = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/stream')) underWay.add(request.url())
  })
  page.on('requestfinished', (request) => underWay.delete(request.url()))
  page.on('requestfailed', (request) => underWay.delete(request.url()))
  return underWay
}

/** Waits until no request has been in flight for a second: between a file and those it asks for there is a pause. */
export async function noRequestsLeft(page: Page, underWay: ReadonlySet<string>): Promise<void> {
  const pauseMs = 100
  for (let quiet = 0; quiet < 1000; quiet = underWay.size === 0 ? quiet + pauseMs : 0)
    await page.waitForTimeout(pauseMs)
}
