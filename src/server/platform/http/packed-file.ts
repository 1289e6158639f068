import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const packers = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 9 }),
}

/** Serves a text that never changes while the server runs: compressed once, with an ETag for revalidation. */
export function servePacked(app: FastifyInstance, path: string, type: string, text: string): void {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`
  const packed = new Map<keyof typeof packers, Promise<Buffer>>()
  app.get(path, async (request, reply) => {
    reply.header('vary', 'accept-encoding').header('cache-control', 'no-cache').header('etag', tag).type(type)
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
    if (!encoding) return reply.send(text)
    const body = packed.get(encoding) ?? packers[encoding](text)
    packed.set(encoding, body)
    return reply.header('content-encoding', encoding).send(await body)
  })
}
