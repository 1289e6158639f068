import type { Locator, Page } from '@playwright/test'

/** What a person does on a phone, counted. */
export interface Effort {
  taps: number
  characters: number
  /** Swipes until the next thing to tap is in sight. */
  swipes: number
  pages: number
}

/** The bar at the bottom covers this much. */
const barHeight = 80
/** How far one swipe moves a page, of its height. */
const swipeOfHeight = 0.7

/** Taps and types in a page as a person does, and counts it. The page must have touch. */
export function countEffort(page: Page) {
  const effort: Effort = { taps: 0, characters: 0, swipes: 0, pages: 1 }
  let path = new URL(page.url()).pathname
  page.on('framenavigated', (frame) => {
    const now = new URL(frame.url()).pathname
    if (frame !== page.mainFrame() || now === path) return
    path = now
    effort.pages += 1
  })

  async function swipeTo(what: Locator): Promise<void> {
    if (await what.evaluate(isInSight)) return
    const box = await what.boundingBox()
    const height = (page.viewportSize()?.height ?? 0) - barHeight
    if (!box || height <= 0) throw new Error('It is not in the page.')
    const away = Math.max(box.y + box.height - height, -box.y, 0)
    effort.swipes += Math.ceil(away / (height * swipeOfHeight))
  }

  return {
    effort,
    async tap(what: Locator): Promise<void> {
      await what.waitFor()
      await stays(what)
      await swipeTo(what)
      effort.taps += 1
      await what.tap()
    },
    /** Into the field that has the cursor. */
    async type(text: string): Promise<void> {
      effort.characters += text.length
      await page.keyboard.type(text)
    },
  }
}

/** Waits until it stands still: what arrives above it later would be counted as a swipe on a slow machine only. */
async function stays(what: Locator): Promise<void> {
  for (let before = '', same = 0; same < 3;) {
    const now = JSON.stringify(await what.boundingBox())
    same = now === before ? same + 1 : 0
    before = now
    await what.page().waitForTimeout(100)
  }
}

/** Whether a finger on its middle would touch it. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  return hit !== null && element.contains(hit)
}
