import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy in front of the server that, on request, serves the worker of a later build, or all of a later build, or
 * stops answering. The later build is this one with a renamed entry; its server has none of the earlier files.
 */
export async function openDeployment(behind: string) {
  let isNew = false
  let isMute = false
  let isLater = false
  const server = createServer((asked, answer) => {
    if (isMute) return
    if (isLater && asked.method === 'GET' && !asked.url?.startsWith('/api/')) {
      void answerLater(behind, asked, answer)
      return
    }
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
    renewBuild: () => (isLater = true),
    mute: () => (isMute = true),
    close: () => {
      server.closeAllConnections()
      server.close()
      return once(server, 'close')
    },
  }
}

/** Serves this build with other names for its entry, list and worker. */
async function answerLater(behind: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const path = asked.url ?? '/'
  const isFile = path.startsWith('/assets/')
  if (isFile && !/-later\.(js|json)$/.test(path)) {
    answer.writeHead(404).end()
    return
  }
  const headers = {
    cookie: asked.headers.cookie ?? '',
    'accept-language': asked.headers['accept-language'] ?? '',
  }
  const said = await fetch(behind + (isFile ? nameOfNow(path) : path), { headers })
  const named = (await said.text())
    .replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-later.js')
    .replaceAll(/\/assets\/offline-[\w-]+\.json/g, '/assets/offline-later.json')
  // Only there: on a long page this search takes minutes.
  const text = path === '/sw.js' ? named.replace(/(?<=nabz-files-[^]*?)\b[0-9a-f]{8}\b/, 'later') : named
  answer.writeHead(said.status, {
    'content-type': said.headers.get('content-type') ?? 'text/plain',
    'cache-control': said.headers.get('cache-control') ?? 'no-cache',
  })
  answer.end(text)
}

function nameOfNow(path: string): string {
  const start = path.slice('/assets/'.length).replace(/later\.\w+$/, '')
  const name = readdirSync('dist/client/assets').find(
    (file) => file.startsWith(start) && file.endsWith(path.slice(path.lastIndexOf('.'))),
  )
  return `/assets/${name}`
}
