import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { en, hi, pa } from '../../src/shared/i18n/locales.ts'
import { chromiumArgs, chromiumPath, shellPath } from './chromium.ts'

const bundles = { en, hi, pa }
export type Language = keyof typeof bundles

/** A separate browser; the tests of a worker share the fixture `browser`. */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: shellPath, args: [...chromiumArgs, ...args] })
}

/** A browser that supports push and notifications. */
export function openPushBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
}

/** A browser with a persistent profile, like people's; other windows are private ones. */
export function openLastingBrowser(
  folder: string,
  options: BrowserContextOptions,
  args: readonly string[] = [],
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: shellPath,
    args: [...chromiumArgs, ...args],
    ...options,
  })
}

export const phone = { width: 360, height: 740 }
export const computer = { width: 1280, height: 800 }

/** A person with their own browser, set to their language. */
export interface Visitor {
  page: Page
  context: BrowserContext
  /** The text of a key in this visitor's language. */
  t(key: string, values?: Record<string, string>): string
  /** Errors the page threw or logged; a test expects none. */
  pageErrors: string[]
  /** Closes this visitor's browser, or passes it to the next one: see visitWithoutWorker. */
  leave(): Promise<void>
}

export async function visit(
  browser: Browser,
  url: string,
  language: Language,
  viewport = phone,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const locale = { en: 'en-IN', hi: 'hi-IN', pa: 'pa-IN' }[language]
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale,
    reducedMotion: 'reduce',
    ...options,
  })
  return openPage(context, language)
}

// The browser logs these itself, the second when it looks for a new service worker without a network. How the page
// handles them is tested elsewhere.
const failedRequests = ['Failed to load resource', 'An unknown error occurred when fetching the script']

const left = new Map<string, BrowserContext[]>()

/**
 * For tests that do not need the service worker, which would download a role's files for every window. On leaving,
 * the browser is passed to the next visitor of this server and language, with everything cleared but its HTTP cache:
 * a first visit costs three times the processor time.
 */
export async function visitWithoutWorker(
  ...[browser, url, language, viewport = phone, options = {}]: Parameters<typeof visit>
): Promise<Visitor> {
  const { storageState, ...others } = options
  const isPlain = Object.keys(others).length === 0
  const key = `${url} ${language}`
  const free = isPlain ? left.get(key)?.pop() : undefined
  const visitor = free
    ? await takeOver(free, language, viewport, storageState)
    : await visit(browser, url, language, viewport, { ...options, serviceWorkers: 'block' })
  const { context } = visitor
  return isPlain ? { ...visitor, leave: () => keepForNext(key, context) } : visitor
}

async function takeOver(
  context: BrowserContext,
  language: Language,
  viewport: typeof phone,
  storageState: BrowserContextOptions['storageState'],
): Promise<Visitor> {
  await context.setStorageState(storageState ?? { cookies: [], origins: [] })
  const visitor = await openPage(context, language)
  await visitor.page.setViewportSize(viewport)
  return visitor
}

async function keepForNext(key: string, context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  left.set(key, [...(left.get(key) ?? []), context])
}

/** The files of a worker share its browser: each closes all windows, including those kept for reuse. */
export async function closeContexts(browser: Browser): Promise<void> {
  left.clear()
  for (const context of browser.contexts()) await context.close()
}

async function openPage(context: BrowserContext, language: Language): Promise<Visitor> {
  const page = await context.newPage()
  page.setDefaultTimeout(45_000)
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  page.on('console', (message) => {
    const isOfRequest = failedRequests.some((start) => message.text().startsWith(start))
    if (message.type() === 'error' && !isOfRequest) pageErrors.push(message.text())
  })
  const t: Visitor['t'] = (key, values) => messageIn(language, key, values)
  return { page, context, pageErrors, t, leave: () => context.close() }
}

/** Holds back the app's scripts, like a slow network; returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const going = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await going
    await route.continue()
  })
  return letGo
}

/** Waits until the app's script is running. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'nabzReady' in window)
}

export function messageIn(language: Language, key: string, values: Record<string, string> = {}): string {
  let place: unknown = bundles[language]
  for (const part of key.split('.')) place = (place as Record<string, unknown> | undefined)?.[part]
  if (typeof place !== 'string') throw new Error(`There is no message for ${key} in ${language}.`)
  return place.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `{${name}}`)
}
