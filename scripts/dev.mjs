import { join } from 'node:path'
import { root, runNode } from './children.mjs'
import { giveUp, install, say } from './prepare.mjs'

const failure = await install()
if (failure) giveUp(failure)
say('pages on http://localhost:5173, server on http://localhost:3000; both follow your edits')

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const server = ['--import', 'tsx', '--watch', 'src/server/app/main.ts']
const codes = [
  runNode([vite, '--config', 'vite.config.ts'], { ownGroup: true }),
  runNode(server, { env: { NODE_ENV: 'development', PORT: '3000' }, ownGroup: true }),
]
// One without the other is of no use: when either ends, the signal ends the second.
await Promise.race(codes)
process.kill(process.pid, 'SIGTERM')
