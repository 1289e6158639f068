import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What a page would make hard for somebody, one line for each: empty when there is nothing. Axe is asked in English
 * alone, where it costs most of the time: its rules look at elements and colours, the same in every language.
 */
export async function findFaults(page: Page): Promise<string[]> {
  const language = await page.locator('html').getAttribute('lang')
  return [...(language === 'en' ? await findAxeFaults(page) : []), ...(await findSizeFaults(page))]
}

/** What axe sees, in light and in dark. */
export async function findAxeFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await askAxe(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await askAxe(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark]
}

/** What is too small to press, and what leaves the page with large text or at 320 px: longer words change it. */
async function findSizeFaults(page: Page): Promise<string[]> {
  const viewport = page.viewportSize() ?? { width: 360, height: 740 }
  const small = await page.evaluate(listSmallTargets)
  const wide = await listOverflow(page, 'at 200 %')
  await page.setViewportSize({ ...viewport, width: 320 })
  const narrow = await listOverflow(page, 'at 320 px')
  await page.setViewportSize(viewport)
  return [...small, ...wide, ...narrow]
}

async function askAxe(page: Page, scheme: string): Promise<string[]> {
  // Legacy mode leaves out only what frames of other origins need, and we have no frames: half the time.
  // What is in order need not be described: that would be as much again.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  // Between light and dark nothing differs but the colours.
  const { violations } = await (scheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${scheme}: ${id} ${String(target)} ${failureSummary}`),
  )
}

/** The page itself must not scroll sideways, and nothing may stick out where nobody can scroll to it. */
async function listOverflow(page: Page, how: 'at 200 %' | 'at 320 px'): Promise<string[]> {
  if (how === 'at 200 %') await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const faults = await page.evaluate(() => {
    const root = document.documentElement
    const sideways = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []
    const out = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      // A map is moved under its frame: what lies beyond it can be reached.
      if (element.parentElement?.closest('[data-pans]')) return false
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (right > root.clientWidth + 1 || left < -1)
    })
    return [...sideways, ...out.map((element) => `sticks out: ${element.outerHTML.slice(0, 120)}`)]
  })
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  return faults.map((fault) => `${how}: ${fault}`)
}

/** Everything to press is at least 44 px high and wide, but for links within a sentence. */
function listSmallTargets(): string[] {
  const pressable = 'a[href], button, summary, input, select, textarea, [role=tab]'
  return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return []
    if (element.tagName === 'A' && getComputedStyle(element).display === 'inline') return []
    const isBox = element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type)
    const target = isBox ? (element.closest('label') ?? element) : element
    const { width, height } = target.getBoundingClientRect()
    if (width >= 44 && height >= 44) return []
    return [`small: ${Math.round(width)} x ${Math.round(height)} ${element.outerHTML.slice(0, 120)}`]
  })
}
