import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoTown, type DemoTown, type Somebody } from '../setup/demo-town.ts'
import { alive, openBrowser, phone, visit, type Language, type Visitor } from '../setup/browser.ts'
import { findFaults } from '../setup/page-faults.ts'

/** Every page in every language, light and dark, narrow and with large text: nothing shuts anybody out. */
const languages: Language[] = ['en', 'hi', 'pa']
const pages: Record<'nobody' | Somebody, string[]> = {
  nobody: ['/login', '/register', '/nowhere'],
  patient: [
    '/',
    '/patient',
    '/appointments/book',
    '/patient/appointments',
    '/profile',
    '/emergency',
    '/nowhere',
  ],
  doctor: ['/doctor', '/profile', '/emergency'],
  coordinator: ['/', '/profile'],
}
const looks = Object.entries(pages).flatMap(([who, paths]) =>
  paths.flatMap((path) => languages.map((language) => [who, path, language])),
) as ['nobody' | Somebody, string, Language][]

let town: DemoTown
let browser: Browser
beforeAll(async () => {
  town = await openDemoTown()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await town.served.close()
})

async function open(who: 'nobody' | Somebody, path: string, language: Language): Promise<Visitor> {
  const wish = who === 'nobody' ? {} : town.of(who)
  const visitor = await visit(browser, town.served.url, language, phone, wish)
  const { page, t } = visitor
  await page.goto(path)
  await alive(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // What is still loading is not what people will see.
  await page.getByText(t('shell.loading')).waitFor({ state: 'detached' })
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
