import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Once the server closes: time for a request in flight, and for a new connection to send a request. */
const closingMs = { request: 10_000, silence: 1_000 }

/** Otherwise keep-alive would hold the connection of a request in flight, and so the process, for another minute. */
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
 * The server is closed when its last connection is. One that a browser opened ahead, or whose request never
 * completes, would keep it and the database open until the process is killed.
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
