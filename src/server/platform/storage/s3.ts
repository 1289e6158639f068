import { AwsClient } from 'aws4fetch'
import { appError } from '../http/errors/app-error.ts'
import type { FileStore } from './file-store.ts'

/** A store that does not answer within this time counts as away; the write is tried again. */
const timeoutMs = 20_000

/** A bucket of an S3-compatible store, addressed by path; the URL holds the keys, the bucket and the region. */
export function openS3(url: URL): FileStore {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 0,
  })
  const bucket = `${url.origin}${url.pathname.replace(/\/$/, '')}`

  async function send(method: string, id: string, content?: Buffer): Promise<Response> {
    const signed = await client.sign(`${bucket}/${id}`, {
      method,
      ...(content && {
        body: new Uint8Array(content),
        headers: { 'content-type': 'application/octet-stream' },
      }),
    })
    const response = await fetch(signed, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
    // Also a wrong key or a missing bucket: the operator corrects it, and the phones send again.
    if (!response || (!response.ok && response.status !== 404)) throw appError('unavailable')
    return response
  }

  return {
    async put(_, id, content) {
      if ((await send('PUT', id, content)).status === 404) throw appError('unavailable')
    },
    async get(_, id) {
      const response = await send('GET', id)
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer())
    },
    async delete(_, id) {
      await send('DELETE', id)
    },
  }
}
