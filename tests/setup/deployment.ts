import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before the server and, once told so, hands out the worker of a later build, or says nothing any more. */
export async function openDeployment(behind: string) {
  let isNew = false
  let isMute = false
  const server = createServer((asked, answer) => {
    if (isMute) return
    if (isNew && asked.url === '/sw.js') {
      const worker = readFileSync('dist/client/sw.js', 'utf8')
      answer.writeHead(200, { 'content-type': 'text/javascript' })
      answer.end(worker.replace(/(?<=nabz-files-[^]*?)\b[0-9a-f]{8}\b/, 'next'))
      return
    }
    const { url: path = '/', method, headers } = asked
    const onward = request(`${behind}${path}`, { method, headers }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers)
      said.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renewWorker: () => (isNew = true),
    mute: () => (isMute = true),
    close: () => {
      server.closeAllConnections()
      server.close()
      return once(server, 'close')
    },
  }
}
