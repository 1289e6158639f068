import type { FastifyInstance } from 'fastify'

/** What helmet says of a page. A browser reads it nowhere else, and on 2G it is the larger half of a small answer. */
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

/** Answers of the API but for its documentation, and what pages are made of. Never a worker: it obeys a policy. */
const noPage = /^\/(?:api\/(?!docs)|assets\/[\w.-]+\.(?:js|css|json)$)/

/** Where the patient is, the camera for a code, both for a call; nothing else of the phone is ours to use. */
const permissions = [
  ...['camera', 'geolocation', 'microphone'].map((feature) => `${feature}=(self)`),
  ...['accelerometer', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'midi'].map(
    (feature) => `${feature}=()`,
  ),
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'].map((feature) => `${feature}=()`),
].join(', ')

/** To be called after helmet was registered. Its other headers, and the type nobody may guess anew, stay. */
export function keepPageHeadersToPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (noPage.test(request.url)) for (const name of ofPages) reply.raw.removeHeader(name)
    else reply.header('permissions-policy', permissions)
  })
}
