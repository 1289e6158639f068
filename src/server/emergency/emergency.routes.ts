import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const listName = /^(?:en|hi|pa)\.json$/
const recordingName = /^(?:en|hi|pa)-[A-Za-z]+-[\da-f]{10}\.m4a$/

/**
 * Recorded speech of the first-aid cards, for everybody, from the folder that `npm run voices` fills; without it the
 * lists are empty. Looked up with each request, so that a running server has what was added. Sent whole, without
 * ranges: a recording has about 100 kB, and the browser plays it from memory.
 */
export function serveRecordings(app: FastifyInstance, voicesDir: string): void {
  app.get<{ Params: { name: string } }>('/voices/:name', async ({ params: { name } }, reply) => {
    const read = () => readFile(path.join(voicesDir, name)).catch(() => null)
    if (listName.test(name)) {
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8')
      return reply.send((await read()) ?? '{}')
    }
    const content = recordingName.test(name) ? await read() : null
    if (content === null) return reply.code(404).send()
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('audio/mp4')
    return reply.send(content)
  })
}
