import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, type Browser } from '@playwright/test'
import { closeContexts, phone, visit, messageIn, type Visitor } from '../setup/browser.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { withPassingTime } from '../setup/month.ts'
import { serveBuilt, type Served } from '../setup/served.ts'
import { test } from '../setup/test.ts'

/** With "save data" no map tile is requested and lists are rarely refetched; without it, both work as usual. */
let tileServer: Server
let served: Served
let browser: Browser
let token: string
let tilesAsked = 0
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.beforeAll(async ({ browser: opened }) => {
  browser = opened
  tileServer = createServer((_, answer) => {
    tilesAsked += 1
    answer.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  }).listen(0, '127.0.0.1')
  await once(tileServer, 'listening')
  const { port } = tileServer.address() as AddressInfo
  served = await serveBuilt({
    env: { ...withPassingTime.env, TILE_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png` },
  })
  await register(served.url, { username: 'asha', name: 'Asha Rani', role: 'patient' })
  token = await tokenOf(served.url, 'asha')
  await saveProfile(served.url, token, 'Asha Rani')
})
test.afterAll(async () => {
  await closeContexts(browser)
  await served?.close()
  tileServer?.close()
})

function openPatient(): Promise<Visitor> {
  return visit(browser, served.url, 'hi', phone, kept(served.url, { token, patientHasProfile: '1' }))
}

/** How often the list of appointments is requested while its page is open for so many minutes. */
async function countRefreshes({ page }: Visitor, minutes: number): Promise<number> {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/appointments')) asked += 1
  })
  await page.clock.install()
  const first = page.waitForResponse('**/api/appointments')
  await page.goto('/patient/appointments')
  await first
  await page.getByRole('heading', { level: 1 }).waitFor()
  const before = asked
  for (let quarter = 0; quarter < minutes * 4; quarter += 1) {
    await page.clock.runFor(15_000)
    // Lets the stream's heartbeat arrive, or the page would reconnect and refetch everything.
    await page.waitForTimeout(500)
  }
  return asked - before
}

test('without it the map has tiles and a list is refetched every half minute', async () => {
  const visitor = await openPatient()
  await visitor.page.goto('/hospitals')
  await visitor.page.getByRole('button', { name: visitor.t('facilities.map.show') }).click()
  await expect.poll(() => tilesAsked).toBeGreaterThan(0)
  expect(await countRefreshes(visitor, 3)).toBeGreaterThanOrEqual(5)
  expect(visitor.pageErrors).toEqual([])
  await visitor.leave()
})

test('the switch is in the person’s menu, and turns off both', async () => {
  const visitor = await openPatient()
  const { page, t, pageErrors } = visitor
  await page.goto('/')
  await page.locator('summary', { hasText: t('frame.user.open', { name: 'Asha Rani' }) }).click()
  await page.getByRole('link', { name: t('frame.user.settings') }).click()
  const save = page.getByRole('switch', { name: messageIn('hi', 'settings.save.title') })
  await save.click()
  await expect.poll(() => save.getAttribute('aria-checked')).toBe('true')
  tilesAsked = 0
  await page.goto('/hospitals')
  await page.getByRole('button', { name: t('facilities.map.show') }).click()
  await page.getByText(/बिना सड़कों का सादा नक्शा/).waitFor()
  // Three minutes, in which a list would normally be refetched six times.
  expect(await countRefreshes(visitor, 3)).toBe(0)
  expect(tilesAsked).toBe(0)
  expect(pageErrors).toEqual([])
  await visitor.leave()
})

test('the browser’s own data saver is respected without the switch', async () => {
  const visitor = await openPatient()
  const { page, t } = visitor
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  tilesAsked = 0
  await page.goto('/hospitals')
  await page.getByRole('button', { name: t('facilities.map.show') }).click()
  await page.getByText(/बिना सड़कों का सादा नक्शा/).waitFor()
  await page.goto('/settings')
  await page.getByText(t('settings.save.asked')).waitFor()
  expect(tilesAsked).toBe(0)
  await visitor.leave()
})
