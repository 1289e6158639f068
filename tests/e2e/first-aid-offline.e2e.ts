import { expect, type Browser, type Page } from '@playwright/test'
import { alive, closeContexts, phone, visit, type Language, type Visitor } from '../setup/browser.ts'
import { openDeployment } from '../setup/deployment.ts'
import { waitUntilWhole } from '../setup/kept-answers.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { serveBuilt, type Served } from '../setup/served.ts'
import { test } from '../setup/test.ts'

/** After a visit to any page first aid is there without a network, for guests too. Each test has a server to end. */
const person = { username: 'simran', name: 'Simran Kaur Brar', role: 'patient' } as const
const wait = { timeout: 60_000 }
let browser: Browser
let served: Served
let isKilled = false
test.beforeAll(async ({ browser: opened }) => {
  browser = opened
  served = await serveBuilt()
  await register(served.url, person)
  await saveProfile(served.url, await tokenOf(served.url, person.username), person.name)
})
test.beforeEach(async () => {
  if (!isKilled) return
  const { dataDir, url } = served
  served = await serveBuilt({ dataDir, env: { PORT: new URL(url).port } })
  isKilled = false
})
test.afterAll(async () => {
  await served.close()
  await closeContexts(browser)
})

/** Kills the server as well, because a service worker may not notice setOffline. */
async function goOffline({ context }: Visitor): Promise<void> {
  await context.setOffline(true)
  isKilled = true
  process.kill(served.pid, 'SIGKILL')
  await served.ended
}

interface Device {
  /** Of the page that is kept. */
  language: string | undefined
  entry: string | undefined
  /** The scripts it names that are not on the device. */
  missing: string[]
  files: string[]
}

function readDevice(page: Page): Promise<Device> {
  return page.evaluate(async () => {
    const html =
      (await (await caches.match('/first-aid', { cacheName: 'nabz-pages', ignoreVary: true }))?.text()) ?? ''
    const names = (await caches.keys()).filter((name) => name.startsWith('nabz-files-'))
    const files: string[] = []
    for (const name of names)
      for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname)
    const named = html.match(/\/assets\/[\w.-]+\.js/g) ?? ['no page']
    return {
      language: /<html lang="(\w+)"/.exec(html)?.[1],
      entry: / src="([^"]+)"/.exec(html)?.[1],
      missing: named.filter((file) => !files.includes(file)),
      files,
    }
  })
}

async function waitUntilKept(page: Page, language: Language): Promise<void> {
  await expect
    .poll(async () => {
      const { language: found, missing, files } = await readDevice(page)
      const later = files.filter((file) => /\/(?:common|first-aid|emergency\.search)-[\w-]+\.js$/.test(file))
      return [found, missing, later.length]
    }, wait)
    .toEqual([language, [], 7])
}

async function readSnakeBite({ page, t }: Visitor): Promise<void> {
  await page.getByRole('heading', { level: 1, name: t('firstAid.pageTitle'), exact: true }).waitFor()
  const title = page.getByRole('heading', {
    level: 3,
    name: t('firstAid.cards.snakeBite.title'),
    exact: true,
  })
  await title.waitFor()
  // The address opens the card that was open before.
  if (!page.url().endsWith('#snakeBite')) await title.click()
  const steps = ['first', 'second', 'third', 'fourth'].map((step) =>
    t(`firstAid.cards.snakeBite.${step}`, { ambulance: '108' }),
  )
  const lines = page.locator('#snakeBite[open] ol > li [data-line]')
  await expect(lines).toHaveText(steps)
  await expect(lines.first()).toBeVisible()
}

async function search(page: Page, words: string, card: string): Promise<void> {
  await page.getByRole('searchbox').fill(words)
  const found = page.locator('li:not([hidden]) > details[name=first-aid]')
  await expect(found).toHaveCount(1)
  await expect(found).toHaveAttribute('id', card)
}

