import { expect } from '@playwright/test'
import { computer, phone, type Visitor } from '../setup/browser.ts'
import { onLooks, type Who } from '../setup/page-audits.ts'
import { isLost, listFocusStops, listTabStops } from '../setup/tab-stops.ts'
import { test } from '../setup/test.ts'

/** Keyboard only. */
const looks = onLooks()

async function open(who: Who, path: string): Promise<Visitor> {
  const visitor = await looks.enter(who, 'en', computer)
  await looks.show(visitor, path)
  return visitor
}

test.describe('by keyboard', () => {
  // Every page on a phone: layout*.e2e.ts.
  for (const [who, path] of [
    ['nobody', '/login'],
    ['patient', '/patient'],
    ['doctor', '/doctor'],
    ['coordinator', '/desk'],
  ] as const)
    test(`${who} on ${path}: every Tab stop is marked and visible, on a computer and on a phone`, async () => {
      const { page, leave } = await open(who, path)
      for (const size of [computer, phone]) {
        await page.setViewportSize(size)
        const stops = await listTabStops(page)
        expect(stops.length).toBeGreaterThan(3)
        expect(stops.filter(isLost)).toEqual([])
        // The walk by script, which every page has, knows each of them.
        const byScript = (await listFocusStops(page)).map(({ what }) => what)
        expect(byScript).toEqual(expect.arrayContaining(stops.map(({ what }) => what)))
      }
      await leave()
    })

  test('a stop without a ring, and one under a bar, are detected, by key and by script', async () => {
    const { page, leave } = await open('nobody', '/login')
    await page.evaluate(() => {
      // By script: the content security policy forbids style attributes.
      const [first, second] = document.querySelectorAll<HTMLElement>('main input')
      if (first) first.style.outline = 'none'
      const { top = 0, height = 0 } = second?.getBoundingClientRect() ?? {}
      const bar = document.body.appendChild(document.createElement('div'))
      Object.assign(bar.style, { position: 'fixed', left: '0', right: '0', zIndex: '99' })
      Object.assign(bar.style, { top: `${top}px`, height: `${height}px` })
    })
    for (const list of [listTabStops, listFocusStops]) {
      const stops = await list(page)
      const lost = stops.filter(isLost)
      expect(lost.filter(({ isMarked }) => !isMarked)).toHaveLength(1)
      // The field, and the button in it.
      expect(lost.filter(({ isOnScreen }) => !isOnScreen)).toHaveLength(2)
      expect(stops.length).toBeGreaterThan(lost.length)
    }
    await leave()
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
    await page.getByRole('heading', { level: 1, name: t('booking.title') }).waitFor()
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
    const reason = t('appointments.schedule.rejections.noTime.label')
    expect([...seen].filter((text) => text.startsWith(reason))).toHaveLength(1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await leave()
  })
})
