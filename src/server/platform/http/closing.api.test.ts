import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { first, openTown } from '../../../../tests/setup/town.ts'

const halfBody = 'POST /api/auth/login HTTP/1.1\r\nHost: town\r\nContent-Length: 9\r\n\r\n{'

// Concurrent, since the last one waits for ten seconds.
it.concurrent.each([
  ['was opened ahead by a browser and has sent nothing', '', 5_000],
  ['has sent half of the headers', 'GET / HTTP/1.1\r\nHo', 5_000],
  ['has sent half a body, after the time limit', halfBody, 15_000],
])('the server closes even though a connection %s', async (_, words, atMostMs) => {
  const town = await openTown()
  const socket = await speak(first(town.urls), words)
  const cut = once(socket, 'close')
  const begun = Date.now()
  await town.close()
  expect(Date.now() - begun).toBeLessThan(atMostMs)
  await cut
})

/** Waits until the server has accepted the connection. */
async function speak(url: string, words: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined).resume()
  await once(socket, 'connect')
  if (words) socket.write(words)
  await fetch(`${url}/api/health`, { headers: { connection: 'close' } })
  return socket
}
