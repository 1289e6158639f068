import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a request in flight may take once the server closes, and a new connection to begin one. */
const closingMs = { request: 10_000, silence: 1_000 }

/** A request in flight when the stop comes would keep its connection, and so the process, for another minute. */
export function letGoWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}

/**
 * The server has closed when its last connection has. One that a browser opened ahead and has no use for, or
 * whose request never becomes whole, would hold it, and the database behind it, until the program is killed.
 */
export function cutWhenClosing(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  const cutSilent = () => {
    for (const socket of silent) socket.destroy()
  }
  app.addHook('preClose', async () => {
    setTimeout(cutSilent, closingMs.silence).unref()
    setTimeout(() => app.server.closeAllConnections(), closingMs.request).unref()
  })
}
