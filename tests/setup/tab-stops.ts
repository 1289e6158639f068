import type { Page } from '@playwright/test'

export interface TabStop {
  what: string
  isMarked: boolean
  isOnScreen: boolean
}

/**
 * The focused element: its name, whether it has a focus ring, and whether it is visible and uncovered; null at the
 * end.
 */
function readStop(page: Page): Promise<TabStop | null> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    if (element === document.body) return null
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
    // The browser itself marks the calendar button of a date field.
    const isOnCalendar =
      element instanceof HTMLInputElement && element.type === 'date' && !element.matches(':focus-visible')
    // A radio's ring is drawn beside its input.
    const drawn = (isRadio && element.nextElementSibling) || element
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
    const { left, top, width, height } = drawn.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const home = isRadio ? element.closest('label') : element
    return {
      what: element.outerHTML.slice(0, 100),
      isMarked: (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || isOnCalendar,
      isOnScreen: hit !== null && (home?.contains(hit) ?? false),
    }
  })
}

/** What Tab reaches, from the beginning of the page to its end or the sixtieth stop. */
export async function listTabStops(page: Page): Promise<TabStop[]> {
  await page.evaluate(() => {
    // The next Tab starts from what was focused last, even after a blur.
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
  })
  const stops: TabStop[] = []
  while (stops.length < 60) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

/** A stop without a focus ring, or out of sight. */
export function isLost({ isMarked, isOnScreen }: TabStop): boolean {
  return !isMarked || !isOnScreen
}
