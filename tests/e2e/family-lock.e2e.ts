import { expect, type Browser, type Page } from '@playwright/test'
import { phone, visit, type Visitor } from '../setup/browser.ts'
import { dumpBytes, listReadable } from '../setup/dump-storage.ts'
import { register, tokenOf } from '../setup/entry.ts'
import { ask } from '../setup/offline-actions.ts'
import { onServer } from '../setup/fixture.ts'
import type { Served } from '../setup/served.ts'
import { login } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'

test.describe.configure({ mode: 'serial' })

/** A phone of two people is put on the table: one story, in this order, with a clock that the test sets. */
const mother = {
  username: 'kulwant.mother',
  name: 'Kulwant Kaur Sekhon',
  role: 'patient',
  pin: '4271',
} as const
const son = { username: 'manjot.son', name: 'Manjot Sekhon', role: 'patient' } as const
const minute = 60_000
const day = 24 * 60 * minute

let browser: Browser
let served: Served
let visitor: Visitor
let page: Page
const hers = {
  name: mother.name,
  username: mother.username,
  reading: '"value":"57"',
  draft: 'Pain in the left knee',
}
const his = { name: son.name, username: son.username, reading: '"value":"66"', draft: 'Cough since Sunday' }

onServer(async (opened) => {
  ;({ served, browser } = opened)
  for (const person of [mother, son]) {
    await register(served.url, person)
    const api = { url: served.url, token: await tokenOf(served.url, person.username) }
    const { name } = person
    await ask(api, '/api/patient/me', { name, age: '44', gender: 'Female', address: 'Nabha', phone: '' })
  }
  visitor = await visit(browser, served.url, 'hi', phone)
  await visitor.context.clock.install()
  page = visitor.page
})

const t = (key: string, values?: Record<string, string>) => visitor.t(key, values)
const passTime = (ms: number) => visitor.context.clock.fastForward(ms)
const isAt = (name: string, on = page) => on.locator('summary', { hasText: name }).waitFor()
async function isShut(on = page): Promise<void> {
  await on.waitForURL('**/login**')
  await on.getByRole('heading', { name: t('family.who.title') }).waitFor()
}

async function setClock(by: number): Promise<void> {
  await visitor.context.clock.setSystemTime((await page.evaluate(() => Date.now())) + by)
}

async function openWithPin(on = page): Promise<void> {
  await on.getByRole('button', { name: mother.name }).click()
  const dialog = on.getByRole('dialog')
  await dialog.getByLabel(t('family.pin'), { exact: true }).fill(mother.pin)
  await dialog.getByRole('button', { name: t('family.enter.submit') }).click()
  await isAt(mother.name, on)
}

async function measure(value: string): Promise<void> {
  await page.goto('/vitals')
  await page.getByText(t('vitalSigns.types.heartRate'), { exact: true }).first().click()
  await page.getByLabel(t('vitals.form.value'), { exact: true }).fill(value)
  await page.getByRole('button', { name: t('vitals.form.submit'), exact: true }).click()
}

const complaint = () => page.getByLabel(t('booking.specialization'), { exact: true })
async function begin(text: string): Promise<void> {
  await page.goto('/appointments/book')
  await complaint().fill(text)
}

async function readingsOf(username: string): Promise<string[]> {
  const token = await tokenOf(served.url, username)
  const { readings } = await ask<{ readings: { value: string }[] }>({ url: served.url, token }, '/api/vitals')
  return readings.map(({ value }) => value)
}

/** Readings being sent are held back until released. */
async function holdReadings(): Promise<{ isHeld: Promise<unknown>; letGo: () => void }> {
  let letGo = (): void => undefined
  let hold = (): void => undefined
  const going = new Promise<void>((resolve) => (letGo = resolve))
  const isHeld = new Promise<void>((resolve) => (hold = resolve))
  await visitor.context.route('**/api/vitals', async (route) => {
    if (route.request().method() === 'POST') {
      hold()
      await going
    }
    await route.continue()
  })
  return { isHeld, letGo }
}

test('on a phone of one person nothing locks', async () => {
  await page.goto('/login')
  await login(visitor, mother.username)
  await page.locator('summary', { hasText: mother.name }).click()
  await page.getByRole('link', { name: t('frame.user.family') }).click()
  await page.getByRole('heading', { name: t('family.ask.title') }).waitFor()
  await page.getByRole('heading', { name: t('family.start.title') }).waitFor()
  await passTime(60 * minute)
  await page.reload()
  await isAt(mother.name)
})

