import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { logLine } from './prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const debianPackages = ['chromium', 'fonts-noto-core', 'fontconfig']
const aptOptions = ['install', '-y', '--no-install-recommends']
const aptInstall = [...aptOptions, ...debianPackages]
/**
 * Chromium without a user interface, for pages that need none: saves the e2e tests a quarter of the processor time.
 * Debian has it beside its Chromium; other systems do without.
 */
const shellName = 'chromium-headless-shell'

/**
 * The browser for the screen tests, with fonts for Punjabi and Hindi. Installs what is missing if allowed (root on
 * Debian); otherwise `advice` is the command to run. `withShell` installs the shell too, which the tests work without.
 */
export async function ensureBrowser({ withShell = false } = {}) {
  if ((await listMissing()).length > 0 && mayInstall()) {
    logLine(`installing what the browser tests need (missing: ${(await listMissing()).join(', ')})…`)
    runApt(['update'])
    runApt(aptInstall)
  }
  const missing = await listMissing()
  if (missing.length > 0)
    return { advice: `Missing for the browser tests: ${missing.join(', ')}. Run: ${adviseCommand()}` }
  if (withShell && !findShell() && !process.env.CHROMIUM && mayInstall()) installShell()
  return { path: await findChromium(), shell: findShell() }
}

function findShell() {
  return listOnPath([shellName]).find(isProgram)
}

/** By itself, because an older Debian does not have it. */
function installShell() {
  logLine(`installing ${shellName}, which saves a quarter of the e2e tests' time…`)
  if (runApt([...aptOptions, shellName])) return
  runApt(['update'])
  runApt([...aptOptions, shellName])
}

async function listMissing() {
  const missing = []
  if (!(await findChromium())) missing.push('Chromium')
  // Other systems include these fonts; on Linux without them every glyph is an empty box.
  if (process.platform === 'linux') {
    if (!hasFont('pa')) missing.push('a font for Gurmukhi')
    if (!hasFont('hi')) missing.push('a font for Devanagari')
  }
  return missing
}

async function findChromium() {
  const candidates = [process.env.CHROMIUM, ...listOnPath(names), ...elsewhere, await findPlaywrightsOwn()]
  return candidates.find(isProgram)
}

function listOnPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)))
}

/** `npx playwright install chromium` puts one into the user's cache. */
async function findPlaywrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

function isProgram(path) {
  if (!path) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function hasFont(language) {
  const found = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' })
  return found.status === 0 && found.stdout.trim() !== ''
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function runApt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 1, 2] }).status === 0
}

function adviseCommand() {
  if (process.platform !== 'linux') return 'npx playwright install chromium'
  const install = `apt-get update && apt-get ${aptInstall.join(' ')}`
  return process.getuid?.() === 0 ? install : `sudo sh -c '${install}'`
}