for (const opened of ['/login', '/privacy'])
  test(`a guest who opened ${opened} reads the snake-bite card offline, and changes the language`, async () => {
    const visitor = await visit(browser, served.url, 'pa')
    const { page, leave, pageErrors } = visitor
    await page.goto(opened)
    await waitUntilKept(page, 'pa')
    await goOffline(visitor)
    await page.goto('/first-aid')
    await readSnakeBite(visitor)
    expect(await page.locator('html').getAttribute('lang')).toBe('pa')
    await alive(page)
    await search(page, 'jalna', 'burns')
    await page.getByText('ਪੰਜਾਬੀ').first().click()
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    const inHindi = { ...visitor, t: (await visit(browser, served.url, 'hi')).t }
    await readSnakeBite(inHindi)
    await page.reload()
    await alive(page)
    await readSnakeBite(inHindi)
    // Any other address leads there, because a guest has no other page on the device.
    await page.goto('/')
    await page.waitForURL('**/first-aid')
    await readSnakeBite(inHindi)
    expect(pageErrors).toEqual([])
    await leave()
  })

test('with data saving on the page alone is kept, and read without scripts', async () => {
  const options = kept(served.url, { 'nabz.saveData': '1' })
  const visitor = await visit(browser, served.url, 'hi', phone, options)
  const { page, leave } = visitor
  await page.goto('/login')
  await expect.poll(async () => (await readDevice(page)).language, wait).toBe('hi')
  expect((await readDevice(page)).missing).toContainEqual(expect.stringContaining('/first-aid.screen-'))
  await goOffline(visitor)
  await page.goto('/first-aid')
  await readSnakeBite(visitor)
  await leave()
})

test('a language chosen later is that of the kept page', async () => {
  const visitor = await visit(browser, served.url, 'en')
  const { page, leave } = visitor
  await page.goto('/login')
  await waitUntilKept(page, 'en')
  await page.getByText('English').first().click()
  await page.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click()
  await waitUntilKept(page, 'pa')
  await goOffline(visitor)
  await page.goto('/first-aid')
  expect(await page.locator('html').getAttribute('lang')).toBe('pa')
  await leave()
})

test('it outlives a sign-out without a network', async () => {
  const token = await tokenOf(served.url, person.username)
  const options = kept(served.url, { token, patientHasProfile: '1' })
  const visitor = await visit(browser, served.url, 'pa', phone, options)
  const { page, t, leave, pageErrors } = visitor
  await page.goto('/')
  await waitUntilKept(page, 'pa')
  await expect.poll(() => page.evaluate(async () => (await caches.match('/')) !== undefined), wait).toBe(true)
  await goOffline(visitor)
  await page.locator('summary', { hasText: t('frame.user.open', { name: person.name }) }).click()
  await page.getByRole('button', { name: t('frame.user.logout') }).click()
  await page.getByRole('heading', { level: 1, name: t('accounts.login.title') }).waitFor()
  await page.getByRole('link', { name: t('shell.quickHelp.firstAid') }).click()
  await page.waitForURL('**/first-aid')
  await readSnakeBite(visitor)
  await alive(page)
  await search(page, 'jalna', 'burns')
  expect(pageErrors).toEqual([])
  await leave()
})

test('somebody signed in sees it inside the app, without a network too', async () => {
  const token = await tokenOf(served.url, person.username)
  const options = kept(served.url, { token, patientHasProfile: '1' })
  const visitor = await visit(browser, served.url, 'pa', phone, options)
  const { page, t, leave, pageErrors } = visitor
  await page.goto('/')
  await waitUntilWhole(page, 'patient', 'pa')
  await waitUntilKept(page, 'pa')
  await goOffline(visitor)
  await page.goto('/first-aid')
  await page.locator('summary', { hasText: t('frame.user.open', { name: person.name }) }).waitFor()
  await readSnakeBite(visitor)
  // The page of the app is still its own.
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
  expect(pageErrors).toEqual([])
  await leave()
})

test('an update of the app renews it before the files of the old version are deleted', async () => {
  const deployment = await openDeployment(served.url)
  const visitor = await visit(browser, deployment.url, 'pa')
  const { page, leave, pageErrors } = visitor
  await page.goto('/login')
  await waitUntilKept(page, 'pa')
  const before = await readDevice(page)
  deployment.renewBuild()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const cacheNames = () => page.evaluate(async () => (await caches.keys()).toSorted())
  await expect.poll(cacheNames, wait).toEqual(['nabz-files-later', 'nabz-pages'])
  const { entry, files } = await readDevice(page)
  expect(entry).toBe('/assets/index-later.js')
  expect(files).not.toContain(before.entry)
  await waitUntilKept(page, 'pa')
  await deployment.close()
  await page.goto('/first-aid')
  await readSnakeBite(visitor)
  await alive(page)
  await search(page, 'jalna', 'burns')
  expect(pageErrors).toEqual([])
  await leave()
})
