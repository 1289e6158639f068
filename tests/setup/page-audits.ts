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
  /** A person's page in its own window, completely loaded. */
  open(who: Who, path: string, language: Language, before?: (page: Page) => unknown): Promise<Visitor>
  /** A person's window without a page. */
  enter(who: Who, language: Language, screen?: Screen): Promise<Visitor>
  /**
   * A window in which the person has signed in through the form, like somebody new; for `nobody` it stays at the
   * form.
   */
  signIn(who: Who, language: Language, screen?: Screen): Promise<Visitor>
  /** Opens a page in a window. */
  show(visitor: Visitor, path: string): Promise<void>
  /** For routes with an id. */
  samples(): Samples
}

/** For the tests of a file: the demo town and access to its pages, by default on a phone. */
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
    // Wait until nothing is loading.
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

/** A window passed from test to test. */
export interface HandedOn {
  /** The previous test's window, if it was this person's; otherwise a new one. */
  take(whose: string, enter: () => Promise<Visitor>): Promise<Visitor>
  leave(whose: string, visitor: Visitor): void
}

/**
 * Tests of many pages use one window in turn, like people do: a first visit per page costs more than all the checks.
 * A failed test does not pass its window on, so that its fault does not affect the next.
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

/** Navigates like a link: the page changes, the app stays. Returns once the new one has its heading. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    if (location.pathname === to) return
    document.querySelector('#page')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new Event('pushState'))
  }, path)
  await page.locator('#page:not([data-left]) h1').first().waitFor()
}

/** The same, completely loaded. */
export async function goTo(visitor: Visitor, path: string): Promise<void> {
  await moveTo(visitor.page, path)
  await settle(visitor)
}

/** Waits until nothing is loading and no temporary message is shown. */
async function settle({ page, t }: Visitor): Promise<void> {
  await page.getByText(t('shell.loading')).first().waitFor({ state: 'detached' })
  await page.waitForFunction(() => !document.querySelector('[inert], output[aria-live] > *'))
}
