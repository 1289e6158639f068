import { prepare } from './prepare.mjs'

// Standard output belongs to the report alone: it may be piped into a file.
await prepare({ output: 2 })
process.env.NODE_ENV = 'production'
await import('../dist/server/import.js')
