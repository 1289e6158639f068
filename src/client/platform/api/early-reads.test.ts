import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAppointments, requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { call } from './api.ts'
import '../query/query-client.ts'
import { actFor } from '../session/acting-for.ts'
import { currentToken, endSession, signIn } from '../session/session-store.ts'

const realFetch = globalThis.fetch
let asked: string[] = []

beforeEach(async () => {
  await openDevice('patient')
  asked = []
  globalThis.fetch = (_, init) => {
    asked.push(init?.method ?? 'GET')
    return Promise.resolve(listOf('late'))
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
  delete window.nabzReads
})

const listOf = (id: string) =>
  new Response(JSON.stringify([{ _id: id }]), { headers: { 'content-type': 'application/json' } })

function askedEarly(answer: Promise<Response>, token = currentToken() ?? ''): void {
  answer.catch(() => undefined)
  window.nabzReads = { token, patient: null, answers: { '/api/appointments': answer } }
}

const read = async () => (await call(listAppointments)) as unknown

test('what the page asked for is used once', async () => {
  askedEarly(Promise.resolve(listOf('early')))
  expect(await read()).toEqual([{ _id: 'early' }])
  expect(asked).toEqual([])
  expect(await read()).toEqual([{ _id: 'late' }])
})

test.each([
  ['failed', () => askedEarly(Promise.reject(new TypeError('no network')))],
  ['was refused', () => askedEarly(Promise.resolve(new Response('', { status: 401 })))],
  ['was asked for by somebody else', () => askedEarly(Promise.resolve(listOf('early')), 'other')],
  [
    'is about another patient',
    () => {
      askedEarly(Promise.resolve(listOf('early')))
      actFor('01936f2b-0000-7000-8000-000000000001')
    },
  ],
])('an answer that %s is asked for again', async (_, prepare) => {
  prepare()
  expect(await read()).toEqual([{ _id: 'late' }])
  expect(asked).toEqual(['GET'])
})

test('after the session, what was asked for in it is not used', async () => {
  askedEarly(Promise.resolve(listOf('early')))
  const token = currentToken() ?? ''
  endSession()
  signIn(token)
  expect(await read()).toEqual([{ _id: 'late' }])
})

test('after a write, what was asked for before it is not used', async () => {
  askedEarly(Promise.resolve(listOf('early')))
  await call(requestAppointment, { body: {} as never })
  expect(await read()).toEqual([{ _id: 'late' }])
})
