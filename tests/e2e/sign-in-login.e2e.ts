import { expect, type Browser } from '@playwright/test'
import { alive, phone, visit, type Language } from '../setup/browser.ts'
import { endOnServer, kept, password, register, saveProfile, tokenOf } from '../setup/entry.ts'
import type { Served } from '../setup/served.ts'
import { fill, login, send, wrongAt } from '../setup/sign-in.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'
import { fillBooking, submitBooking, toNextStep } from '../setup/booking.ts'

/** The result of signing in, the page after it, and losing the session or the network without losing typed text. */
const languages: Language[] = ['en', 'hi', 'pa']
let served: Served
let browser: Browser
onServer(async (opened) => {
  ;({ served, browser } = opened)
  await register(served.url, { username: 'asha', name: 'Asha Rani', role: 'patient' })
  await register(served.url, { username: 'navjot', name: 'Navjot Gill', role: 'doctor' })
  await saveProfile(served.url, await tokenOf(served.url, 'asha'), 'Asha Rani')
})

test.describe('signing in', () => {
  for (const language of languages)
    test(`a wrong password is shown in the red box in ${language}; typed text stays`, async () => {
      const visitor = await visit(browser, served.url, language)
      const { page, t, leave } = visitor
      await page.goto('/login')
      await send(visitor, 'login')
      await page.getByText(t('errors.fields.required')).first().waitFor()
      expect(await wrongAt(page, t('accounts.login.username'))).toBe(t('errors.fields.required'))
      expect(await wrongAt(page, t('accounts.login.password'))).toBe(t('errors.fields.required'))
      await login(visitor, 'asha', 'secret9')
      await page
        .getByRole('alert')
        .filter({ hasText: t('accounts.refusals.invalidCredentials') })
        .waitFor()
      expect(await page.getByLabel(t('accounts.login.username'), { exact: true }).inputValue()).toBe('asha')
      expect(await page.getByLabel(t('accounts.login.password'), { exact: true }).inputValue()).toBe(
        'secret9',
      )
      await leave()
    })

  for (const language of languages)
    test(`being offline is shown in ${language}; typed text stays, and can be sent later`, async () => {
      const visitor = await visit(browser, served.url, language)
      const { page, context, t, leave } = visitor
      await page.goto('/login')
      await fill(visitor, 'login', { username: 'navjot', password })
      await context.setOffline(true)
      await send(visitor, 'login')
      await page
        .getByRole('alert')
        .filter({ hasText: t('errors.network') })
        .waitFor()
      expect(await page.getByLabel(t('accounts.login.username'), { exact: true }).inputValue()).toBe('navjot')
      expect(await page.getByLabel(t('accounts.login.password'), { exact: true }).inputValue()).toBe(password)
      await context.setOffline(false)
      await send(visitor, 'login')
      await page.waitForURL('**/doctor')
      await leave()
    })

  test('the network may be lost before the first field is touched', async () => {
    const visitor = await visit(browser, served.url, 'pa')
    const { page, context, t, leave } = visitor
    await page.goto('/login')
    await alive(page)
    await context.setOffline(true)
    await login(visitor, 'navjot')
    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.network') })
      .waitFor()
    await context.setOffline(false)
    await send(visitor, 'login')
    await page.waitForURL('**/doctor')
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
    await leave()
  })

  for (const [username, landing] of [
    ['navjot', '/doctor'],
    ['asha', '/patient'],
  ] as const)
    test(`${username} lands on ${landing}, and is redirected away from the sign-in page`, async () => {
      const visitor = await visit(browser, served.url, 'hi')
      const { page, pageErrors, leave } = visitor
      await page.goto('/login')
      await login(visitor, username)
      await page.waitForURL(served.url + landing)
      for (const path of ['/login', '/register']) {
        await page.goto(path)
        await page.waitForURL(`${served.url}/`)
        await page.getByRole('heading', { level: 1 }).waitFor()
      }
      expect(pageErrors).toEqual([])
      await leave()
    })

  // The server ends the session while a form is open: the page learns it from its stream, or on pressing the button.
  for (const [heardBy, asked] of [
    ['the stream', '11:15'],
    ['the press', '11:45'],
  ] as const)
    test(`typed text survives a session that ${heardBy} ends`, async () => {
      const token = await tokenOf(served.url, 'asha')
      const options = { ...kept(served.url, { token }), serviceWorkers: 'block' as const }
      const visitor = await visit(browser, served.url, 'pa', phone, options)
      const { page, t, pageErrors, leave } = visitor
      if (heardBy === 'the press') await page.route('**/api/stream', () => undefined)
      await page.goto('/appointments/book')
      const note = page.getByLabel(t('booking.specialization'), { exact: true })
      await fillBooking(visitor, { note: 'ਬੁਖਾਰ ਤੇ ਖੰਘ', time: asked, type: 'in-person' })
      await endOnServer(served.url, token)
      if (heardBy === 'the press') {
        await submitBooking(visitor)
      }
      await page.waitForURL('**/login')
      await page.getByText(t('accounts.login.cutShort')).waitFor()
      await login(visitor, 'asha')
      await page.waitForURL('**/appointments/book')
      await note.waitFor({ state: 'attached' })
      expect(await note.inputValue()).toBe('ਬੁਖਾਰ ਤੇ ਖੰਘ')
      await toNextStep(visitor)
      await expect(page.getByLabel(t('booking.time'), { exact: true })).toHaveValue(asked)
      await toNextStep(visitor)
      await submitBooking(visitor)
      await page.getByText(t('booking.submitted')).waitFor()
      expect(pageErrors).toEqual([])
      await leave()
    })
})
