import { currentSession } from '../session/session-store.ts'
import { readStored, store } from '../storage/storage.ts'

/** Messages that reach this browser while the app is closed (Web Push). */

/** Where the server can reach this browser, as it asks for it. */
export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/** unable: this browser, or this page, cannot: `whyUnable` says more. denied: the person said no, for good. */
export function pushPermission(): 'unable' | 'denied' | 'granted' | 'open' {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble) return 'unable'
  return Notification.permission === 'default' ? 'open' : Notification.permission
}

/** insecure: no https. homeScreen: an iPhone, which lets only apps of its home screen ring. */
export function whyUnable(): 'insecure' | 'homeScreen' | 'unable' {
  if (!window.isSecureContext) return 'insecure'
  return 'standalone' in navigator && !isInstalled() ? 'homeScreen' : 'unable'
}

/** Opened from the home screen: there is no line for the address, with its permissions beside it. */
export function isInstalled(): boolean {
  const isOnIphone = 'standalone' in navigator && navigator.standalone === true
  return isOnIphone || matchMedia('(display-mode: standalone)').matches
}

/**
 * That this person had this browser ring, and how. Kept like a draft: it outlives an expired sign-in, which takes the
 * ringing along, and goes with a log-out or when somebody else signs in.
 */
const placeOfRings = () => `nabz.draft.${currentSession()?.person.id ?? 'guest'}.devices.rings`

export function rememberRings(settings: { showsName: boolean } | null): void {
  store(placeOfRings(), settings && (settings.showsName ? 'name' : 'private'))
}

export function rememberedRings(): { showsName: boolean } | null {
  const said = readStored(placeOfRings())
  return said === null ? null : { showsName: said === 'name' }
}

/** Only after a press: a browser that is asked out of nowhere refuses for good. */
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
  // Tied to the key of another server: it would let none of our messages in.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  const address = asAddress(await pushManager.subscribe(options))
  if (!address) throw new Error('A subscription without its keys.')
  return address
}

/** Nothing reaches this browser any more, whoever sends it. */
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
