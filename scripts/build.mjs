import { prepare } from './prepare.mjs'

await prepare({ force: true })
