import { expect, type Browser } from '@playwright/test'
import type { DemoTown } from '../setup/demo-town.ts'
import { phone, visitWithoutWorker } from '../setup/browser.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/** Asking for a doctor on a phone, from the home: how many taps it takes, and no character. */
let town: DemoTown
let url: string
let browser: Browser
onDemoTown((opened) => {
  ;({ town, browser } = opened)
  ;({ url } = town.served)
})

test('a patient asks for a doctor in five taps without typing, each step at most two phone heights', async () => {
  const { page, t, leave, pageErrors } = await visitWithoutWorker(browser, url, 'pa', phone, {
    ...town.of('patient'),
    hasTouch: true,
  })
  let taps = 0
  const tap = async (what: ReturnType<typeof page.locator>) => {
    taps += 1
    await what.tap()
  }
  const heights: number[] = []
  const measure = async () =>
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight))

  await page.goto('/')
  await tap(page.getByRole('link', { name: t('home.pictures.doctor'), exact: true }))
  await tap(page.getByRole('button', { name: t('booking.complaints.fever'), exact: true }))
  await page.waitForURL('**/appointments/book#when')
  const times = page.locator('[data-step=when] fieldset button')
  await times.first().waitFor()
  await measure()
  await tap(times.nth(2))
  await page.waitForURL('**/appointments/book#how')
  await measure()
  await tap(page.getByText(t('appointments.types.in-person'), { exact: true }))
  await tap(page.getByRole('button', { name: t('booking.submit') }))
  await expect(page.getByRole('link', { name: t('booking.toMine') })).toBeVisible()
  expect(taps).toBe(5)
  for (const height of heights) expect(height).toBeLessThan(2)
  expect(pageErrors).toEqual([])
  await leave()
})
