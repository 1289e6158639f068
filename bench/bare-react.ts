import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** A heading rendered by React, built by the same vite and served with brotli: the smallest possible React page. */
export async function serveBareReact(): Promise<{ url: string; close(): Promise<unknown> }> {
  const folder = await mkdtemp('dist/bare-react-')
  await writeFile(
    `${folder}/index.html`,
    '<!doctype html><div id="root"></div><script type="module" src="./main.js"></script>',
  )
  await writeFile(
    `${folder}/main.js`,
    "import { createElement } from 'react'\nimport { createRoot } from 'react-dom/client'\ncreateRoot(document.querySelector('#root')).render(createElement('main', null, createElement('h1', null, 'React')))\n",
  )
  const built = await build({ root: folder, configFile: false, logLevel: 'error', build: { write: false } })
  await rm(folder, { recursive: true })
  const { output } = [built].flat()[0] as { output: { fileName: string; code?: string; source?: string }[] }
  const files = new Map(
    output.map(({ fileName, code, source }) => [`/${fileName}`, brotliCompressSync(code ?? source ?? '')]),
  )
  const server = createServer((asked, answer) => {
    const file = asked.url === '/' ? '/index.html' : (asked.url ?? '')
    const body = files.get(file)
    const type = file.endsWith('.js') ? 'text/javascript' : 'text/html'
    if (!body) return answer.writeHead(404).end()
    const caching = file.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'
    return answer
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': caching })
      .end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      return once(server.close(), 'close')
    },
  }
}
