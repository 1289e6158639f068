import { request as requestPlain } from 'node:http'
import { request as requestSecure, type RequestOptions } from 'node:https'
import { isPublicName, lookUpPublic } from './public-hosts.ts'

/** An answer of a server elsewhere. */
export interface OutsideAnswer {
  status: number
  text: string
}
export interface OutsideRequest {
  url: URL
  /** Sent by POST as JSON; undefined: by GET. */
  body?: object
  /** Of the answer, in bytes; a larger one is an error. */
  largest: number
}

export interface PublicRequests {
  /** Whether requests to it are sent at all. Checked without a network request. */
  accepts(url: URL): boolean
  /** No redirect is followed. Throws where nobody answers in time, and where it leads inside our network. */
  send(asked: OutsideRequest): Promise<OutsideAnswer>
}

const timeoutMs = 15_000

/** `own`: the one server that may be inside our network. */
export function openPublicRequests(own: URL | null): PublicRequests {
  const isOwn = (url: URL) => own !== null && url.origin === own.origin
  return {
    accepts: (url) => isOwn(url) || isPublicName(url),
    send: ({ url, body, largest }) =>
      new Promise((resolve, reject) => {
        const sent = body === undefined ? '' : JSON.stringify(body)
        const options: RequestOptions = {
          method: body === undefined ? 'GET' : 'POST',
          headers: { accept: '*/*', ...(sent !== '' && { 'content-type': 'application/json' }) },
          signal: AbortSignal.timeout(timeoutMs),
          ...(!isOwn(url) && { lookup: lookUpPublic }),
        }
        const request = url.protocol === 'https:' ? requestSecure : requestPlain
        const asked = request(url, options, (answer) => {
          const pieces: Buffer[] = []
          let size = 0
          answer.on('data', (piece: Buffer) => {
            pieces.push(piece)
            size += piece.length
            if (size > largest) answer.destroy(new Error('The answer is too large.'))
          })
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
          )
        })
        asked.on('error', reject)
        asked.end(sent)
      }),
  }
}
