import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { openLastingBrowser, phone } from '../tests/setup/browser.ts'
import { openDemoTown } from '../tests/setup/demo-town.ts'
import { median } from './rounds.ts'

/**
 * How long scripts block a page that is opened again: Lighthouse's total blocking time, from the first paint, on a phone
 * four times slower than this machine. By the processor time of the tasks, and by their duration, which grows while the
 * main thread waits for a core of a busy machine. `node scripts/bench-blocking.mjs`, after a build.
 */
const slowness = 4
const longTaskMs = 50
const times = 7
const routes = ['/', '/patient', '/appointments/book', '/vitals', '/emergency', '/hospitals', '/reminders']

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds, as `dur` and `tdur`, the processor time. */
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

const town = await openDemoTown()
// A profile on disk, as on a phone: a private window does not cache compiled scripts.
const profile = await mkdtemp(path.join(tmpdir(), 'nabz-blocking-'))
const context = await openLastingBrowser(profile, {
  baseURL: town.served.url,
  viewport: phone,
  locale: 'pa-IN',
})
try {
  const page = await context.newPage()
  await page.goto('/login')
  await page.evaluate((token) => {
    localStorage.setItem('token', token)
    localStorage.setItem('patientHasProfile', '1')
  }, town.tokens.patient)
  const session = await context.newCDPSession(page)
  process.stdout.write('route: median by processor time (least to most), median by duration, in ms\n')
  for (const route of routes) {
    // Chromium keeps compiled scripts from the third opening on.
    for (let nth = 0; nth < 4; nth += 1) await open(page, route)
    const taken = { cpu: [] as number[], wall: [] as number[] }
    for (let nth = 0; nth < times; nth += 1) {
      const tasks = await traceOpening(page, session, route)
      taken.cpu.push(blockingOf(tasks.map(({ tdur = 0 }) => tdur)))
      taken.wall.push(blockingOf(tasks.map(({ dur = 0 }) => dur)))
    }
    const range = `${Math.min(...taken.cpu)} to ${Math.max(...taken.cpu)}`
    process.stdout.write(`${route}: ${median(taken.cpu)} (${range}), ${median(taken.wall)}\n`)
  }
} finally {
  await context.close()
  await town.served.close()
  await rm(profile, { recursive: true, force: true })
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await page.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('main output [aria-hidden]'),
  )
  await wait(2_500)
}

/** The tasks of the page's main thread that ended after the first paint. */
async function traceOpening(page: Page, session: CDPSession, route: string): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  await page.goto('about:blank')
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'loading'],
      excludedCategories: ['*'],
    },
    transferMode: 'ReportEvents',
  })
  await open(page, route)
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => {
      resolve()
    })
  })
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)

  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.endsWith(route),
  )
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts >= start.ts,
  )
  if (!start || !paint) throw new Error(`The trace of ${route} has no first paint.`)
  return events.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && ph === 'X' && pid === start.pid && tid === start.tid && ts + dur > paint.ts,
  )
}

/** What of each task is longer than 50 ms on the slower phone, in ms. */
function blockingOf(microseconds: readonly number[]): number {
  const blocked = microseconds.map((one) => Math.max(0, (one / 1_000) * slowness - longTaskMs))
  return Math.round(blocked.reduce((sum, one) => sum + one, 0))
}
