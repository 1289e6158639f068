import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { alive, openBrowser, visit, type Language, type Visitor } from '../setup/browser.ts'
import { openDemoTown, type DemoTown } from '../setup/demo-town.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { fillRoute, listRoutes } from '../setup/every-route.ts'
import { readOptions, screens, type Options, type Screen, type Who } from './options.ts'

// `npm run pictures`: the demo town as each role sees it, one PNG per route.

/** Parts of a page with their own URL. */
const parts: Record<string, string[]> = {
  '/desk': ['requests', 'facilities', 'volunteers', 'accounts', 'log'].map((tab) => `/desk?tab=${tab}`),
}

interface Shot {
  who: Who
  language: Language
  screen: Screen
  colour: Options['colours'][number]
  request: BrowserContextOptions
}

async function takeAll(options: Options): Promise<void> {
  rejectUnknownRoutes(options)
  const town = await openDemoTown()
  const browser = await openBrowser()
  try {
    let taken = 0
    for (const who of options.who) {
      const request = await wishOf(town, who)
      for (const shot of listShots(options)) {
        taken += await takeRoutes(browser, town, { who, request, ...shot }, options)
      }
    }
    process.stdout.write(`${taken} pictures in ${options.into}\n`)
  } finally {
    await browser.close()
    await town.served.close()
  }
}

/** Checked before the town is started. */
function rejectUnknownRoutes({ who, routes }: Options): void {
  const open = new Set(who.flatMap((one) => listRoutes(roleOf(one))))
  const unknown = routes.find((route) => !open.has(route))
  if (unknown !== undefined) throw new Error(`--route ${unknown} opens for none of ${who.join(', ')}.`)
}

function listShots({ languages, screens: sizes, colours }: Options): Omit<Shot, 'who' | 'request'>[] {
  return languages.flatMap((language) =>
    sizes.flatMap((screen) => colours.map((colour) => ({ language, screen, colour }))),
  )
}

async function takeRoutes(browser: Browser, town: DemoTown, shot: Shot, options: Options): Promise<number> {
  const { who, language, screen, colour, request } = shot
  const isAsked = (route: string) => options.routes.length === 0 || options.routes.includes(route)
  const all = listRoutes(roleOf(who)).flatMap((route) =>
    isAsked(route) ? [route, ...(parts[route] ?? [])] : [],
  )
  const visitor = await visit(browser, town.served.url, language, screens[screen], {
    ...request,
    colorScheme: colour,
  })
  const { page, context } = visitor
  const place = path.join(
    options.into,
    [who, language, screen, colour, ...(options.isLarge ? ['large'] : [])].join('-'),
  )
  await mkdir(place, { recursive: true })
  for (const route of all) {
    await page.goto(fillRoute(route, town.samples))
    await settle(visitor)
    if (options.isLarge) await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await page.screenshot({ path: path.join(place, `${nameOf(route)}.png`), fullPage: true })
  }
  await context.close()
  return all.length
}

/** Waits until the page has its heading and nothing is loading. */
async function settle({ page, t }: Visitor): Promise<void> {
  await alive(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // The change stream never ends, so the network never becomes idle; the page itself says what is loading.
  await page.getByText(t('shell.loading')).first().waitFor({ state: 'detached' })
  // The map draws its villages and pins after it appears.
  await page.waitForTimeout(300)
}

async function wishOf(town: DemoTown, who: Who): Promise<BrowserContextOptions> {
  if (who === 'nobody') return {}
  if (who !== 'newcomer') return town.of(who)
  const { url } = town.served
  await register(url, { username: 'newcomer', name: 'Simran Kaur', role: 'patient' })
  const token = await tokenOf(url, 'newcomer')
  await saveProfile(url, token, 'Simran Kaur')
  return kept(url, { token })
}

function roleOf(who: Who): 'patient' | 'doctor' | 'coordinator' | null {
  if (who === 'nobody') return null
  return who === 'newcomer' ? 'patient' : who
}

/** `/doctor/patients/:id` → `doctor-patients-id`. */
function nameOf(route: string): string {
  return (
    route
      .replace(/[/:?=]+/g, ' ')
      .trim()
      .replaceAll(' ', '-') || 'home'
  )
}

try {
  await takeAll(readOptions(process.argv.slice(2)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
