import { expect, type Browser } from '@playwright/test'
import { alive, visit, messageIn, type Language, type Visitor } from '../setup/browser.ts'
import type { Served } from '../setup/served.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/** The language switch: takes effect at once, in every open tab, permanently. */
const natives = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' }
let served: Served
let browser: Browser
onServer((opened) => ({ served, browser } = opened))

async function choose({ page }: Visitor, from: Language, to: Language): Promise<void> {
  await page.locator('summary', { hasText: natives[from] }).click()
  await page.getByRole('button', { name: natives[to], exact: true }).click()
}

test.describe('the language switch', () => {
  test('changes this tab and the other at once, keeps what was typed, and marks the current one', async () => {
    const visitor = await visit(browser, served.url, 'en')
    const { page, context, t, pageErrors, leave } = visitor
    await page.goto('/login')
    const other = await context.newPage()
    await other.goto('/register#name')
    await other.getByLabel(t('accounts.register.name'), { exact: true }).fill('Asha Rani')
    await choose(visitor, 'en', 'pa')
    await page.getByRole('heading', { level: 1, name: messageIn('pa', 'accounts.login.title') }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('pa')
    await other.getByRole('heading', { level: 1, name: messageIn('pa', 'accounts.register.title') }).waitFor()
    expect(await other.locator('html').getAttribute('lang')).toBe('pa')
    const name = other.getByLabel(messageIn('pa', 'accounts.register.name'), { exact: true })
    expect(await name.inputValue()).toBe('Asha Rani')

    await page.locator('summary', { hasText: natives.pa }).click()
    expect(await page.locator('button[aria-current="true"]').allTextContents()).toEqual([natives.pa])
    expect(pageErrors).toEqual([])
    await leave()
  })

  test('is saved: in the storage, in the cookie, after a reload, on the next page from the server', async () => {
    const visitor = await visit(browser, served.url, 'en')
    const { page, context, pageErrors, leave } = visitor
    await page.goto('/login')
    await choose(visitor, 'en', 'hi')
    await page.getByRole('heading', { level: 1, name: messageIn('hi', 'accounts.login.title') }).waitFor()
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'nabz.language')?.value).toBe('hi')
    expect(await page.evaluate(() => localStorage.getItem('nabz.language'))).toBe('hi')
    const answer = await page.reload()
    expect(await answer?.text()).toContain('<html lang="hi">')
    await alive(page)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      messageIn('hi', 'accounts.login.title'),
    )
    await page.goto('/nowhere')
    await page.getByRole('heading', { level: 1, name: messageIn('hi', 'frame.notFound.title') }).waitFor()
    expect(pageErrors).toEqual([])
    await leave()
  })

  test('a choice saved here overrides the language the page was served in', async () => {
    const { page, leave, pageErrors } = await visit(browser, served.url, 'en')
    await page.goto('/icon.svg')
    await page.evaluate(() => localStorage.setItem('nabz.language', 'pa'))
    await page.goto('/register')
    await page.getByRole('heading', { level: 1, name: messageIn('pa', 'accounts.register.title') }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('pa')
    expect(pageErrors).toEqual([])
    await leave()
  })

  test('shows an error when the messages cannot be fetched, and keeps the language', async () => {
    const visitor = await visit(browser, served.url, 'en')
    const { page, context, t, leave } = visitor
    await page.goto('/login')
    await alive(page)
    await context.setOffline(true)
    await choose(visitor, 'en', 'pa')
    await page
      .getByRole('alert')
      .filter({ hasText: t('shell.language.failed') })
      .waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(t('accounts.login.title'))
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await context.setOffline(false)
    await choose(visitor, 'en', 'pa')
    await page.getByRole('heading', { level: 1, name: messageIn('pa', 'accounts.login.title') }).waitFor()
    await leave()
  })
})
