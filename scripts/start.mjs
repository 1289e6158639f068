import { prepare } from './prepare.mjs'

await prepare()
process.env.NODE_ENV = 'production'
// In this very process, so that Ctrl-C and SIGTERM reach the server directly.
await import('../dist/server/main.js')
