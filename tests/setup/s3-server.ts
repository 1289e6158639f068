import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The part of the S3 protocol that files need: put, get and delete of objects, each with a signature (AWS Signature
 * Version 4) that is computed here from the secret and compared. No real store: none can be installed from npm or
 * Debian and is kept up.
 */
export interface S3Server {
  url: URL
  objects: Map<string, Buffer>
  /** Answers every request with this status instead. */
  failWith: number | null
  close(): Promise<void>
}

const [accessKey, secret, region] = ['TOWNKEY', 'se/cret+1', 'ap-south-1']

export async function openS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method, url = '' } = request
      if (one.failWith !== null) return response.writeHead(one.failWith).end('<Error/>')
      if (!isSigned(request, body)) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
      if (!url.startsWith('/town-files/')) return response.writeHead(404).end('<Code>NoSuchBucket</Code>')
      if (method === 'PUT') objects.set(url, body)
      if (method === 'DELETE') objects.delete(url)
      const found = objects.get(url)
      if (method === 'GET')
        return response.writeHead(found ? 200 : 404).end(found ?? '<Code>NoSuchKey</Code>')
      return response.writeHead(method === 'DELETE' ? 204 : 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/town-files?region=${region}`,
  )
  url.username = accessKey
  url.password = encodeURIComponent(secret)
  const one: S3Server = {
    url,
    objects,
    failWith: null,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return one
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Each step as "Signature Calculations for the Authorization Header" of the S3 reference describes it. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const shape = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/
  const [, credential, signed = '', signature] = shape.exec(headers.authorization ?? '') ?? []
  const at = String(headers['x-amz-date'])
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`
  if (credential !== `${accessKey}/${scope}`) return false
  const bodyDigest = String(headers['x-amz-content-sha256'])
  if (bodyDigest !== 'UNSIGNED-PAYLOAD' && bodyDigest !== digest(body)) return false
  const names = signed.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) return false
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const canonical = [method, url, '', lines, signed, bodyDigest].join('\n')
  const day = mac(`AWS4${secret}`, at.slice(0, 8))
  const key = mac(mac(mac(day, region), 's3'), 'aws4_request')
  const expected = mac(key, ['AWS4-HMAC-SHA256', at, scope, digest(canonical)].join('\n'))
  return expected.toString('hex') === signature
}
