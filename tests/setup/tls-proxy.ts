import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Browser flags that trust this proxy's self-signed certificate. Only ignoring its errors would not do: Chromium keeps
 * nothing of such a server in its HTTP cache, and each conditional request would be answered in full.
 */
export function trustedCertificate(): string[] {
  const key = new X509Certificate(certificate().cert).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(key).digest('base64')
  return [`--ignore-certificate-errors-spki-list=${hash}`]
}

export interface TlsProxy {
  url: string
  close(): Promise<void>
}

/** TLS and HTTP/2 in front of a server that speaks plain HTTP/1.1, like a deployment's reverse proxy. */
export async function openTlsProxy(behind: string): Promise<TlsProxy> {
  const server = createSecureServer(certificate(), (near, answer) => forward(behind, near, answer))
  const open = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    open.add(session)
    session.on('close', () => open.delete(session))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const session of open) session.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function forward(behind: string, near: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(near.headers).filter(([name]) => !name.startsWith(':')))
  const { method, url } = near
  const far = request(new URL(url, behind), { method, headers }, (told) => {
    answer.writeHead(told.statusCode ?? 502, withoutHopByHop(told.headers))
    // For event streams too, whose first event may take long.
    answer.stream.on('close', () => told.destroy())
    told.on('error', () => answer.stream?.destroy())
    told.pipe(answer)
  })
  far.on('error', () => answer.stream?.destroy())
  near.pipe(far)
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection, 'keep-alive': _, 'transfer-encoding': __, ...rest } = headers
  return connection === undefined ? headers : rest
}

let made: { key: Buffer; cert: Buffer } | undefined
/** One for all proxies of this process. */
const certificate = () => (made ??= makeCertificate())

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'nabz-tls-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
    const owner = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
    const files = ['-keyout', key, '-out', cert]
    execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '2', ...curve, ...owner, ...files], {
      stdio: 'ignore',
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
