import type { Locator, Page } from '@playwright/test'

/** What a person does at a computer, counted. */
export interface DeskEffort {
  clicks: number
  keys: number
  /** Turns of the wheel until the next thing to click is in sight. */
  wheels: number
}

/** One turn moves a page by so much of its height. */
const wheelOfHeight = 0.7

/** Keystroke-level model: pointing and clicking, one key, one turn of the wheel, and a thought before each act. */
export function secondsOf({ clicks, keys, wheels }: DeskEffort, thoughts = 1): number {
  return clicks * 1.6 + keys * 0.28 + wheels * 1.5 + thoughts * 1.35
}

/** The chosen row of a workbench's list. */
export const chosen = (page: Page): Locator => page.locator('[role=option][aria-selected=true]')

/** Clicks and presses keys in a page as a person does, and counts it. */
export function countAtDesk(page: Page) {
  const effort: DeskEffort = { clicks: 0, keys: 0, wheels: 0 }
  return {
    effort,
    async click(what: Locator): Promise<void> {
      await what.waitFor()
      const box = await what.boundingBox()
      const height = page.viewportSize()?.height ?? 0
      if (!box || height === 0) throw new Error('It is not in the page.')
      const away = Math.max(box.y + box.height - height, -box.y, 0)
      effort.wheels += Math.ceil(away / (height * wheelOfHeight))
      effort.clicks += 1
      await what.click()
    },
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) {
        effort.keys += 1
        await page.keyboard.press(key)
      }
    },
  }
}
