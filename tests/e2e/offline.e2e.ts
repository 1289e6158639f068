import { readFileSync } from 'node:fs'
import { expect, type Browser, type Page } from '@playwright/test'
import { closeContexts, phone, visit, type Language, type Visitor } from '../setup/browser.ts'
import { openDeployment } from '../setup/deployment.ts'
import { followRequests, noRequestsLeft } from '../setup/follow-requests.ts'
import { waitUntilRead } from '../setup/kept-answers.ts'
import { kept, password, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { serveBuilt, type Served } from '../setup/served.ts'
import { login } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'

/** Kills the server rather than using setOffline, which part of the browser ignores. */
const person = { username: 'simran', name: 'Simran Kaur Brar', role: 'patient' } as const
const timeoutMs = 45_000
let browser: Browser
let served: Served
let isKilled = false
test.beforeAll(async ({ browser: opened }) => {
  browser = opened
  served = await serveBuilt()
  await register(served.url, person)
  await saveProfile(served.url, await tokenOf(served.url, person.username), person.name)
})
test.afterAll(async () => {
  await served.close()
  await closeContexts(browser)
})
test.beforeEach(revive)

async function kill(): Promise<void> {
  isKilled = true
  process.kill(served.pid, 'SIGKILL')
  await served.ended
}

async function revive(): Promise<void> {
  if (!isKilled) return
  const { dataDir, url } = served
  served = await serveBuilt({ dataDir, env: { PORT: new URL(url).port } })
  isKilled = false
}

async function signIn(visitor: Visitor): Promise<void> {
  const { page, t } = visitor
  await page.goto('/login')
  await login(visitor, person.username, password)
  await seeHeading(page, t('patientDashboard.welcome', { name: person.name }))
}

async function seeHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}

/** Waits for the cached page in the reader's language; by then all its files are cached too. */
async function waitUntilKept(page: Page, language: Language): Promise<void> {
  const readLanguage = () =>
    page.evaluate(async () => {
      const app = await caches.match('/', { cacheName: 'nabz-pages', ignoreVary: true })
      return /<html lang="(\w+)"/.exec((await app?.text()) ?? '')?.[1]
    })
  await expect.poll(readLanguage, { timeout: timeoutMs }).toBe(language)
}

async function seeEmergencyPage({ page, t }: Visitor): Promise<void> {
  await seeHeading(page, t('emergencyPage.title'))
  const numbers = await page
    .locator('main a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(numbers.slice(0, 6)).toEqual(
    ['108', '112', '102', '100', '101', '+911765230123'].map((number) => `tel:${number}`),
  )
  for (const tip of ['heartAttack', 'choking', 'burns']) {
    await page.getByRole('heading', { level: 3, name: t(`firstAid.cards.${tip}.title`), exact: true }).click()
    const steps = ['first', 'second', 'third', 'fourth'].map((step) =>
      t(`firstAid.cards.${tip}.${step}`, { ambulance: '108' }),
    )
    const card = page.locator(`details#${tip}[open]`)
    await expect(card.locator('ol > li [data-line]')).toHaveText(steps)
  }
}

async function pressSosTwice({ page, t }: Visitor): Promise<void> {
  // While the dialog is open, its button comes last.
  const sos = page.getByRole('button', { name: t('emergency.sos.label') }).last()
  await sos.click()
  await page.getByRole('dialog', { name: t('emergency.sos.title') }).waitFor()
  await sos.click()
}

