import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { tokenOf } from '../tests/setup/entry.ts'
import { serveBuilt } from '../tests/setup/served.ts'
import { listMissingFiles } from '../tests/setup/kept-answers.ts'

/**
 * How long a second visit takes offline, on a phone four times slower than this machine: from the start of the
 * navigation until the screen has its heading and no skeletons. `node scripts/bench-offline.mjs`, after a build.
 */
const slowness = 4
const times = 5
const routes = ['/', '/patient', '/vitals', '/reminders', '/patient/appointments', '/hospitals', '/emergency']

const served = await serveBuilt({ program: 'demo' })
// A profile on disk, as on a phone: a private window does not cache compiled scripts.
const profile = await mkdtemp(path.join(tmpdir(), 'nabz-open-'))
const context = await chromium.launchPersistentContext(profile, {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  baseURL: served.url,
  viewport: { width: 360, height: 740 },
  locale: 'pa-IN',
})
try {
  const token = await tokenOf(served.url, 'patient', 'demo1234')
  const first = await context.newPage()
  await first.goto('/login')
  await first.evaluate((mine) => {
    localStorage.setItem('token', mine)
    localStorage.setItem('patientHasProfile', '1')
  }, token)
  await first.goto('/')
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  while ((await listMissingFiles(first, 'patient', 'pa')).length > 0) await rest(500)
  // Screens' data is prefetched in the same idle time, after the files.
  await rest(10_000)
  await first.close()
  await context.setOffline(true)
  process.stdout.write('route: first opening, then the median of five (least to most), in ms\n')
  for (const route of routes) {
    const newcomer = await openOnce(context, route)
    const took: number[] = []
    for (let nth = 0; nth < times; nth += 1) took.push(await openOnce(context, route))
    took.sort((one, other) => one - other)
    const [least, median, most] = [took[0], took[Math.floor(times / 2)], took.at(-1)]
    process.stdout.write(`${route}: ${newcomer}, ${median} (${least} to ${most})\n`)
  }
} finally {
  await context.close()
  await served.close()
  await rm(profile, { recursive: true, force: true })
}

async function openOnce(phone: BrowserContext, route: string): Promise<number> {
  const page = await phone.newPage()
  const session = await phone.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.goto(route, { waitUntil: 'commit' })
  const look = await page.waitForFunction(() => {
    const isThere = document.querySelector('main h1') && !document.querySelector('main output [aria-hidden]')
    return isThere && Math.round(performance.now())
  })
  const took = Number(await look.jsonValue())
  await page.close()
  return took
}
