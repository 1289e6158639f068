import { prepare } from './prepare.mjs'

await prepare()
process.env.NODE_ENV = 'production'
await import('../dist/server/demo.js')
