import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Pushed } from './push-service.ts'

export interface PageAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Chromium asks its maker's push service for an address, which no test may reach: here the test's own hands it
 * out. All else is the browser's: its permission, its worker, its notifications.
 */
export async function givePushes(
  context: BrowserContext,
  subscribe: (publicKey: string) => PageAddress,
): Promise<void> {
  await context.grantPermissions(['notifications'])
  await context.exposeFunction('testSubscribe', subscribe)
  await context.addInitScript(() => {
    const key = 'test.subscription'
    interface Kept extends PageAddress {
      publicKey: string
    }
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const asSubscription = ({ endpoint, p256dh, auth, publicKey }: Kept) => ({
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => {
        localStorage.removeItem(key)
        return Promise.resolve(true)
      },
    })
    const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    const manager = PushManager.prototype as unknown as Record<string, unknown>
    manager['getSubscription'] = () => {
      const known = kept()
      return Promise.resolve(known && asSubscription(known))
    }
    manager['subscribe'] = async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const known = kept()
      if (known) return asSubscription(known)
      const ask = (window as unknown as { testSubscribe: (key: string) => Promise<PageAddress> })
        .testSubscribe
      const fresh = { ...(await ask(applicationServerKey)), publicKey: applicationServerKey }
      localStorage.setItem(key, JSON.stringify(fresh))
      return asSubscription(fresh)
    }
  })
}

/** Hands the opened message to the page's worker, as the browser does when its push service brings one. */
export async function deliver(session: CDPSession, page: Page, shown: Pushed['shown']): Promise<void> {
  const origin = new URL(page.url()).origin
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
    void session.send('ServiceWorker.enable')
  })
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(shown),
  })
}

/** What stands on the phone's screen. */
export function notificationsOn(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
  })
}
