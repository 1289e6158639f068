import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import type { Pushed } from './push-service.ts'

export interface PageAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Chromium gets endpoints from its vendor's push service, which no test may contact: here the test's own service
 * provides one. Everything else is the browser's: permission, service worker, notifications.
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

/** Delivers the decrypted message to the page's worker, as the browser does for its push service. */
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

/** The notifications shown on the phone. */
export function notificationsOn(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
  })
}

/** Dispatches an event to the worker and awaits its `waitUntil`, which by itself rejects untrusted events. */
const tell = `async (event) => {
  const work = []
  Object.defineProperty(event, 'waitUntil', { value: (one) => work.push(one) })
  self.dispatchEvent(event)
  await Promise.all(work)
}`

/**
 * Presses the notification. Returns what the worker then asked of the browser, which opens and focuses windows only
 * for real input.
 */
export function pressRing(worker: Worker): Promise<string[]> {
  return worker.evaluate(`(async () => {
    const asked = []
    self.clients.openWindow = async (path) => void asked.push('open ' + path)
    WindowClient.prototype.focus = async function () { asked.push('focus ' + new URL(this.url).pathname) }
    const [notification] = await self.registration.getNotifications()
    await (${tell})(new NotificationEvent('notificationclick', { notification }))
    return asked
  })()`)
}

/** The browser changes the page's endpoint and revokes the old one. */
export async function moveAddress(
  page: Page,
  worker: Worker,
  old: PageAddress,
  next: PageAddress,
): Promise<void> {
  await page.evaluate((moved) => {
    const key = 'test.subscription'
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...moved }))
  }, next)
  const said = JSON.stringify({ old, next })
  await worker.evaluate(`(async () => {
    const asSubscription = ({ endpoint, p256dh, auth }) => ({ options: {}, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) })
    const { old, next } = ${said}
    const event = new ExtendableEvent('pushsubscriptionchange')
    Object.assign(event, { oldSubscription: asSubscription(old), newSubscription: asSubscription(next) })
    await (${tell})(event)
  })()`)
}
