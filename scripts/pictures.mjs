import { ensureBrowser } from './browser.mjs'
import { giveUp, runTypeScript } from './prepare.mjs'

const browser = await ensureBrowser()
if (!browser.path) giveUp(browser.advice)
await runTypeScript('tests/pictures/pictures.ts', { CHROMIUM: browser.path })
