import { expect, type Browser, type Page } from '@playwright/test'
import {
  alive,
  computer,
  holdScripts,
  phone,
  visitWithoutWorker,
  messageIn,
  type Language,
} from '../setup/browser.ts'
import { kept, password, register, saveProfile, tokenOf } from '../setup/entry.ts'
import type { Served } from '../setup/served.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/** /login and /register as served: without the script, while it loads, and in which language. */
const languages: Language[] = ['en', 'hi', 'pa']
const fields = {
  login: ['username', 'password'],
  register: ['name', 'phone', 'email', 'username', 'password', 'confirmPassword'],
} as const
const moving = { reducedMotion: 'no-preference' } as const

let served: Served
let browser: Browser
onServer(async (opened) => {
  ;({ served, browser } = opened)
  await register(served.url, { username: 'asha', name: 'Asha Rani', role: 'patient' })
  await saveProfile(served.url, await tokenOf(served.url, 'asha'), 'Asha Rani')
})

test.describe('before any script has loaded', () => {
  const pages = languages.flatMap((language) =>
    (['login', 'register'] as const).map((name) => [name, language]),
  )
  for (const [name, language] of pages as ['login' | 'register', Language][])
    test(`/${name} is readable in ${language}`, async () => {
      const { page, t, leave } = await visitWithoutWorker(browser, served.url, language, phone, {
        javaScriptEnabled: false,
      })
      await page.goto(`/${name}`)
      await page.getByRole('heading', { level: 1, name: t(`accounts.${name}.title`) }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      for (const field of fields[name]) {
        expect(await page.getByLabel(t(`accounts.${name}.${field}`), { exact: true }).isVisible()).toBe(true)
      }
      expect(await page.getByRole('button', { name: t(`accounts.${name}.submit`) }).isVisible()).toBe(true)
      for (const [number, key] of [
        ['108', 'ambulance'],
        ['112', 'anyEmergency'],
        ['102', 'motherAndChild'],
      ]) {
        const link = page.getByRole('link', { name: `${number} ${t(`shell.quickHelp.${key}`)}` })
        expect(await link.getAttribute('href')).toBe(`tel:${number}`)
        expect(await link.isVisible()).toBe(true)
      }
      await leave()
    })

  for (const [headers, language] of [
    [{ cookie: 'nabz.language=pa', 'accept-language': 'hi-IN' }, 'pa'],
    [{ cookie: 'nabz.language=xx', 'accept-language': 'hi-IN,en;q=0.5' }, 'hi'],
    [{ 'accept-language': 'ta-IN, pa;q=0.8, en;q=0.5' }, 'pa'],
    [{ 'accept-language': 'en-GB, hi;q=0.8' }, 'en'],
    [{ 'accept-language': 'fr-FR' }, 'en'],
    [{}, 'en'],
  ] as [Record<string, string>, Language][])
    test(`${JSON.stringify(headers)} gets ${language}`, async () => {
      const html = await (await fetch(`${served.url}/login`, { headers })).text()
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(
        `<h1 class="text-2xl font-bold">${messageIn(language, 'accounts.login.title')}</h1>`,
      )
    })
})

test.describe('while the script is loading', () => {
  for (const language of languages)
    test(`text typed in ${language} stays, and is what is submitted`, async () => {
      const { page, t, pageErrors, leave } = await visitWithoutWorker(browser, served.url, language, computer)
      const letGo = await holdScripts(page)
      await page.goto('/register', { waitUntil: 'commit' })
      await page.getByText(t('accounts.register.roles.doctor'), { exact: true }).click()
      await page.getByLabel(t('accounts.register.name'), { exact: true }).fill('ਸਰਦਾਰ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ')
      await page.getByLabel(t('accounts.register.password'), { exact: true }).fill(password)
      letGo()
      await alive(page)
      await page.getByLabel(t('accounts.register.phone'), { exact: true }).fill('123')
      const name = page.getByLabel(t('accounts.register.name'), { exact: true })
      expect(await name.inputValue()).toBe('ਸਰਦਾਰ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ')
      const lead = t('accounts.register.roleLeads.doctor')
      expect(await page.getByRole('radio', { name: lead }).isChecked()).toBe(true)
      await page.getByRole('button', { name: t('accounts.register.submit') }).click()
      await page.getByText(t('errors.fields.phoneDigits')).waitFor()
      // E-mail, username and the second password are missing, but not what was typed early.
      expect(await page.getByText(t('errors.fields.required')).count()).toBe(3)
      expect(pageErrors).toEqual([])
      await leave()
    })

  for (const how of ['press', 'Enter'])
    test(`a form submitted too early (${how}) is held back and sent later`, async () => {
      const { page, t, pageErrors, leave } = await visitWithoutWorker(browser, served.url, 'hi')
      const asked: string[] = []
      page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
      const letGo = await holdScripts(page)
      await page.goto('/login', { waitUntil: 'commit' })
      await page.getByLabel(t('accounts.login.username'), { exact: true }).fill('asha')
      const secret = page.getByLabel(t('accounts.login.password'), { exact: true })
      await secret.fill(password)
      if (how === 'Enter') await secret.press('Enter')
      else await page.getByRole('button', { name: t('accounts.login.submit') }).click()
      // The early press is recorded, without a request.
      await page.waitForFunction(() => 'nabzEarly' in window)
      expect(page.url()).toBe(`${served.url}/login`)
      letGo()
      await page.waitForURL('**/patient')
      expect(asked.filter((one) => one.startsWith('POST'))).toEqual([`POST ${served.url}/api/auth/login`])
      expect(asked.filter((one) => one.includes(password))).toEqual([])
      expect(pageErrors).toEqual([])
      await leave()
    })
})

test.describe('the splash', () => {
  for (const language of languages)
    test(`is in the first response in ${language}, with the name and the slogan`, async () => {
      for (const path of ['/login', '/register', '/']) {
        const answer = await fetch(served.url + path, { headers: { cookie: `nabz.language=${language}` } })
        const splash = /<div id="splash".*?<\/div>/s.exec(await answer.text())?.[0]
        expect(splash).toContain(`<b>${messageIn(language, 'shell.brand')}</b>`)
        expect(splash).toContain(`<span>${messageIn(language, 'shell.splash')}</span>`)
      }
    })

  test('disappears about 1.2 s after the start of the navigation, and then lets taps through', async () => {
    const { page, t, leave } = await visitWithoutWorker(browser, served.url, 'en', phone, moving)
    await page.addInitScript(noteWhenSplashGoes)
    // No script ever loads: it disappears all the same.
    await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.locator('#splash').waitFor({ state: 'visible' })
    expect(await page.locator('#splash').innerText()).toContain('Loading your healthcare dashboard')
    await page.locator('#splash').waitFor({ state: 'hidden' })
    const goneAt = await page.evaluate(() => Number(document.documentElement.dataset['splashGoneAt']))
    expect(goneAt).toBeGreaterThan(1_150)
    expect(goneAt).toBeLessThan(2_200)
    await page.getByLabel(t('accounts.login.username'), { exact: true }).click({ timeout: 2_000 })
    await leave()
  })

  test('is omitted with reduced motion, and pages do not fade', async () => {
    const { page, t, leave } = await visitWithoutWorker(browser, served.url, 'en')
    await page.goto('/login')
    await page.getByRole('heading', { level: 1, name: t('accounts.login.title') }).waitFor()
    // Never rendered, rather than already gone.
    expect(await page.locator('#splash').evaluate((splash) => getComputedStyle(splash).display)).toBe('none')
    expect(await fadeOf(page)).toBe('none')
    await leave()
  })

  test('is kept until the page after sign-in is ready, and a new page fades in over 0.3 s', async () => {
    const token = await tokenOf(served.url, 'asha')
    const { page, t, leave } = await visitWithoutWorker(browser, served.url, 'pa', phone, {
      ...moving,
      ...kept(served.url, { token }),
    })
    const letGo = await holdScripts(page)
    await page.goto('/patient', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.now() > 1_700)
    expect(await page.locator('#splash').isVisible()).toBe(true)
    letGo()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('#splash').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: t('patientDashboard.bookLead') }).click()
    await page.waitForURL('**/appointments/book')
    expect(await fadeOf(page)).toBe('0.3s')
    await leave()
  })
})

function noteWhenSplashGoes(): void {
  const look = () => {
    const splash = document.getElementById('splash')
    if (splash && getComputedStyle(splash).visibility === 'hidden') {
      document.documentElement.dataset['splashGoneAt'] = String(performance.now())
    } else requestAnimationFrame(look)
  }
  look()
}

function fadeOf(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const { animationName, animationDuration } = getComputedStyle(main)
    return animationName === 'none' ? 'none' : animationDuration
  })
}
