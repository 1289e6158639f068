import {
  pathOf,
  featureOf,
  type AnswerOf,
  type BodyInput,
  type ParamsInput,
  type QueryInput,
  type Endpoint,
} from '../../../shared/kit/endpoint.ts'
import { ApiError } from './api-error.ts'
import { dropEarlyReads, takeEarlyRead } from './early-reads.ts'
import { readAnswer, readFileAnswer } from './api-answer.ts'
import { newKey } from './keys.ts'
import { shownNow } from '../i18n/language.ts'
import { actingFor, loseAccess } from '../session/acting-for.ts'
import { currentToken, endSession, isSessionExpired } from '../session/session-store.ts'

export { ApiError } from './api-error.ts'

/** The arguments of a call. `key` is the idempotency key: repeated writes with it count once. */
export interface RequestOptions<E extends Endpoint> {
  params?: ParamsInput<E>
  query?: QueryInput<E>
  body?: BodyInput<E>
  key?: string
  /** Whose record; null: one's own. Default: of whom one acts for. Only for endpoints with `actsFor`. */
  patientId?: string | null
  /** How long the write has waited for a network. */
  waitedMs?: number
  signal?: AbortSignal | undefined
  /** The token of a sign-in in progress; default: the current session's. */
  token?: string
}

/** Window event after every answer: there is a network, whatever navigator.onLine says. */
export const serverReached = 'nabz:reached'

/** Request timeout; long, because 2G is slow. */
const timeoutMs = 45_000

/** An answer with its ETag; null when it has none or was changed locally. */
export interface Tagged<T = unknown> {
  answer: T
  etag: string | null
}

/** Calls an endpoint. Rejects with an `ApiError`, or with an `AbortError` when `signal` aborts it. */
export async function call<E extends Endpoint>(
  endpoint: E,
  asked: RequestOptions<E> = {},
): Promise<AnswerOf<E>> {
  return (await callIfChanged(endpoint, asked)).answer
}

/** A conditional call: returns the `known` object itself when the answer is unchanged (304). */
export async function callIfChanged<E extends Endpoint>(
  endpoint: E,
  asked: RequestOptions<E>,
  known?: Tagged<AnswerOf<E>>,
): Promise<Tagged<AnswerOf<E>>> {
  const feature = featureOf(endpoint)
  const token = endpoint.access === 'anyone' ? null : (asked.token ?? tokenFor(feature))
  const patientId = patientOf(endpoint, asked)
  const isFirstRead = endpoint.method === 'GET' && !known
  const early = isFirstRead
    ? takeEarlyRead(addressOf(endpoint, asked), currentToken(), endpoint.actsFor ? patientId : actingFor())
    : null
  const response =
    (early && (await early)) ?? (await send(endpoint, asked, { token, etag: known?.etag ?? null, patientId }))
  const read = endpoint.binary === 'answer' ? readFileAnswer : readAnswer
  try {
    const isSame = known !== undefined && response.status === 304
    const tagged = isSame
      ? known
      : {
          answer: (await read(response, feature)) as AnswerOf<E>,
          etag: response.headers.get('etag'),
        }
    dispatchEvent(new Event(serverReached))
    return tagged
  } catch (error) {
    if (error instanceof ApiError && isSessionOver(error, token)) endSession()
    if (error instanceof ApiError && error.code === 'notActingFor' && patientId) loseAccess(patientId)
    throw error
  }
}

/** Null: the account's own record, or the endpoint is about no patient. */
export function patientOf(
  endpoint: Endpoint,
  { patientId = actingFor() }: { patientId?: string | null | undefined },
): string | null {
  return endpoint.actsFor ? patientId : null
}

function tokenFor(feature: string): string {
  const token = currentToken()
  if (token) return token
  if (isSessionExpired()) endSession()
  throw new ApiError('No authentication token found', { status: 401, code: 'noToken', feature })
}

/** Only when the rejected token is still the current one: another tab may have signed in again. */
function isSessionOver(error: ApiError, token: string | null): boolean {
  const isRefused = error.status === 401 && (error.code === 'sessionEnded' || error.code === 'notSignedIn')
  return isRefused && token !== null && token === currentToken()
}

interface Known {
  token: string | null
  etag: string | null
  patientId: string | null
}

async function send<E extends Endpoint>(
  endpoint: E,
  asked: RequestOptions<E>,
  known: Known,
): Promise<Response> {
  if (endpoint.method !== 'GET') dropEarlyReads()
  const line = new AbortController()
  const timer = setTimeout(() => line.abort(), timeoutMs)
  const stop = () => line.abort()
  asked.signal?.addEventListener('abort', stop)
  try {
    asked.signal?.throwIfAborted()
    return await fetch(addressOf(endpoint, asked), {
      method: endpoint.method,
      headers: headersOf(endpoint, asked, known),
      ...(endpoint.body && { body: bodyOf(endpoint, asked.body) }),
      signal: line.signal,
    })
  } catch (error) {
    if (asked.signal?.aborted) throw error
    const what = { status: 0, code: 'network', feature: featureOf(endpoint) }
    throw new ApiError('Network error: Unable to connect to server', what)
  } finally {
    clearTimeout(timer)
    asked.signal?.removeEventListener('abort', stop)
  }
}

function bodyOf({ binary }: Endpoint, body: unknown): string | Uint8Array<ArrayBuffer> {
  return binary === 'body' ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body ?? {})
}

function addressOf<E extends Endpoint>(endpoint: E, { params, query }: RequestOptions<E>): string {
  const path = pathOf(endpoint, params as Record<string, string> | undefined)
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  )
  if (given.length === 0) return path
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
}

function headersOf(
  endpoint: Endpoint,
  { key, waitedMs }: { key?: string; waitedMs?: number },
  { token, etag, patientId }: Known,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': shownNow().language,
    ...(endpoint.body && {
      'Content-Type': endpoint.binary === 'body' ? 'application/octet-stream' : 'application/json',
    }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(endpoint.method === 'POST' && { 'Idempotency-Key': key ?? newKey() }),
    ...(waitedMs !== undefined && { 'Waited-Ms': String(waitedMs) }),
    ...(etag && { 'If-None-Match': etag }),
    ...(patientId && { 'Patient-Id': patientId }),
  }
}
