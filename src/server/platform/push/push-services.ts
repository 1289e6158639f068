/** The push services of Chrome, Edge, Opera and Samsung; Firefox; Windows; Apple. */
export const knownPushServices: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

/** `*.example.org` matches every subdomain, `*` everything. */
export function isListed(host: string, services: readonly string[]): boolean {
  return services.some(
    (service) =>
      service === '*' || service === host || (service.startsWith('*.') && host.endsWith(service.slice(1))),
  )
}
