/**
 * Nothing reaches this browser any more, whoever sends it. Apart from pushes.ts: every page that can log out
 * carries it, also the one that has no network to fetch more.
 */
export async function silencePushes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
