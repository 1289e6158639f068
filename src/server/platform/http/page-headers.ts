import type { FastifyInstance } from 'fastify'

/** Helmet headers that only matter for pages. On 2G they are larger than a small API answer. */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * API answers except the documentation, page assets and recorded speech. Not the service worker: it needs the content security
 * policy.
 */
const noPage = /^\/(?:voices\/|api\/(?!docs)|assets\/[\w.-]+\.(?:js|css|json)$)/

/**
 * Geolocation for the patient's position, camera for scanning codes, camera and microphone for calls; the rest is
 * off.
 */
const permissions = [
  ...['camera', 'geolocation', 'microphone'].map((feature) => `${feature}=(self)`),
  ...['accelerometer', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'midi'].map(
    (feature) => `${feature}=()`,
  ),
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'].map((feature) => `${feature}=()`),
].join(', ')

/** Call after helmet is registered. Its other headers, such as `nosniff`, stay. */
export function keepPageHeadersToPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (noPage.test(request.url)) for (const name of ofPages) reply.raw.removeHeader(name)
    else reply.header('permissions-policy', permissions)
  })
}
