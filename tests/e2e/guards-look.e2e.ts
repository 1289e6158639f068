import { expect } from '@playwright/test'
import { computer, messageIn } from '../setup/browser.ts'
import { languages, onLooks } from '../setup/page-audits.ts'
import { findLayoutFaults } from '../setup/layout-rules.ts'
import { findFaults } from '../setup/page-faults.ts'
import { test } from '../setup/test.ts'

/** Overlays and replacements of a page; the pages themselves are checked in layout*.e2e.ts. */
const looks = onLooks()

test('large text and buttons fit on a small phone', async () => {
  const visitor = await looks.open('patient', '/settings', 'pa')
  const { page, leave, t } = visitor
  const sizeOf = (name: string) =>
    page
      .getByRole('heading', { level: 1, name })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  await page.setViewportSize({ width: 320, height: 640 })
  const title = messageIn('pa', 'settings.title')
  const before = await sizeOf(title)
  await page.getByRole('switch', { name: messageIn('pa', 'settings.large.title') }).click()
  expect(await sizeOf(title)).toBeCloseTo(before * 1.2)
  for (const path of ['/', '/patient', '/vitals', '/hospitals', '/emergency', '/reminders']) {
    await looks.show(visitor, path)
    expect(await findLayoutFaults(page)).toEqual([])
  }
  const add = await page
    .getByRole('button', { name: t('reminders.list.add') })
    .first()
    .boundingBox()
  expect(add?.height).toBeGreaterThanOrEqual(64)
  await leave()
})

test.describe('overlays are accessible', () => {
  test('an inaccessible one is detected', async () => {
    const { page, leave } = await looks.open('nobody', '/login', 'en')
    await page.evaluate(() => {
      const dress = (name: 'h1' | 'summary', css: Partial<CSSStyleDeclaration>) =>
        Object.assign(document.querySelector<HTMLElement>(name)?.style ?? {}, css)
      dress('h1', { color: '#eee', background: '#fff', width: '350px' })
      dress('summary', { minHeight: '40px', height: '40px' })
      document.querySelector('label')?.remove()
    })
    const found = (await findFaults(page)).join('\n')
    expect(found).toContain('light: color-contrast')
    expect(found).toContain('dark: color-contrast')
    expect(found).toContain('light: label')
    expect(found).toMatch(/small: \d+ x 40 <summary/)
    expect(found).toMatch(/at 320 px: the page is \d+ px wide/)
    await leave()
  })

  for (const language of languages)
    test(`the registration with every field wrong in ${language}`, async () => {
      const visitor = await looks.enter('nobody', language, computer)
      const { page, leave, t } = visitor
      await looks.show(visitor, '/register')
      await page.getByText(t('accounts.register.roles.patient'), { exact: true }).click()
      await page.getByRole('button', { name: t('accounts.register.submit') }).click()
      await page.getByText(t('errors.fields.required')).first().waitFor()
      expect(await findFaults(page)).toEqual([])
      await leave()
    })

  for (const language of languages)
    test(`the open SOS dialog, and the open menus, in ${language}`, async () => {
      const { page, leave, t } = await looks.open('patient', '/patient', language)
      for (const menu of await page.locator('summary').all()) {
        await menu.click()
        expect(await findFaults(page)).toEqual([])
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: t('emergency.sos.label') }).click()
      await page.getByRole('dialog').waitFor()
      expect(await findFaults(page)).toEqual([])
      await leave()
    })

  for (const language of languages)
    test(`the confirmation before a request is rejected, in ${language}`, async () => {
      const { page, leave, t } = await looks.open('doctor', '/doctor', language)
      await page
        .getByRole('button', { name: t('appointments.schedule.reject') })
        .first()
        .click()
      await page.getByRole('dialog', { name: t('appointments.schedule.rejectTitle') }).waitFor()
      expect(await findFaults(page)).toEqual([])
      await leave()
    })

  for (const language of languages)
    test(`the crash screen in ${language}`, async () => {
      const { page, leave, t } = await looks.open('doctor', '/doctor', language, (opening) =>
        opening.route('**/api/appointments*', (route) => route.fulfill({ json: [null] })),
      )
      await page.getByText(t('shell.crash.details')).click()
      expect(await findFaults(page)).toEqual([])
      await leave()
    })
})
