import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { largestPiece } from '../../../shared/kit/pieces.ts'
import { ApiError, call } from '../api/api.ts'
import type { Bytes } from '../keyring/encryption.ts'
import { currentSession } from '../session/session-store.ts'
import { showUploaded, stoppable } from './upload-progress.ts'

/** What a queued write says about the file that follows it. */
export interface Upload {
  key: string
  person: string
  patientId?: string | null
  to: Pick<Endpoint, 'name' | 'access' | 'actsFor' | 'piecesPath'>
  params: Record<string, string>
  body: unknown
}

/** What is lost with a cut line is at most a piece; a larger one costs fewer requests. */
const firstPiece = 16 * 1024
const smallestPiece = 8 * 1024
const [quickMs, slowMs] = [3_000, 15_000]

/** The size of the next piece, by how long the last one took. */
export function nextPieceSize(size: number, tookMs: number): number {
  if (tookMs < quickMs) return Math.min(largestPiece, size * 2)
  return tookMs > slowMs ? Math.max(smallestPiece, size / 2) : size
}

/**
 * Sends the rest of a file, piece by piece; the server's answer to each says where to go on. Rejects like `call`, and
 * when the server takes nothing more.
 */
export function sendPieces(entry: Upload, file: Bytes, received: number): Promise<void> {
  const endpoint = pieceEndpointOf(entry)
  const { id } = entry.body as { id: string }
  const isNamed = entry.params['id'] !== undefined
  return stoppable(entry.key, async (signal) => {
    let [at, size, restarts] = [received, firstPiece, 0]
    while (at < file.length) {
      showUploaded(entry.key, at / file.length)
      signal.throwIfAborted()
      // Checked before each piece: another user may have signed in.
      if (currentSession()?.person.id !== entry.person) throw sessionOver()
      const since = performance.now()
      const answer = (await call(endpoint, {
        params: isNamed ? entry.params : { id },
        query: { ...(isNamed && { upload: id }), offset: String(at) },
        body: file.subarray(at, at + size),
        patientId: entry.patientId ?? null,
        signal,
      } as object)) as { received: number }
      size = nextPieceSize(size, performance.now() - since)
      if (answer.received <= at) restarts += 1
      // Its bytes were damaged on the way, and it has begun anew: not endlessly.
      if (restarts > 2) throw new Error('The server takes no more of this upload.')
      at = answer.received
    }
  }).catch((error: unknown) => {
    // The server has just deleted it as old: the next attempt begins it again.
    if (error instanceof ApiError && error.status === 404) throw new Error('The upload is gone.')
    throw error
  })
}

function pieceEndpointOf({ to }: Upload): Endpoint {
  const { name, access, actsFor, piecesPath = '' } = to
  const same = { name, access, ...(actsFor && { actsFor }) }
  return { ...same, method: 'POST', path: piecesPath, body: true, binary: 'body', outbox: 'now' }
}

function sessionOver(): ApiError {
  return new ApiError('The session has ended.', { status: 401, code: 'sessionEnded', feature: 'accounts' })
}
