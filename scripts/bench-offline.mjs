import { runTypeScript } from './prepare.mjs'

await runTypeScript('bench/open-offline.ts', { NODE_ENV: 'production' })
