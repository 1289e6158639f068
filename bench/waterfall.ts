import type { CDPSession } from '@playwright/test'

interface Row {
  path: string
  /** Milliseconds since the navigation. */
  asked: number
  told: number
  done: number
  bytes: number
  from: string
}

/**
 * Records a page's requests; returns a function that draws them in order, one line each: when it was sent, when
 * headers and last byte arrived, its size, and its source.
 */
export function recordWaterfall(session: CDPSession): () => string {
  const rows = new Map<string, Row>()
  let begin = 0
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type }) => {
    if (type === 'Document') begin = timestamp
    const { pathname } = new URL(request.url)
    rows.set(requestId, { path: pathname, asked: since(timestamp), told: 0, done: 0, bytes: 0, from: '' })
  })
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const row = rows.get(requestId)
    if (!row) return
    row.told = since(timestamp)
    row.from = sourceOf(response)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const row = rows.get(requestId)
    if (!row) return
    row.done = since(timestamp)
    row.bytes = encodedDataLength
  })
  const since = (timestamp: number) => Math.round((timestamp - begin) * 1000)
  return () =>
    [...rows.values()]
      .map(
        ({ path, asked, told, done, bytes, from }) =>
          `${[asked, told, done, bytes].map((figure) => String(figure).padStart(6)).join(' ')}  ${from.padEnd(8)} ${path}`,
      )
      .join('\n')
}

function sourceOf(response: {
  fromServiceWorker?: boolean
  fromDiskCache?: boolean
  protocol?: string
}): string {
  if (response.fromServiceWorker) return 'worker'
  return response.fromDiskCache ? 'disk' : (response.protocol ?? '')
}
