import { prepare } from './prepare.mjs'

await prepare({ output: 2 })
process.env.NODE_ENV = 'production'
await import('../dist/server/rotate-keys.js')
