import type { Browser, Page } from '@playwright/test'
import { alive, visitWithoutWorker, type Language, type Visitor } from './browser.ts'
import type { DemoTown, Somebody } from './demo-town.ts'
import { fillRoute, type Samples } from './every-route.ts'
import { login } from './sign-in.ts'
import { onSharedTown } from './fixture.ts'

export const languages: Language[] = ['en', 'hi', 'pa']
export type Who = 'nobody' | Somebody
type Screen = Parameters<typeof visitWithoutWorker>[3]

export interface Looks {
  /** Somebody's page in a window of its own, with everything on it that people will see. */
  open(who: Who, path: string, language: Language, before?: (page: Page) => unknown): Promise<Visitor>
  /** A window of somebody in which nothing is open yet. */
  enter(who: Who, language: Language, screen?: Screen): Promise<Visitor>
  /** A window in which somebody has signed in by the form, as a new person would; nobody is shown the form. */
  signIn(who: Who, language: Language, screen?: Screen): Promise<Visitor>
  /** Opens a page in a window. */
  show(visitor: Visitor, path: string): Promise<void>
  /** For routes that show one of many. */
  samples(): Samples
}

/** For the journeys of a file: the demo town, and a way to look at its pages, on a phone unless said otherwise. */
export function onLooks(): Looks {
  let town: DemoTown
  let browser: Browser
  onSharedTown((opened) => ({ town, browser } = opened))

  const enter = (who: Who, language: Language, screen?: Screen) =>
    visitWithoutWorker(browser, town.served.url, language, screen, who === 'nobody' ? {} : town.of(who))

  async function show({ page, t }: Visitor, path: string): Promise<void> {
    await page.goto(fillRoute(path, town.samples))
    await alive(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // What is still loading is not what people will see.
    await page.getByText(t('shell.loading')).first().waitFor({ state: 'detached' })
  }

  async function signIn(who: Who, language: Language, screen?: Screen): Promise<Visitor> {
    const visitor = await visitWithoutWorker(browser, town.served.url, language, screen)
    await show(visitor, '/login')
    if (who === 'nobody') return visitor
    const { username, password } = town.logins[who]
    await login(visitor, username, password)
    await visitor.page.waitForURL((url) => url.pathname !== '/login')
    return visitor
  }

  return {
    enter,
    signIn,
    show,
    samples: () => town.samples,
    async open(who, path, language, before) {
      const visitor = await enter(who, language)
      await before?.(visitor.page)
      await show(visitor, path)
      return visitor
    },
  }
}

/** A window that is handed on from test to test. */
export interface HandedOn {
  /** The one of the test before, if it was this person's; another is entered otherwise. */
  take(whose: string, enter: () => Promise<Visitor>): Promise<Visitor>
  leave(whose: string, visitor: Visitor): void
}

/**
 * Who looks at many pages goes from one to the next in one window, as people do: a first visit for each page costs
 * more than all that is asked of it. A test that fails leaves no window, so that its fault is not the next one's.
 */
export function handOn(): HandedOn {
  let left: { whose: string; visitor: Visitor } | undefined
  return {
    async take(whose, enter) {
      const last = left
      left = undefined
      if (last?.whose === whose) return last.visitor
      await last?.visitor.leave()
      return enter()
    },
    leave: (whose, visitor) => void (left = { whose, visitor }),
  }
}

/** As a press on a link does: the page changes, the app stays. */
export async function goTo(visitor: Visitor, path: string): Promise<void> {
  const { page } = visitor
  await page.evaluate((to) => {
    if (location.pathname === to) return
    document.querySelector('#page')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new Event('pushState'))
  }, path)
  await page.locator('#page:not([data-left]) h1').waitFor()
  await settle(visitor)
}

/** What is still loading, and a message that goes by itself, is not the page that people use. */
async function settle({ page, t }: Visitor): Promise<void> {
  await page.getByText(t('shell.loading')).first().waitFor({ state: 'detached' })
  await page.waitForFunction(() => !document.querySelector('[inert], output[aria-live] > *'))
}
