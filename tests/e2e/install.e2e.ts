import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Browser } from '@playwright/test'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { openLastingBrowser, phone, visit, messageIn } from '../setup/browser.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

const person = { username: 'harpreet', name: 'Harpreet Kaur', role: 'patient' } as const
let browser: Browser
let url = ''
let token = ''
onServer(async (opened) => {
  browser = opened.browser
  url = opened.served.url
  await register(url, person)
  token = await tokenOf(url, person.username)
  await saveProfile(url, token, person.name)
})

for (const language of ['en', 'hi', 'pa'] as const)
  test(`a phone can install the app in ${language}`, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'nabz-browser-'))
    const context = await openLastingBrowser(folder, {
      baseURL: url,
      locale: `${language}-IN`,
      viewport: phone,
    })
    const page = await context.newPage()
    await page.goto('/login')
    await page.evaluate((signedIn) => localStorage.setItem('token', signedIn), token)
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: messageIn(language, 'home.title') }).waitFor()
    const chromium = await context.newCDPSession(page)
    const { url: address, errors, data } = await chromium.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(new URL(address).pathname).toBe(`/manifest-${language}.webmanifest`)
    expect(JSON.parse(data ?? '')).toMatchObject({
      lang: language,
      name: messageIn(language, 'shell.brand'),
      start_url: '/',
    })
    const said = await chromium.send('Page.getInstallabilityErrors')
    expect(said.installabilityErrors).toEqual([])
    await context.close()
    await rm(folder, { recursive: true })
  })

test('every icon in the manifest exists, in the declared size', async () => {
  const { page, leave } = await visit(browser, url, 'en')
  await page.goto('/login')
  const manifest = (await (await fetch(`${url}/manifest-en.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; purpose: string }[]
  }
  const sizes = await page.evaluate(async (icons) => {
    const found: string[] = []
    for (const { src } of icons) {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      found.push(`${picture.naturalWidth}x${picture.naturalHeight}`)
    }
    return found
  }, manifest.icons)
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes))
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  const told = await fetch(`${url}/manifest-en.webmanifest`)
  expect(told.headers.get('content-type')).toContain('application/manifest+json')
  await leave()
})

test('after sign-in and in another language the page names the right manifest', async () => {
  const { page, leave } = await visit(browser, url, 'en', undefined, kept(url, { token }))
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByText('English').first().click()
  await page.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click()
  const named = () => page.locator('link[rel=manifest]').getAttribute('href')
  await expect.poll(named).toBe('/manifest-pa.webmanifest')
  await leave()
})
