import { runnerImport } from 'vite'
import { ensureBrowser } from './browser.mjs'
import { fail } from './prepare.mjs'

// npm run pictures [-- --who patient] [--language pa] [--screen phone] [--route /vitals] [--dark] [--large] [--into FOLDER]
const browser = await ensureBrowser()
if (browser.advice) fail(browser.advice)
process.env.CHROMIUM = browser.path
// Through vite, like the screens: the manifests, which list the routes, load their messages with its
// `import.meta.glob`.
await runnerImport('./tests/pictures/pictures.ts', { logLevel: 'error' })
