/** Those of Chrome, Edge, Opera and Samsung, of Firefox, of Windows and of Apple. */
export const knownPushServices: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

/** `*.example.org` stands for every host below it, `*` for all. */
export function isListed(host: string, services: readonly string[]): boolean {
  return services.some(
    (service) =>
      service === '*' || service === host || (service.startsWith('*.') && host.endsWith(service.slice(1))),
  )
}