test('with a PIN it locks after five minutes; a request in flight arrives, once', async () => {
  await page.getByLabel(t('family.pin'), { exact: true }).fill(mother.pin)
  await page.getByLabel(t('family.again'), { exact: true }).fill(mother.pin)
  await page.getByRole('button', { name: t('family.start.submit') }).click()
  await page.getByText(t('family.lock.title')).waitFor()
  await begin(hers.draft)
  const { isHeld, letGo } = await holdReadings()
  await measure('57')
  await isHeld
  // Moves only the clock, not the request's timers: it is in flight when the phone locks.
  await setClock(5 * minute)
  await isShut()
  await page.getByText(t('family.lock.locked')).waitFor()
  expect(listReadable(await dumpBytes(page), hers)).toEqual([])
  letGo()
  await expect.poll(() => readingsOf(mother.username)).toEqual(['57'])
  expect(listReadable(await dumpBytes(page), hers)).toEqual([])
  await visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
})

test('her PIN opens the page she was on, with the text she had typed', async () => {
  await openWithPin()
  expect(new URL(page.url()).pathname).toBe('/vitals')
  await page.getByText('57', { exact: false }).first().waitFor()
  await page.goto('/appointments/book')
  await expect.poll(() => complaint().inputValue()).toBe(hers.draft)
  expect(await readingsOf(mother.username)).toEqual(['57'])
})

test('a touch in any tab keeps it open; without one all tabs lock', async () => {
  const second = await visitor.context.newPage()
  await second.goto('/vitals')
  await isAt(mother.name, second)
  await passTime(4 * minute)
  await second.mouse.click(5, 300)
  await passTime(4 * minute)
  await second.bringToFront()
  await isAt(mother.name, second)
  await isAt(mother.name)
  await passTime(5 * minute)
  await isShut()
  await isShut(second)
  await openWithPin(second)
  await isAt(mother.name)
  await second.close()
})

test('killing the tab does not bypass the lock: nothing is rendered before the PIN', async () => {
  await visitor.context.addInitScript(() => {
    const watch = window as unknown as { navs: number }
    watch.navs = 0
    new MutationObserver(() => (watch.navs += document.querySelectorAll('nav').length)).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  const next = await visitor.context.newPage()
  await page.close()
  await passTime(30 * minute)
  page = next
  visitor = { ...visitor, page }
  await page.goto('/vitals')
  await isShut()
  expect(await page.evaluate(() => (window as unknown as { navs: number }).navs)).toBe(0)
  await openWithPin()
  expect(new URL(page.url()).pathname).toBe('/vitals')
  // The observer that saw no navigation before does see it now.
  expect(await page.evaluate(() => (window as unknown as { navs: number }).navs)).toBeGreaterThan(0)
})

for (const [direction, by] of [
  ['back', -day],
  ['forward', day],
] as const)
  test(`setting the clock ${direction} by a day locks it, and loses nothing`, async () => {
    await page.goto('/appointments/book')
    await expect.poll(() => complaint().inputValue()).toBe(hers.draft)
    await setClock(by)
    await isShut()
    await openWithPin()
    expect(new URL(page.url()).pathname).toBe('/appointments/book')
    await expect.poll(() => complaint().inputValue()).toBe(hers.draft)
    await setClock(-by)
    await isShut()
    await openWithPin()
  })

test('each person chooses the time until it locks', async () => {
  await page.goto('/family')
  await page.getByText(t('family.lock.minutes.other', { count: '15' }), { exact: true }).click()
  await passTime(14 * minute)
  await page.reload()
  await isAt(mother.name)
  await passTime(15 * minute)
  await isShut()
  await openWithPin()
  await page.goto('/family')
  expect(await page.getByRole('radio', { name: '15' }).isChecked()).toBe(true)
})

test('somebody without a PIN is asked first; "only this once" leaves nothing behind but unsent writes', async () => {
  await page.getByRole('button', { name: t('family.add') }).click()
  await isShut()
  await login(visitor, son.username)
  await page.getByRole('heading', { level: 1, name: t('family.start.title') }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  await page.getByRole('button', { name: t('family.gate.submit') }).click()
  await isAt(son.name)
  await begin(his.draft)
  await visitor.context.route('**/api/vitals', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await measure('66')
  await page.getByText(t('waiting.kept')).first().waitFor()
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  expect(listReadable(await dumpBytes(page), { ...his, token })).toEqual(
    expect.arrayContaining(['draft', 'token']),
  )
  await passTime(5 * minute)
  await isShut()
  const dump = await dumpBytes(page)
  expect([...listReadable(dump, { ...his, token }), ...listReadable(dump, hers)]).toEqual([])
  expect(await page.getByRole('button', { name: son.name }).count()).toBe(0)
})

test('his unsent writes are sent when he is back, and nothing else of his is there', async () => {
  await visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await readingsOf(son.username)).toEqual([])
  await login(visitor, son.username)
  await isAt(son.name)
  await expect.poll(() => readingsOf(son.username)).toEqual(['66'])
  await page.goto('/appointments/book')
  await complaint().waitFor()
  expect(await complaint().inputValue()).toBe('')
  expect(visitor.pageErrors).toEqual([])
})
