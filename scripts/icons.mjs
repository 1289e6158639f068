import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from './browser.mjs'
import { root } from './children.mjs'
import { fail } from './prepare.mjs'

// Renders the app's icons from public/icon.svg. The results are committed, so run this by hand when the icon changes:
// node scripts/icons.mjs
const ground = '#0e6b57'
// A maskable icon may be cropped to a circle of four fifths of its width; an iPhone rounds the corners itself.
const pictures = [
  { name: 'icon-192', size: 192, drawn: 1 },
  { name: 'icon-512', size: 512, drawn: 1 },
  { name: 'maskable-192', size: 192, drawn: 0.86, isFull: true },
  { name: 'maskable-512', size: 512, drawn: 0.86, isFull: true },
  // An iPhone requests it by this name; no page has to reference it.
  { name: '../apple-touch-icon', size: 180, drawn: 1, isFull: true },
  // For the status bar: Android uses only its shape, in white.
  { name: '../badge', size: 96, drawn: 1, isShape: true },
]

const { path, advice } = await ensureBrowser()
if (!path) fail(advice)
const svg = await readFile(join(root, 'public', 'icon.svg'), 'utf8')
// Only the pulse, without its background and up to the edges.
const shape = svg
  .replace(/<rect[^>]*>/, '')
  .replace(/stroke="[^"]*"/, 'stroke="#fff"')
  .replace(/viewBox="[^"]*"/, 'viewBox="4 4 56 56"')
const folder = join(root, 'public', 'icons')
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const { name, size, drawn, isFull, isShape } of pictures) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>
      html { background: ${isFull ? ground : 'transparent'} }
      body { margin: 0; display: grid; place-items: center; height: 100vh }
      svg { width: ${drawn * 100}% }
    </style>${isShape ? shape : svg}`,
  )
  await writeFile(join(folder, `${name}.png`), await page.screenshot({ omitBackground: !isFull }))
}
await browser.close()
