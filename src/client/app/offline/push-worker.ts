import type { renewPushSubscription } from '../../../shared/devices/devices.endpoints.ts'
import type { BodyInput } from '../../../shared/kit/endpoint.ts'

/** The part of the service worker that rings: it shows what the server sends, and opens the reminders. */
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

/** As src/server/reminders/delivery/reminders.deliveries.ts writes it. */
interface Shown {
  title: string
  body: string
  tag: string
  language: string
  at: number
}

const remindersPath = '/reminders'
const renewPath: (typeof renewPushSubscription)['path'] = '/api/devices/renew'

export function hearPushes(): void {
  const worker = self as unknown as Worker
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event)))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openReminders(worker))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(worker, event)))
}

/**
 * The same tag again takes the place of the one before without a second sound: so the doses of one time are one
 * sign, and a message that came twice rings once. Without actions: from here nothing could be marked reliably.
 */
async function show({ registration }: Worker, { data }: Pushed): Promise<void> {
  // Our server sends no empty ones, and no other is let in.
  if (!data) return
  const { title, body, tag, language, at } = data.json() as Shown
  const options = {
    body,
    tag,
    lang: language,
    timestamp: at,
    icon: '/icons/icon-192.png',
    badge: '/badge.png',
  }
  await registration.showNotification(title, options)
}

/** Another page may hold a form that was begun: it is left as it is. */
async function openReminders({ clients }: Worker): Promise<unknown> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname === remindersPath)
  return open ? open.focus() : clients.openWindow(remindersPath)
}

/** The browser was given another address. Where the server cannot be told now, the page tells it when it is opened. */
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
