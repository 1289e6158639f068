import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login } from '../../../shared/accounts/accounts.endpoints.ts'
import { listAppointments, requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { ApiError, call } from './api.ts'
import { readCut } from '../session/session-store.ts'

// Answers that a real server cannot be made to give; the others are tested against one.
const realFetch = globalThis.fetch
let warned: ReturnType<typeof vi.spyOn>
let asked: { url: unknown; init: RequestInit }[] = []

beforeEach(async () => {
  await openDevice('patient')
  asked = []
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  globalThis.fetch = realFetch
  vi.restoreAllMocks()
})

function lineSays(body: string | null, init: ResponseInit & { type?: string } = {}): void {
  globalThis.fetch = (url, given) => {
    asked.push({ url, init: given ?? {} })
    const headers = { 'content-type': init.type ?? 'application/json; charset=utf-8' }
    return Promise.resolve(new Response(body, { ...init, headers }))
  }
}

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await work.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

// The error catalogue of the specification, section 8.
test.each([
  ['{"a":', {}, 200, 'invalidJson', 'Invalid JSON response from server'],
  ['<html></html>', { type: 'text/html' }, 200, 'notJson', 'Server returned non-JSON response'],
  ['{"message":"No."}', { status: 409 }, 409, 'told', 'No.'],
  ['{"error":"Never."}', { status: 400 }, 400, 'told', 'Never.'],
  ['{"message":{"a":1}}', { status: 418, statusText: 'Teapot' }, 418, 'http', 'HTTP 418 Teapot'],
  ['', { status: 502 }, 502, 'http', 'HTTP 502'],
  [
    '<html>',
    { status: 502, statusText: 'Bad Gateway', type: 'text/html' },
    502,
    'http',
    'HTTP 502 Bad Gateway',
  ],
])('%s → %o', async (body, init, status, code, message) => {
  lineSays(body, init)
  expect(await failureOf(call(listAppointments))).toMatchObject({
    status,
    code,
    message,
    feature: 'appointments',
  })
})

test('an unreachable server is status 0', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const message = 'Network error: Unable to connect to server'
  expect(await failureOf(call(listAppointments))).toMatchObject({ status: 0, code: 'network', message })
})

test('an empty body is null, with a warning', async () => {
  lineSays('')
  expect(await call(listAppointments)).toBeNull()
  expect(warned).toHaveBeenCalledOnce()
})

test('without a token the call fails locally and sends nothing', async () => {
  localStorage.removeItem('token')
  lineSays('[]')
  const failure = await failureOf(call(listAppointments))
  expect(failure).toMatchObject({ status: 401, code: 'noToken', message: 'No authentication token found' })
  expect(asked).toEqual([])
})

test('sends token, language and idempotency key; the URL holds only the given values', async () => {
  lineSays('{}', { status: 201 })
  await call(listAppointments, { query: { from: '2026-11-21' } })
  await call(requestAppointment, { body: { date: '', time: '', type: 'in-person' } })
  await call(login, { body: { identifier: 'a', password: 'b' }, key: 'given-key' })
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/appointments?from=2026-11-21',
    '/api/appointments',
    '/api/auth/login',
  ])
  const [read, write, open] = asked.map(({ init }) => new Headers(init.headers))
  expect(read!.get('authorization')).toMatch(/^Bearer x\./)
  expect(read!.get('accept-language')).toBe('en')
  expect(read!.has('idempotency-key')).toBe(false)
  expect(write!.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(open!.get('idempotency-key')).toBe('given-key')
  expect(open!.has('authorization')).toBe(false)
})

test('a rejected token ends the session, keeps the drafts and remembers the path', async () => {
  history.replaceState(null, '', '/appointments/book')
  localStorage.setItem('patientHasProfile', '1')
  localStorage.setItem('nabz.draft.patient-1.booking', '{}')
  lineSays('{"message":"Over.","code":"sessionEnded"}', { status: 401 })
  await failureOf(call(listAppointments))
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('patientHasProfile')).toBeNull()
  expect(localStorage.getItem('nabz.draft.patient-1.booking')).toBe('{}')
  expect(location.pathname).toBe('/login')
  expect(readCut()).toEqual({ path: '/appointments/book', id: 'patient-1' })
})

test('a 401 for a wrong password does not end the session', async () => {
  lineSays('{"message":"No.","code":"invalidCredentials"}', { status: 401 })
  await failureOf(call(login, { body: { identifier: 'a', password: 'b' } }))
  expect(localStorage.getItem('token')).not.toBeNull()
})

test('an aborted call is no network error', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(call(listAppointments, { signal: stop.signal })).rejects.toHaveProperty('name', 'AbortError')
})
