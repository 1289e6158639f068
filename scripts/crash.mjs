import { runTypeScript } from './prepare.mjs'

await runTypeScript('tests/crash/crash.ts')
