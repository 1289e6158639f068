import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { DemoTown, Somebody } from '../setup/demo-town.ts'
import { alive, phone, visit, type Language, type Visitor } from '../setup/browser.ts'
import { fillRoute, listRoutes } from '../setup/every-route.ts'
import { findFaults } from '../setup/page-faults.ts'
import { onDemoTown } from '../setup/stage.ts'

/** Every page in every language, light and dark, narrow and with large text: nothing shuts anybody out. */
const languages: Language[] = ['en', 'hi', 'pa']
const everybody = ['nobody', 'patient', 'doctor', 'coordinator'] as const
// The town is not open yet when the tests are listed: a path keeps its `:id` until it is opened.
const looks = everybody.flatMap((who) =>
  listRoutes(who === 'nobody' ? null : who).flatMap((path) =>
    languages.map((language) => [who, path, language] as const),
  ),
)
let town: DemoTown
let browser: Browser
onDemoTown((opened) => ({ town, browser } = opened))

async function open(who: 'nobody' | Somebody, path: string, language: Language): Promise<Visitor> {
  const wish = who === 'nobody' ? {} : town.of(who)
  const visitor = await visit(browser, town.served.url, language, phone, wish)
  const { page, t } = visitor
  await page.goto(fillRoute(path, town.samples))
  await alive(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // What is still loading is not what people will see.
  await page.getByText(t('shell.loading')).first().waitFor({ state: 'detached' })
  return visitor
}

describe('every page shuts nobody out', () => {
  it('what would do so is found', async () => {
    const { page, context } = await open('nobody', '/login', 'en')
    await page.evaluate(() => {
      document.querySelector('h1')?.setAttribute('style', 'color: #eee; background: #fff; width: 350px')
      document.querySelector('summary')?.setAttribute('style', 'min-height: 40px; height: 40px')
      document.querySelector('label')?.remove()
    })
    const found = (await findFaults(page)).join('\n')
    expect(found).toContain('light: color-contrast')
    expect(found).toContain('dark: color-contrast')
    expect(found).toContain('light: label')
    expect(found).toMatch(/small: \d+ x 40 <summary/)
    expect(found).toMatch(/at 320 px: the page is \d+ px wide/)
    await context.close()
  })

  it.each(looks)('%s on %s in %s', async (who, path, language) => {
    const { page, context, troubles } = await open(who, path, language)
    expect(await findFaults(page)).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  })

  it.each(languages)('the registration with everything wrong in %s', async (language) => {
    const { page, context, t } = await open('nobody', '/register', language)
    await page.getByRole('button', { name: t('accounts.register.submit') }).click()
    await page.getByText(t('errors.fields.required')).first().waitFor()
    expect(await findFaults(page)).toEqual([])
    await context.close()
  })

  it.each(languages)('the open SOS question, and the open menus, in %s', async (language) => {
    const { page, context, t } = await open('patient', '/patient', language)
    for (const menu of await page.locator('summary').all()) {
      await menu.click()
      expect(await findFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: t('emergency.sos.label') }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findFaults(page)).toEqual([])
    await context.close()
  })

  it.each(languages)('the question before a request is rejected, in %s', async (language) => {
    const { page, context, t } = await open('doctor', '/doctor', language)
    await page
      .getByRole('button', { name: t('appointments.schedule.reject') })
      .first()
      .click()
    await page.getByRole('dialog', { name: t('appointments.schedule.rejectTitle') }).waitFor()
    expect(await findFaults(page)).toEqual([])
    await context.close()
  })

  it.each(languages)('the crash screen in %s', async (language) => {
    const { page, context, t } = await visit(browser, town.served.url, language, phone, town.of('doctor'))
    await page.route('**/api/appointments*', (route) => route.fulfill({ json: [null] }))
    await page.goto('/doctor')
    await page.getByText(t('shell.crash.details')).click()
    expect(await findFaults(page)).toEqual([])
    await context.close()
  })
})
