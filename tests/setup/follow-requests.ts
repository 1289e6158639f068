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
