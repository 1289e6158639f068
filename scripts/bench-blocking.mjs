import { runTypeScript } from './prepare.mjs'

await runTypeScript('bench/blocking.ts', { NODE_ENV: 'production' })
