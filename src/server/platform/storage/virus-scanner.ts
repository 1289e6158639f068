import { createConnection } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { appError } from '../http/errors/app-error.ts'

export interface VirusScanner {
  /** Throws 503 `unavailable` while the scanner cannot be asked: nothing is stored unscanned. */
  isInfected(content: Buffer): Promise<boolean>
}

/** A large PDF takes clamd a few seconds. */
const timeoutMs = 25_000

/** Asks clamd over its Unix socket with the INSTREAM command. */
export function openVirusScanner(socketPath: string, log: FastifyBaseLogger): VirusScanner {
  return {
    async isInfected(content) {
      const reply = await scan(socketPath, content).catch((error: unknown) => {
        log.error({ err: error }, 'clamd cannot be reached')
        throw appError('unavailable')
      })
      if (/^stream: .+ FOUND$/.test(reply)) return true
      if (reply === 'stream: OK') return false
      log.error({ reply: reply.slice(0, 100) }, 'clamd could not scan')
      throw appError('unavailable')
    },
  }
}

/** Its reply: `stream: OK`, `stream: Name FOUND`, or an error. */
function scan(socketPath: string, content: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketPath)
    let reply = ''
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd does not answer')))
    socket.on('error', reject)
    socket.on('data', (part) => (reply += part.toString('latin1')))
    socket.on('close', () => {
      if (reply === '') reject(new Error('clamd closed the connection'))
      else resolve(reply.replace(/\0.*$/s, ''))
    })
    // `z`: commands and replies end in a NUL. Then chunks with their lengths; an empty one ends the stream.
    socket.write('zINSTREAM\0')
    socket.write(lengthOf(content))
    socket.write(content)
    socket.write(Buffer.alloc(4))
  })
}

function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}