test.describe('with the server down', () => {
  test('after one visit the app opens and is usable', async () => {
    const visitor = await visit(browser, served.url, 'pa')
    const { page, leave, t, pageErrors } = visitor
    await signIn(visitor)
    await waitUntilKept(page, 'pa')
    await waitUntilRead(page, 'appointments.list')
    await kill()

    await page.reload()
    await seeHeading(page, t('patientDashboard.welcome', { name: person.name }))
    await page.getByText(t('ago.seen.offline', { ago: t('ago.now') })).waitFor()
    await pressSosTwice(visitor)
    await seeEmergencyPage(visitor)
    await page.reload()
    await seeEmergencyPage(visitor)
    await page.goto('/')
    await seeHeading(page, t('home.title'))

    await revive()
    await page.goto('/patient')
    await page.getByText(t('appointments.mine.noneUpcoming')).waitFor()
    expect(pageErrors).toEqual([])
    await leave()
  })

  test('a language chosen later is used for the offline page', async () => {
    const visitor = await visit(browser, served.url, 'en')
    const { page, leave } = visitor
    await signIn(visitor)
    await waitUntilKept(page, 'en')
    await page.getByText('English').first().click()
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await waitUntilKept(page, 'hi')
    await kill()
    const inHindi = { ...visitor, t: (await visit(browser, served.url, 'hi')).t }
    await page.goto('/emergency')
    await seeEmergencyPage(inHindi)
    expect(await page.locator('html').getAttribute('lang')).toBe('hi')
    await leave()
  })

  test('SOS opens the full emergency page in an open app, where nothing can be cached', async () => {
    const token = await tokenOf(served.url, person.username)
    const options = { ...kept(served.url, { token }), serviceWorkers: 'block' as const }
    const visitor = await visit(browser, served.url, 'hi', phone, options)
    const { page, leave, t } = visitor
    const underWay = followRequests(page)
    const ahead = page.waitForResponse(/\/assets\/emergency\.screen-.*\.js/)
    await page.goto('/')
    await seeHeading(page, t('home.title'))
    await ahead
    await noRequestsLeft(page, underWay)
    await kill()
    await pressSosTwice(visitor)
    await seeEmergencyPage(visitor)
    await leave()
  })

  test('signing out works offline, and nothing of the person stays on the device', async () => {
    const visitor = await visit(browser, served.url, 'en')
    const { page, leave, t } = visitor
    await signIn(visitor)
    await waitUntilKept(page, 'en')
    await kill()
    await page.locator('summary', { hasText: t('frame.user.open', { name: person.name }) }).click()
    await page.getByRole('button', { name: t('frame.user.logout') }).click()
    await seeHeading(page, t('accounts.login.title'))
    await page.reload()
    await seeHeading(page, t('accounts.login.title'))
    expect(await page.getByRole('link', { name: /108/ }).getAttribute('href')).toBe('tel:108')
    const left = await page.evaluate(async () => {
      const texts = [localStorage, sessionStorage].map((area) => JSON.stringify(Object.entries(area)))
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const answer = await cache.match(request, { ignoreVary: true })
          texts.push(new URL(request.url).pathname, (await answer?.text()) ?? '')
        }
      }
      return texts
    })
    expect(left.length).toBeGreaterThan(20)
    for (const trace of [person.username, person.name, 'eyJhbGciOi'])
      expect(left.filter((text) => text.includes(trace))).toEqual([])
    expect(left.filter((text) => text.startsWith('/api'))).toEqual([])
    await leave()
  })
})

test.describe('the worker', () => {
  test('serves its cache when the network is up but the server does not answer', async () => {
    const deployment = await openDeployment(served.url)
    const token = await tokenOf(served.url, person.username)
    const { page, leave, t } = await visit(
      browser,
      deployment.url,
      'hi',
      phone,
      kept(deployment.url, { token }),
    )
    await page.goto('/')
    await waitUntilKept(page, 'hi')
    // As after a visit that ended before its page was stored for good.
    await page.evaluate(async () => (await caches.open('nabz-pages')).put('/next', await fetch('/settings')))
    deployment.mute()
    await page.goto('/emergency')
    await seeHeading(page, t('emergencyPage.title'))
    await leave()
    await deployment.close()
  })

  test('every file under /assets/ is cacheable forever, compressed or not', async () => {
    const page = await (await fetch(served.url)).text()
    const file = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? ''
    for (const [accepted, packed] of [
      ['br', 'br'],
      ['identity', null],
    ] as const) {
      const { headers } = await fetch(`${served.url}${file}`, { headers: { 'accept-encoding': accepted } })
      expect(headers.get('content-encoding')).toBe(packed)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('vary')).toMatch(/accept-encoding/i)
    }
  })

  test('is always fetched from the server', async () => {
    const answer = await fetch(`${served.url}/sw.js`)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(await answer.text()).toBe(readFileSync('dist/client/sw.js', 'utf8'))
  })

  test('a new version replaces it, while an open page of the old one keeps working', async () => {
    const deployment = await openDeployment(served.url)
    const token = await tokenOf(served.url, person.username)
    const stored = kept(deployment.url, { token })
    const { page, leave, t, pageErrors } = await visit(browser, deployment.url, 'en', phone, stored)
    await page.goto('/')
    await waitUntilKept(page, 'en')
    const before = await filesCaches(page)
    expect(before).toEqual([expect.stringMatching(/^nabz-files-[0-9a-f]{8}$/)])
    deployment.renewWorker()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect.poll(() => filesCaches(page), { timeout: timeoutMs }).toEqual(['nabz-files-next'])
    await page.locator('summary', { hasText: person.name }).click()
    await page
      .locator('header')
      .getByRole('link', { name: t('frame.nav.emergency') })
      .filter({ visible: true })
      .click()
    await seeHeading(page, t('emergencyPage.title'))
    await deployment.close()
    await page.reload()
    await seeHeading(page, t('emergencyPage.title'))
    expect(pageErrors).toEqual([])
    await leave()
  })
})

function filesCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('nabz-files-')))
}
