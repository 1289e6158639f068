import { runTypeScript } from './prepare.mjs'

await runTypeScript('bench/bench.ts', { NODE_ENV: 'production' })
