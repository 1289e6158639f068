import { expect, type Page } from '@playwright/test'
import { phone } from './browser.ts'
import { fillRoute, listDistinctRoutes } from './every-route.ts'
import { findLayoutFaults, type LayoutFault } from './layout-rules.ts'
import { goTo, handOn, languages, type Looks, type Who } from './page-audits.ts'
import { findFaultsAtThisSize } from './page-faults.ts'
import { findPrintFaults } from './print-faults.ts'
import { listSharedNames } from './same-names.ts'
import { isLost, listFocusStops } from './tab-stops.ts'
import { test } from './test.ts'

/**
 * A typical phone, the smallest, a tablet, a laptop, a desktop. Words decide at the narrowest width of each arrangement;
 * what is wider than that is looked at in English alone.
 */
export const sizes = [
  { ...phone, narrowest: false },
  { width: 320, height: 640, narrowest: true },
  { width: 768, height: 1024, narrowest: true },
  { width: 1280, height: 800, narrowest: true },
  { width: 1920, height: 1080, narrowest: false },
]

/** At every hour: the doses of the hour decide how near `/patient` comes to it (docs/performance.md). Large text is up to half longer. */
const highest = { normal: 3, big: 4.5 }

/**
 * Every page of these people in every language: at the widths where words decide, with large text, checking target sizes; a
 * patient's page's height on a phone; and in English at every width, by axe, in light and dark, by keyboard and on paper.
 * One line for each fault.
 */
export function auditEveryPage(looks: Looks, people: Who[]): void {
  const pages = people.flatMap((who) =>
    languages.flatMap((language) =>
      listDistinctRoutes(who === 'nobody' ? null : who).map((path) => [who, path, language] as const),
    ),
  )
  const handed = handOn()
  for (const [who, path, language] of pages)
    test(`${who} on ${path} in ${language}`, async () => {
      const whose = `${who} ${language}`
      const visitor = await handed.take(whose, () => looks.signIn(who, language))
      await goTo(visitor, fillRoute(path, looks.samples()))
      const faults: string[] = []
      for (const { narrowest, ...size } of sizes) {
        if (language !== 'en' && !narrowest) continue
        await visitor.page.setViewportSize(size)
        const found = await findLayoutFaults(visitor.page)
        faults.push(...found.map((one) => say(`${path} ${who} ${size.width} ${language}`, one)))
      }
      expect(faults).toEqual([])
      await visitor.page.setViewportSize(phone)
      expect(await listSharedNames(visitor.page)).toEqual([])
      expect(await findFaultsAtThisSize(visitor.page)).toEqual([])
      if (who === 'patient' || who === 'nobody') await expectFewPhoneHeights(visitor.page)
      if (language === 'en') await expectKeyboardAndPrint(visitor.page, who)
      expect(visitor.pageErrors).toEqual([])
      handed.leave(whose, visitor)
    })
}

/** The window must have the size of the typical phone. */
async function expectFewPhoneHeights(page: Page): Promise<void> {
  const heights = await page.evaluate(() => {
    const { dataset, scrollHeight } = document.documentElement
    const before = dataset['density']
    dataset['density'] = 'big'
    const big = document.documentElement.scrollHeight
    if (before === undefined) delete dataset['density']
    else dataset['density'] = before
    return { normal: scrollHeight, big }
  })
  expect(heights.normal / phone.height).toBeLessThanOrEqual(highest.normal)
  expect(heights.big / phone.height).toBeLessThanOrEqual(highest.big)
}

/** Nobody prints before signing in. */
async function expectKeyboardAndPrint(page: Page, who: Who): Promise<void> {
  const stops = await listFocusStops(page)
  expect(stops.length).toBeGreaterThan(3)
  expect(stops.filter(isLost)).toEqual([])
  if (who !== 'nobody') expect(await findPrintFaults(page)).toEqual([])
}

export function say(where: string, { rule, selector, text }: LayoutFault): string {
  return `${where}: ${rule}: ${selector}: ${text}`
}
