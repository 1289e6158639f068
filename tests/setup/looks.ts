import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { alive, phone, visit, type Language, type Visitor } from './browser.ts'
import type { DemoTown, Somebody } from './demo-town.ts'
import { fillRoute, listRoutes } from './every-route.ts'
import { findFaults } from './page-faults.ts'
import { onDemoTown } from './stage.ts'

export const languages: Language[] = ['en', 'hi', 'pa']
export type Who = 'nobody' | Somebody

export interface Looks {
  /** Somebody's page, with everything on it that people will see. */
  open(who: Who, path: string, language: Language, before?: (page: Page) => unknown): Promise<Visitor>
}

/** For the journeys of a file: the demo town, and a way to look at its pages on a phone. */
export function onLooks(): Looks {
  let town: DemoTown
  let browser: Browser
  onDemoTown((opened) => ({ town, browser } = opened))
  return {
    async open(who, path, language, before) {
      const wish = who === 'nobody' ? {} : town.of(who)
      const visitor = await visit(browser, town.served.url, language, phone, wish)
      const { page, t } = visitor
      await before?.(page)
      await page.goto(fillRoute(path, town.samples))
      await alive(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      // What is still loading is not what people will see.
      await page.getByText(t('shell.loading')).first().waitFor({ state: 'detached' })
      return visitor
    },
  }
}

/** Every page of these people in every language: light and dark, narrow and with large text. */
export function lookAtEveryPage(looks: Looks, people: Who[]): void {
  // The town is not open yet when the tests are listed: a path keeps its `:id` until it is opened.
  const pages = people.flatMap((who) =>
    listRoutes(who === 'nobody' ? null : who).flatMap((path) =>
      languages.map((language) => [who, path, language] as const),
    ),
  )
  it.each(pages)('%s on %s in %s', async (who, path, language) => {
    const { page, context, troubles } = await looks.open(who, path, language)
    expect(await findFaults(page)).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  })
}
