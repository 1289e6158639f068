import type { Page } from '@playwright/test'

export interface TabStop {
  what: string
  isMarked: boolean
  isOnScreen: boolean
}

/** What the walks by key and by script run in the page: sent as source text, so they may use only each other. */
const inPage = [readStop, listByScript].map(String).join('\n')

/** The focused element: its name, whether it has a focus ring, and whether it is visible and uncovered. */
function readStop(): TabStop {
  const element = document.activeElement as HTMLElement
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
}

/** Everything that takes the focus by Tab, focused by script in turn; other radios of a group are reached by arrows. */
function listByScript(): TabStop[] {
  const focusable = 'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex]'
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].flatMap((element) => {
    if (element.tabIndex < 0) return []
    element.focus()
    return document.activeElement === element ? [readStop()] : []
  })
  ;(document.activeElement as HTMLElement).blur()
  scrollTo({ top: 0, behavior: 'instant' })
  return stops
}

/** The next Tab starts at the top of the page, whatever was focused last, even after a blur. */
async function beginAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
  })
}

/** What Tab reaches, from the beginning of the page until it comes round to its first stop, or the sixtieth. */
export async function listTabStops(page: Page): Promise<TabStop[]> {
  await beginAtTop(page)
  const stops: TabStop[] = []
  while (stops.length < 60) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate<TabStop | null>(`(() => {
      ${inPage}
      const element = document.activeElement
      const last = window.lastTabStop
      window.firstTabStop ??= element
      window.lastTabStop = element
      // A date field is several stops in a row.
      if (element === document.body || (last && last !== element && element === window.firstTabStop)) return null
      return readStop()
    })()`)
    if (!stop) break
    stops.push(stop)
  }
  await page.evaluate('delete window.firstTabStop, delete window.lastTabStop')
  return stops
}

/**
 * The same stops without the keys, in one call instead of one a stop. One Tab tells the browser that the keyboard is
 * used, so that it draws focus rings. guards-keys.e2e.ts compares both.
 */
export async function listFocusStops(page: Page): Promise<TabStop[]> {
  await beginAtTop(page)
  await page.keyboard.press('Tab')
  return page.evaluate<TabStop[]>(`(() => { ${inPage}; return listByScript() })()`)
}

/** A stop without a focus ring, or out of sight. */
export function isLost({ isMarked, isOnScreen }: TabStop): boolean {
  return !isMarked || !isOnScreen
}
