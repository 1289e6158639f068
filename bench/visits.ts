import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { openLastingBrowser, phone } from '../tests/setup/browser.ts'
import { openDemoTown, type Somebody } from '../tests/setup/demo-town.ts'
import { listMissingFiles } from '../tests/setup/kept-answers.ts'
import { trustedCertificate, openTlsProxy } from '../tests/setup/tls-proxy.ts'
import { serveBareReact } from './bare-react.ts'
import { median } from './rounds.ts'
import { atMost, drawTable, times, type Row } from './table.ts'
import { recordWaterfall } from './waterfall.ts'

/** A phone six times slower than this machine on 2G: 400 kbit/s, 400 ms. */
const slowness = 6
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const pages: [path: string, who: Somebody | null][] = [
  ['/login', null],
  ['/first-aid', null],
  ['/', 'patient'],
  ['/patient', 'patient'],
  ['/hospitals', 'patient'],
  ['/doctor', 'doctor'],
]
const goals = { prerendered: 0.5, first: 1.4, next: 0.6 }

interface Waits {
  first: number
  next: number
}

export interface VisitOptions {
  rounds: number
  /** HTTP/1.1 without TLS, instead of TLS and HTTP/2 as deployed. */
  isPlain: boolean
  /** Lists each request of these pages. */
  traced: string[]
}

/** How long people wait for a page, from the navigation to its heading without skeletons, compared with bare React. */
export async function measureVisits(
  { rounds, isPlain, traced }: VisitOptions,
  tell: (what: string) => void,
): Promise<string> {
  const town = await openDemoTown()
  const bare = await serveBareReact()
  const behind = isPlain ? null : await Promise.all([openTlsProxy(bare.url), openTlsProxy(town.served.url)])
  const [bareUrl, url] = behind?.map((proxy) => proxy.url) ?? [bare.url, town.served.url]
  try {
    const compared: Waits[] = []
    const waits = new Map<string, Waits[]>()
    for (let round = 1; round <= rounds; round += 1) {
      tell(`round ${round} of ${rounds}…`)
      compared.push(await visitTwice({ url: bareUrl, route: '/' }))
      for (const [route, who] of pages.filter(([one]) => traced.length === 0 || traced.includes(one))) {
        const as = who === null ? undefined : { who, token: town.tokens[who] }
        const visit = { url, route, as, ...(traced.length > 0 && { tell }) }
        waits.set(route, [...(waits.get(route) ?? []), await visitTwice(visit)])
      }
    }
    return drawTable([...waits].flatMap(([route, mine]) => describeWaits(route, mine, compared)))
  } finally {
    for (const proxy of behind ?? []) await proxy.close()
    await bare.close()
    await town.served.close()
  }
}

interface Visit {
  url: string | undefined
  route: string
  as?: { who: Somebody; token: string } | undefined
  /** Receives a line for each request. */
  tell?: (what: string) => void
}

/** In a separate browser: the first visit, and the next once everything is cached. */
async function visitTwice({ url, route, as, tell }: Visit): Promise<Waits> {
  const profile = await mkdtemp(path.join(tmpdir(), 'nabz-visits-'))
  const options = { baseURL: url ?? '', viewport: phone, locale: 'pa-IN' }
  const context = await openLastingBrowser(profile, options, trustedCertificate())
  try {
    if (as) await signIn(context, as)
    const first = await openOnce(context, route, tell)
    const rest = await context.newPage()
    await rest.goto(route)
    if (as) await waitUntilWhole(rest, as.who)
    await rest.close()
    return { first, next: await openOnce(context, route, tell) }
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** Waits until the service worker has cached every file for this role. */
async function waitUntilWhole(page: Page, who: Somebody): Promise<void> {
  while ((await listMissingFiles(page, who, 'pa')).length > 0) await wait(500)
}

/** On a page of this origin that does not run the app, so that none of it is loaded yet. */
async function signIn(context: BrowserContext, as: { who: Somebody; token: string }): Promise<void> {
  const page = await context.newPage()
  await page.goto('/api/health')
  await page.evaluate(({ who, token }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('patientHasProfile', '1')
    document.cookie = `nabz.role=${who}; path=/`
  }, as)
  await page.close()
}

/** Milliseconds until the heading is shown and no skeleton is left. */
async function openOnce(context: BrowserContext, route: string, tell?: Visit['tell']): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const requests = tell && recordWaterfall(session)
  await page.goto(route, { waitUntil: 'commit', timeout: 120_000 })
  const look = await page.waitForFunction(
    () => {
      const isThere = document.querySelector('h1') && !document.querySelector('main output [aria-hidden]')
      return isThere && performance.now()
    },
    undefined,
    { timeout: 120_000 },
  )
  const took = Number(await look.jsonValue())
  if (requests) tell?.(`${route} after ${Math.round(took)} ms\n${requests()}`)
  await page.close()
  return took
}

/** One row per page and visit. */
function describeWaits(route: string, mine: Waits[], compared: Waits[]): Row[] {
  const most = {
    first: ['/login', '/first-aid'].includes(route) ? goals.prerendered : goals.first,
    next: goals.next,
  }
  return (['first', 'next'] as const).map((which) => {
    const ratio = median(mine.map((one, round) => one[which] / (compared[round]?.first ?? Number.NaN)))
    return {
      what: `${route}, ${which} visit`,
      ours: inSeconds(median(mine.map((one) => one[which]))),
      bare: inSeconds(median(compared.map(({ first }) => first))),
      ratio: times(ratio),
      goal: atMost(most[which], ' ×', ratio),
    }
  })
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
