import type { renewPushSubscription } from '../../../shared/devices/devices.endpoints.ts'
import type { BodyInput } from '../../../shared/kit/endpoint.ts'

/** The push part of the service worker: shows notifications and opens the page that they are about. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null
}
interface Touched extends Lasting {
  notification: Notification
}
interface Moved extends Lasting {
  oldSubscription: PushSubscription | null
  newSubscription: PushSubscription | null
}
interface Window {
  url: string
  focus(): Promise<unknown>
}
interface Worker {
  addEventListener(name: 'push', hear: (event: Pushed) => void): void
  addEventListener(name: 'notificationclick', hear: (event: Touched) => void): void
  addEventListener(name: 'pushsubscriptionchange', hear: (event: Moved) => void): void
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>
    openWindow(path: string): Promise<unknown>
  }
  registration: ServiceWorkerRegistration
}

/** The payload written by src/server/reminders/delivery/reminders.deliveries.ts. */
interface Shown {
  title: string
  body: string
  tag: string
  language: string
  at: number
  /** What to open: alarms say; without it the reminders. */
  path?: string
}

const remindersPath = '/reminders'
const renewPath: (typeof renewPushSubscription)['path'] = '/api/devices/renew'

export function hearPushes(): void {
  const worker = self as unknown as Worker
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event)))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage(worker, pathIn(event.notification)))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(worker, event)))
}

/**
 * A notification with the same tag replaces the earlier one silently: doses of the same time share one, and a duplicate
 * message makes no second sound. No action buttons, because a dose could not be marked reliably from here.
 */
async function show({ registration }: Worker, { data }: Pushed): Promise<void> {
  // Our server never sends an empty message, and other senders are rejected.
  if (!data) return
  const { title, body, tag, language, at, path } = data.json() as Shown
  const options = {
    body,
    tag,
    lang: language,
    timestamp: at,
    data: path,
    icon: '/icons/icon-192.png',
    badge: '/badge.png',
  }
  await registration.showNotification(title, options)
}

/** Other pages are left alone, because they may hold an unfinished form. */
/** Of this site only, whatever the message says. */
function pathIn({ data }: Notification): string {
  return typeof data === 'string' && /^\/[a-z]/.test(data) ? data : remindersPath
}

async function openPage({ clients }: Worker, path: string): Promise<unknown> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname === path)
  return open ? open.focus() : clients.openWindow(path)
}

/** The subscription has changed: tell the server. If that fails, the page does it when it is opened. */
async function renew({ registration }: Worker, { oldSubscription, newSubscription }: Moved): Promise<void> {
  const known = oldSubscription && addressOf(oldSubscription)
  if (!known) return
  const { applicationServerKey } = oldSubscription.options
  const fresh =
    newSubscription ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  const next = addressOf(fresh)
  if (!next) return
  const body: BodyInput<typeof renewPushSubscription> = {
    known: { endpoint: known.endpoint, auth: known.auth },
    next,
  }
  const headers = { 'Content-Type': 'application/json' }
  await fetch(renewPath, { method: 'POST', headers, body: JSON.stringify(body) })
}

function addressOf(subscription: PushSubscription) {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
}
