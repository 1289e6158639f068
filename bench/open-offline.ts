import { chromium, type BrowserContext } from 'playwright-core'
import { kept, tokenOf } from '../tests/setup/entry.ts'
import { serveBuilt } from '../tests/setup/served.ts'
import { listMissingFiles } from '../tests/setup/kept-answers.ts'

/**
 * How long a second visit takes without a network, on a phone four times slower than this machine: from the start of
 * the navigation until the screen has its heading and none of its skeletons. `node scripts/bench-offline.mjs`, after a build.
 */
const slowness = 4
const times = 5
const routes = ['/', '/patient', '/vitals', '/reminders', '/patient/appointments', '/hospitals', '/emergency']

const served = await serveBuilt({ program: 'demo' })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
try {
  const token = await tokenOf(served.url, 'patient', 'demo1234')
  const context = await browser.newContext({
    baseURL: served.url,
    viewport: { width: 360, height: 740 },
    locale: 'pa-IN',
    ...kept(served.url, { token, patientHasProfile: '1' }),
  })
  const first = await context.newPage()
  await first.goto('/')
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  while ((await listMissingFiles(first, 'patient', 'pa')).length > 0) await rest(500)
  // What the screens show is read ahead in the same idle time, behind the files.
  await rest(10_000)
  await first.close()
  await context.setOffline(true)
  for (const route of routes) {
    const took: number[] = []
    for (let nth = 0; nth < times; nth += 1) took.push(await openOnce(context, route))
    took.sort((one, other) => one - other)
    const [least, median, most] = [took[0], took[Math.floor(times / 2)], took.at(-1)]
    process.stdout.write(`${route}: ${median} ms (${least} to ${most})\n`)
  }
} finally {
  await browser.close()
  await served.close()
}

async function openOnce(context: BrowserContext, route: string): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
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
