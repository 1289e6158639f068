import { prepare } from './prepare.mjs'

// Keeps standard output for the list of sentences, since it may be piped into a file.
await prepare({ output: 2 })
process.env.NODE_ENV = 'production'
await import('../dist/server/voices.js')
