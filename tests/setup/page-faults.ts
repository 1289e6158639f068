import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Accessibility faults of a page, one line each; empty if there are none. Axe runs only in English, since it takes
 * most of the time and its rules check elements and colours, which are the same in every language.
 */
export async function findFaults(page: Page): Promise<string[]> {
  return [...(await findFaultsAtThisSize(page)), ...(await findNarrowFaults(page))]
}

/** The same without 320 px: for pages whose layout is checked at that width anyway. */
export async function findFaultsAtThisSize(page: Page): Promise<string[]> {
  const language = await page.locator('html').getAttribute('lang')
  const axeFaults = language === 'en' ? await findAxeFaults(page) : []
  const small = await page.evaluate(listSmallTargets)
  return [...axeFaults, ...small, ...(await listOverflow(page, 'at 200 %'))]
}

/** What axe reports, in light and in dark. */
export async function findAxeFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await askAxe(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await askAxe(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark]
}

/** Content that overflows at 320 px; depends on word lengths. */
async function findNarrowFaults(page: Page): Promise<string[]> {
  const viewport = page.viewportSize() ?? { width: 360, height: 740 }
  await page.setViewportSize({ ...viewport, width: 320 })
  let narrow = await listOverflow(page, 'at 320 px')
  // What depends on the width changes in a later task: only what stays is a fault.
  for (let tries = 0; narrow.length > 0 && tries < 20; tries += 1) {
    await page.waitForTimeout(100)
    narrow = await listOverflow(page, 'at 320 px')
  }
  await page.setViewportSize(viewport)
  return narrow
}

/** A window keeps axe from page to page: reading its half a megabyte again takes as long as a small page. */
async function askAxe(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Light and dark differ only in colours. Describing passed rules would take as long as asking.
  const found = await page.evaluate(
    (runOnly) => window.axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) }),
    scheme === 'dark' ? ['color-contrast'] : null,
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${scheme}: ${id} ${String(target)} ${failureSummary}`),
  )
}

/** The page must not scroll sideways, and nothing may stick out where nobody can scroll to it. */
async function listOverflow(page: Page, how: 'at 200 %' | 'at 320 px'): Promise<string[]> {
  if (how === 'at 200 %') await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const faults = await page.evaluate(() => {
    const root = document.documentElement
    const sideways = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []
    const out = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      // A map pans within its frame: what is outside can be reached.
      if (element.parentElement?.closest('[data-pans]')) return false
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (right > root.clientWidth + 1 || left < -1)
    })
    return [...sideways, ...out.map((element) => `sticks out: ${element.outerHTML.slice(0, 120)}`)]
  })
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  return faults.map((fault) => `${how}: ${fault}`)
}

/** Every control is at least 44 px high and wide, except links within a sentence. */
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
