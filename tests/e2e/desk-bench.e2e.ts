import { expect, type Browser } from '@playwright/test'
import { computer, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { chosen, countAtDesk } from '../setup/counted-desk.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { kept, tokenOf } from '../setup/entry.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { findFaults } from '../setup/page-faults.ts'
import { test } from '../setup/test.ts'

/** A morning at the desk of the demo town, with what needs somebody in rows, by keys alone. */
let town: DemoTown
let browser: Browser
let desk: Visitor
onDemoTown(async (opened) => {
  ;({ town, browser } = opened)
  const { url } = town.served
  // Who has answered the privacy notice, which would take its part of the screen.
  const token = await tokenOf(url, 'coordinator', 'demo1234')
  desk = await visitWithoutWorker(browser, url, 'en', computer, kept(url, { token }))
})

const requests = ({ page, t }: Visitor) =>
  page.getByRole('group', { name: t('deskBench.parts.requests') }).getByRole('option')

async function open(visitor: Visitor): Promise<void> {
  await visitor.page.goto('/desk')
  await requests(visitor).nth(10).waitFor()
}

test.describe('the desk at a computer', () => {
  test.describe.configure({ mode: 'serial' })

  test('has at least eleven rows of 44 to 48 px in sight, and no faults', async () => {
    const { page } = desk
    await open(desk)
    const rows = await page.getByRole('option').evaluateAll((all) =>
      all.map((row) => {
        const { top, bottom, height } = row.getBoundingClientRect()
        return { height: Math.round(height), isInSight: top >= 0 && bottom <= innerHeight }
      }),
    )
    expect(rows.filter(({ isInSight }) => isInSight).length).toBeGreaterThanOrEqual(11)
    const heights = rows.map(({ height }) => height).toSorted((a, b) => a - b)
    expect(heights[0]).toBeGreaterThanOrEqual(44)
    expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(48)
    expect(await findFaults(page)).toEqual([])
  })

  test('passes rows without a request, and shows the free doctors of the one where it rests', async () => {
    const { page, t } = desk
    await page.clock.install()
    await open(desk)
    // However long a press takes here, the row is passed before it rests.
    await page.clock.pauseAt(Date.now() + 1_000)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/doctors')) asked.push(new URL(request.url()).pathname)
    })
    const name = await requests(desk).nth(4).locator('.font-semibold').first().innerText()
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('j')))
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('k')))
    expect(asked).toEqual([])
    await page.clock.resume()
    await page.keyboard.press('/')
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(chosen(page)).toContainText(name)
    await page.getByRole('heading', { name: t('deskBench.free') }).waitFor()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  })

  test('notes a call and passes a request on, and a reload keeps the choice', async () => {
    const { page, t } = desk
    await open(desk)
    const { press } = countAtDesk(page)
    const one = requests(desk).nth(3)
    const name = await one.locator('.font-semibold').first().innerText()
    await one.click()
    await press('n')
    await page.getByText(t('requestDesk.phonedDone')).waitFor()
    await page.reload()
    await expect(chosen(page)).toContainText(name)
    await expect(chosen(page)).toContainText(/phoned/)
    await press('p')
    await expect(page.locator('.bench-panel li button').first()).toBeFocused()
    await press('Enter')
    await page.getByText(t('deskBench.gone')).waitFor()
    await press('j')
    await expect(chosen(page)).toBeFocused()
  })

  test('decides about an emergency access with one key, and finds the other parts in tabs', async () => {
    const { page, t } = desk
    await open(desk)
    await page.getByRole('option', { name: new RegExp(t('breakglassDesk.overdue')) }).click()
    await page.getByRole('heading', { name: /Rakesh Sharma/ }).waitFor()
    await page.keyboard.press('a')
    await page.getByText(t('breakglassDesk.saved')).waitFor()
    for (const tab of ['doctors', 'requests', 'queue', 'duty', 'timings', 'facilities', 'volunteers', 'log'])
      await page.getByRole('tab', { name: t(`desk.tabs.${tab}`) }).waitFor()
    await page.getByRole('tab', { name: t('desk.tabs.queue') }).click()
    await page.getByRole('heading', { name: t('queue.title') }).waitFor()
    expect(await page.getByRole('listbox').count()).toBe(0)
  })

  test('there were no page errors', () => expect(desk.pageErrors).toEqual([]))
})
