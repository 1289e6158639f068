import { join } from 'node:path'
import { endAll, root, runNode } from './children.mjs'
import { fail, install, logLine } from './prepare.mjs'

// Longer than the server's own limit for requests in flight.
const serverPatienceMs = 25_000

// npm run dev [-- further arguments for vite, such as --port 5174]
const failure = await install()
if (failure) fail(failure)
const port = process.env.PORT ?? '3000'
const api = `http://localhost:${port}`
logLine(`pages on http://localhost:5173, server on ${api}; both follow your edits`)

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const pages = [vite, '--config', 'vite.config.ts', ...process.argv.slice(2)]
const server = ['--import', 'tsx', '--watch', 'src/server/app/main.ts']
// Neither is useful alone: when one ends, so does the other.
await Promise.race([
  runNode(pages, { env: { NABZ_API: process.env.NABZ_API ?? api }, ownGroup: true }),
  runNode(server, {
    env: { NODE_ENV: 'development', PORT: port },
    ownGroup: true,
    isWatcher: true,
    graceMs: serverPatienceMs,
  }),
])
endAll()
