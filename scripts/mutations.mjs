import { runTypeScript } from './prepare.mjs'

await runTypeScript('tests/mutations/mutations.ts')
