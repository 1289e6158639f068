import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { login } from '../../../shared/accounts/accounts.endpoints.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

/** Sends half a body and then nothing; returns what arrives until the server closes the connection. */
function sendHalf(url: URL): Promise<string> {
  const headers = [`host: ${url.host}`, 'content-type: application/json', 'content-length: 1000']
  const socket = connect(Number(url.port), url.hostname)
  socket.write(`POST ${login.path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{"identifier":`)
  return new Promise((resolve, reject) => {
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk.toString()))
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
}

it('a body that never completes times out', async () => {
  const { server } = first(town.servers).app
  expect(server.requestTimeout).toBe(60_000)
  // Shortened so that the test does not wait a minute.
  server.requestTimeout = 200
  server.headersTimeout = 100
  expect(await sendHalf(new URL(first(town.urls)))).toMatch(/^HTTP\/1\.1 408 /)
})
