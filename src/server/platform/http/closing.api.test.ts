import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { first, openTown } from '../../../../tests/setup/town.ts'

const halfBody = 'POST /api/auth/login HTTP/1.1\r\nHost: town\r\nContent-Length: 9\r\n\r\n{'

// Together, as the last waits for ten seconds.
it.concurrent.each([
  ['has asked nothing yet, as browsers open them ahead', '', 5_000],
  ['has said half a head', 'GET / HTTP/1.1\r\nHo', 5_000],
  ['has sent half a body, when that had its time', halfBody, 15_000],
])('the server closes though a connection %s', async (_, words, atMostMs) => {
  const town = await openTown()
  const socket = await speak(first(town.urls), words)
  const cut = once(socket, 'close')
  const begun = Date.now()
  await town.close()
  expect(Date.now() - begun).toBeLessThan(atMostMs)
  await cut
})

/** Waits until the server has let it in. */
async function speak(url: string, words: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined).resume()
  await once(socket, 'connect')
  if (words) socket.write(words)
  await fetch(`${url}/api/health`, { headers: { connection: 'close' } })
  return socket
}
