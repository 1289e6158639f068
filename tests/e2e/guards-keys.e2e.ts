import { expect, type Page } from '@playwright/test'
import { computer, phone, type Visitor } from '../setup/browser.ts'
import { listDistinctRoutes } from '../setup/every-route.ts'
import { handOn, onLooks, type Who } from '../setup/page-audits.ts'
import { test } from '../setup/test.ts'

/** Keyboard only. */
const looks = onLooks()

async function open(who: Who, path: string): Promise<Visitor> {
  const visitor = await looks.enter(who, 'en', computer)
  await looks.show(visitor, path)
  return visitor
}

/** Every route on a phone, and the two dashboards on a desktop too. */
const walks = [
  ...(['nobody', 'patient', 'doctor', 'coordinator'] as const).flatMap((who) =>
    listDistinctRoutes(who === 'nobody' ? null : who).map((path) => [who, path, phone] as const),
  ),
  ['patient', '/patient', computer] as const,
  ['doctor', '/doctor', computer] as const,
]

interface Stop {
  what: string
  isMarked: boolean
  isOnScreen: boolean
}

/**
 * The focused element: its name, whether it has a focus ring, and whether it is visible and uncovered; null at the
 * end.
 */
function readStop(page: Page): Promise<Stop | null> {
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

async function walk(page: Page, most = 60): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    if (!stop) return stops
    stops.push(stop)
  }
  return stops
}

test.describe('by keyboard', () => {
  const handed = handOn()
  for (const [who, path, screen] of walks)
    test(`${who} on ${path} at ${screen.width}: every Tab stop is marked and visible`, async () => {
      const whose = `${who} ${screen.width}`
      const visitor = await handed.take(whose, () => looks.enter(who, 'en', screen))
      await looks.show(visitor, path)
      const stops = await walk(visitor.page)
      expect(stops.length).toBeGreaterThan(3)
      expect(stops.filter(({ isMarked, isOnScreen }) => !isMarked || !isOnScreen)).toEqual([])
      handed.leave(whose, visitor)
    })

  test('the first stop skips to the content', async () => {
    const { page, leave, t } = await open('patient', '/patient')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: t('frame.skip') })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await leave()
  })

  test('a new page takes the focus', async () => {
    const { page, leave, t } = await open('patient', '/patient')
    await page.getByRole('link', { name: t('patientDashboard.bookLead') }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: t('appointments.book.title') }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('page')
    await leave()
  })

  for (const name of ['Language', '’s account'])
    test(`the menu "${name}" opens, closes with Escape and returns the focus`, async () => {
      const { page, leave } = await open('patient', '/')
      const opener = page.locator('summary', { hasText: name })
      const details = page.locator('details').filter({ has: opener })
      await opener.focus()
      await page.keyboard.press('Enter')
      await details.locator('button').first().waitFor({ state: 'visible' })
      await page.keyboard.press('Tab')
      expect(await details.evaluate((menu) => menu.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await details.locator('button').first().waitFor({ state: 'hidden' })
      expect(await opener.evaluate((summary) => summary === document.activeElement)).toBe(true)
      await leave()
    })

  test('a language is chosen with Enter, and the focus returns to the menu', async () => {
    const { page, leave } = await open('nobody', '/login')
    const opener = page.locator('summary')
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('html[lang=pa]').waitFor()
    expect(await opener.evaluate((summary) => summary === document.activeElement)).toBe(true)
    await leave()
  })

  test('a dialog takes the focus, traps it, closes with Escape and returns it', async () => {
    const { page, leave, t } = await open('doctor', '/doctor')
    const opener = page.getByRole('button', { name: t('appointments.schedule.reject') }).first()
    const dialog = page.getByRole('dialog', { name: t('appointments.schedule.rejectTitle') })
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    const seen = new Set<string>()
    for (let n = 0; n < 8; n += 1) {
      const inside = await page.evaluate(() => {
        const { activeElement } = document
        // In its cycle the focus passes through the browser's own toolbar.
        return activeElement === document.body || activeElement?.closest('dialog') !== null
      })
      expect(inside).toBe(true)
      seen.add(await page.evaluate(() => (document.activeElement as HTMLElement).innerText.slice(0, 40)))
      await page.keyboard.press('Tab')
    }
    expect([...seen]).toEqual(expect.arrayContaining([t('appointments.schedule.rejectConfirm')]))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await leave()
  })
})
