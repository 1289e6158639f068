import { runnerImport } from 'vite'
import { ensureBrowser } from './browser.mjs'
import { fail } from './prepare.mjs'

// npm run pictures [-- --who patient] [--language pa] [--screen phone] [--route /vitals] [--dark] [--large] [--into FOLDER]
const browser = await ensureBrowser()
if (browser.advice) fail(browser.advice)
process.env.CHROMIUM = browser.path
// By vite, as the screens are built: the manifests, which say what there is to take, load their messages in its way.
await runnerImport('./tests/pictures/pictures.ts', { logLevel: 'error' })
