import { currentSession } from '../session/session-store.ts'
import { readStored, store } from '../storage/storage.ts'

/** Web Push: messages to this browser while the app is closed. */

/** A push subscription in the form that the API expects. */
export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/** unable: not supported here, see `whyUnable`. denied: the user has blocked notifications. */
export function pushPermission(): 'unable' | 'denied' | 'granted' | 'open' {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble) return 'unable'
  return Notification.permission === 'default' ? 'open' : Notification.permission
}

/** insecure: no https. homeScreen: iOS allows push only to apps on the home screen. */
export function whyUnable(): 'insecure' | 'homeScreen' | 'unable' {
  if (!window.isSecureContext) return 'insecure'
  return 'standalone' in navigator && !isInstalled() ? 'homeScreen' : 'unable'
}

/** Runs as an installed app, without an address bar and its permission settings. */
export function isInstalled(): boolean {
  const isOnIphone = 'standalone' in navigator && navigator.standalone === true
  return isOnIphone || matchMedia('(display-mode: standalone)').matches
}

/**
 * Remembers that this user switched notifications on, and how. Stored like a draft: it survives an expired session,
 * which ends the subscription, but not a sign-out or another user's sign-in.
 */
const placeOfRings = () => `nabz.draft.${currentSession()?.person.id ?? 'guest'}.devices.rings`

export function rememberRings(settings: { showsName: boolean } | null): void {
  store(placeOfRings(), settings && (settings.showsName ? 'name' : 'private'))
}

export function rememberedRings(): { showsName: boolean } | null {
  const said = readStored(placeOfRings())
  return said === null ? null : { showsName: said === 'name' }
}

/** Call it only after a click: browsers block permission prompts without a user gesture. */
export async function askForPushes(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

export async function findPushAddress(): Promise<PushAddress | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return asAddress(await registration?.pushManager.getSubscription())
}

/** Rejects when the browser's push service cannot be reached. `publicKey` is the server's. */
export async function takePushes(publicKey: string): Promise<PushAddress> {
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const known = await pushManager.getSubscription()
  // Created for another server's key: our messages would be rejected.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  const address = asAddress(await pushManager.subscribe(options))
  if (!address) throw new Error('A subscription without its keys.')
  return address
}

/** Unsubscribes this browser from all push messages. */
export async function silencePushes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

function asAddress(subscription: PushSubscription | null | undefined): PushAddress | null {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription?.toJSON() ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
