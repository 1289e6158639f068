import { expect, type Browser, type Page } from '@playwright/test'
import { closeContexts, phone, visit, messageIn, type Language, type Visitor } from '../setup/browser.ts'
import { dumpBytes, listReadable } from '../setup/dump-storage.ts'
import { register, tokenOf } from '../setup/entry.ts'
import { waitUntilRead, waitUntilWhole } from '../setup/kept-answers.ts'
import { ask } from '../setup/offline-actions.ts'
import { serveBuilt, type Served } from '../setup/served.ts'
import { familyQuestion, logOut } from '../setup/shared-phone.ts'
import { login } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'

test.describe.configure({ mode: 'serial' })

/** A mother and her son on one phone: one story, in this order. */
const mother = { username: 'jasvinder.mother', name: 'ਜਸਵਿੰਦਰ ਕੌਰ ਢਿੱਲੋਂ', role: 'patient', pin: '4271' } as const
const son = { username: 'gagandeep.son', name: 'Gagandeep Dhillon', role: 'patient', pin: '80613' } as const
type Person = typeof mother | typeof son

let browser: Browser
let served: Served
let visitor: Visitor
let page: Page
/** Data of the mother that her son must never be able to read. */
const hers: Record<string, string> = {
  name: mother.name,
  username: mother.username,
  profile: 'Kothi Jattan 14',
  reading: '"value":"57"',
  waiting: '"value":"143"',
  draft: 'Pain below the left knee',
}

test.beforeAll(async ({ browser: opened }) => {
  browser = opened
  served = await serveBuilt()
  for (const person of [mother, son]) {
    await register(served.url, person)
    const api = { url: served.url, token: await tokenOf(served.url, person.username) }
    const address = person === mother ? 'Kothi Jattan 14' : 'Bus stand 3'
    const { name } = person
    await ask(api, '/api/patient/me', { name, age: '44', gender: 'Female', address, phone: '' })
  }
  visitor = await visit(browser, served.url, 'pa', phone)
  page = visitor.page
})
test.afterAll(async () => {
  await visitor.leave()
  await served.close()
  await closeContexts(browser)
})

const speak = (language: Language) => {
  visitor = { ...visitor, t: (key, values) => messageIn(language, key, values) }
}
const t = (key: string, values?: Record<string, string>) => visitor.t(key, values)
const seeTitle = (key: string) => page.getByRole('heading', { level: 1, name: t(key) }).waitFor()

async function stopServer(): Promise<void> {
  process.kill(served.pid, 'SIGKILL')
  await served.ended
}
async function startServer(): Promise<void> {
  const { dataDir, url } = served
  served = await serveBuilt({ dataDir, env: { PORT: new URL(url).port } })
}

async function choosePin({ pin }: Person): Promise<void> {
  await page.getByLabel(t('family.pin'), { exact: true }).fill(pin)
  await page.getByLabel(t('family.again'), { exact: true }).fill(pin)
  await page.getByRole('button', { name: t('family.start.submit') }).click()
}

async function tryPin({ name }: Person, pin: string, on = page): Promise<void> {
  const dialog = on.getByRole('dialog')
  if (!(await dialog.isVisible())) await on.getByRole('button', { name }).click()
  await dialog.getByLabel(t('family.pin'), { exact: true }).fill(pin)
  await dialog.getByRole('button', { name: t('family.enter.submit') }).click()
}

/** The signed-in person's token, where the specification puts it. */
async function tokenHere(on = page): Promise<string | null> {
  return on.evaluate(() => localStorage.getItem('token'))
}
const isAt = ({ name }: { name: string }, on = page) => on.locator('summary', { hasText: name }).waitFor()

async function measure(value: string): Promise<void> {
  await page.goto('/vitals')
  await page.getByText(t('vitalSigns.types.heartRate'), { exact: true }).first().click()
  await page.getByLabel(t('vitals.form.value'), { exact: true }).fill(value)
}
const press = () => page.getByRole('button', { name: t('vitals.form.submit'), exact: true }).click()

async function readingsOf({ username }: Person): Promise<string[]> {
  const token = await tokenOf(served.url, username)
  const { readings } = await ask<{ readings: { value: string }[] }>({ url: served.url, token }, '/api/vitals')
  return readings.map(({ value }) => value)
}

/** Aborts requests that add readings. */
async function cutReadings(): Promise<void> {
  await visitor.context.route('**/api/vitals', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
}
const mendReadings = () => visitor.context.unrouteAll({ behavior: 'ignoreErrors' })

async function keepReading(value: string): Promise<void> {
  await measure(value)
  await press()
  await page.getByText(t('waiting.kept')).first().waitFor()
}

const waitingLine = () => page.getByRole('link', { name: t('waiting.line.one', { count: '1' }) })

async function choose(person: Person): Promise<void> {
  await page.goto('/family')
  await tryPin(person, person.pin)
  await isAt(person)
}

test('a phone of one person loads none of this code, and asks nothing', async () => {
  await page.goto('/login')
  await login(visitor, mother.username)
  await isAt(mother)
  await waitUntilWhole(page, 'patient', 'pa')
  expect(await familyQuestion(page, t).count()).toBe(0)
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(databases).not.toContain('nabz-family')
  await logOut(visitor, mother.name)
  await login(visitor, mother.username)
  await isAt(mother)
  await waitUntilWhole(page, 'patient', 'pa')
  expect(await familyQuestion(page, t).count()).toBe(0)
})

test('before that everything is readable, so the checks below can fail', async () => {
  await measure('57')
  await press()
  await expect.poll(() => readingsOf(mother)).toEqual(['57'])
  await cutReadings()
  await keepReading('143')
  await page.goto('/appointments/book')
  await page.getByLabel(t('booking.specialization'), { exact: true }).fill(hers['draft'] ?? '')
  await waitUntilRead(page, 'patients.read', 'vitals.list')
  const token = (await tokenHere()) ?? ''
  const payload = token.split('.')[1] ?? ''
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }
  Object.assign(hers, { token, payload, id: sub })
  await expect.poll(async () => listReadable(await dumpBytes(page), hers)).toEqual(Object.keys(hers))
})

test('the mother chooses her PIN; an obvious one is refused; her data is encrypted from then on', async () => {
  await page.goto('/family')
  await page.getByLabel(t('family.pin'), { exact: true }).fill('੧੨੩੪')
  await page.getByLabel(t('family.again'), { exact: true }).fill('੧੨੩੪')
  await page.getByRole('button', { name: t('family.start.submit') }).click()
  await page.getByText(t('family.fields.pinObvious')).waitFor()
  await choosePin(mother)
  await page.getByRole('heading', { name: t('family.who.title') }).waitFor()
  await waitingLine().waitFor()
  const open = listReadable(await dumpBytes(page), hers)
  for (const sealed of ['profile', 'reading', 'waiting']) expect(open).not.toContain(sealed)
  // For the person using the phone, the token is stored as specified, and so is the draft.
  expect(open).toEqual(expect.arrayContaining(['token', 'draft', 'id']))
})

test('her son signs in, in his language, and finds no byte of hers', async () => {
  await page.getByRole('button', { name: t('family.add') }).click()
  await seeTitle('accounts.login.title')
  await page.getByRole('button', { name: mother.name }).waitFor()
  await page.locator('summary', { hasText: 'ਪੰਜਾਬੀ' }).click()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  speak('en')
  await seeTitle('accounts.login.title')
  await login(visitor, son.username)
  // Before anything else: nothing of theirs may be readable on a shared phone.
  await seeTitle('family.start.title')
  expect(await page.getByRole('navigation').count()).toBe(0)
  await choosePin(son)
  await isAt(son)
  expect(new URL(page.url()).pathname).toBe('/patient')
  await waitUntilWhole(page, 'patient', 'en')
  expect(listReadable(await dumpBytes(page), hers)).toEqual([])
})

test('with the server down they switch between each other, each in their own language', async () => {
  await stopServer()
  await page.goto('/family')
  await tryPin(mother, '9999')
  await page.getByText(t('family.enter.wrong.other', { count: '4' })).waitFor()
  await tryPin(mother, mother.pin)
  speak('pa')
  await waitingLine().waitFor()
  expect(await tokenHere()).toBe(hers['token'])
  await page.goto('/appointments/book')
  const field = page.getByLabel(t('booking.specialization'), { exact: true })
  await expect.poll(() => field.inputValue()).toBe(hers['draft'])
  await page.goto('/vitals')
  await page.getByText('57', { exact: false }).first().waitFor()
  await choose(son)
  speak('en')
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  expect(await waitingLine().count()).toBe(0)
  expect(listReadable(await dumpBytes(page), hers)).toEqual([])
})

test('her queued writes wait for her return, and are sent then', async () => {
  await mendReadings()
  await startServer()
  await measure('66')
  await press()
  await expect.poll(() => readingsOf(son)).toEqual(['66'])
  expect(await readingsOf(mother)).toEqual(['57'])
  await choose(mother)
  speak('pa')
  await expect.poll(async () => (await readingsOf(mother)).toSorted()).toEqual(['143', '57'])
  await cutReadings()
  await keepReading('151')
  await choose(son)
  speak('en')
})

test('after five wrong tries, in two tabs and across a reload, her PIN no longer works', async () => {
  await page.goto('/family')
  for (const pin of ['9990', '9991', '9992']) {
    await tryPin(mother, pin)
    await page.getByRole('dialog').getByRole('alert').waitFor()
  }
  await page.reload()
  await tryPin(mother, '9993')
  await page.getByText(t('family.enter.wrong.one', { count: '1' })).waitFor()
  const second = await visitor.context.newPage()
  await second.goto('/family')
  await tryPin(mother, '9994', second)
  await second.getByText(t('family.enter.locked', { name: mother.name })).waitFor()
  // The first tab still shows the field: the right PIN is refused there too.
  await tryPin(mother, mother.pin)
  await page.getByText(t('family.enter.locked', { name: mother.name })).waitFor()
  await second.reload()
  await second.getByText(t('family.state.signIn')).waitFor()
  await second.close()
})

test('her password unlocks everything again, and queued writes arrive', async () => {
  await mendReadings()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('family.enter.password') })
    .click()
  await seeTitle('accounts.login.title')
  await login(visitor, mother.username)
  speak('pa')
  await isAt(mother)
  await expect.poll(async () => (await readingsOf(mother)).toSorted()).toEqual(['143', '151', '57'])
  await page.goto('/family')
  await page.getByText(t('family.noPin')).waitFor()
  await page.getByLabel(t('family.pin'), { exact: true }).fill('5082')
  await page.getByLabel(t('family.again'), { exact: true }).fill('5082')
  await page.getByRole('button', { name: t('family.start.submit') }).click()
  await page.getByText(t('family.change.done')).waitFor()
  await choose(son)
  speak('en')
  await page.goto('/family')
  await tryPin(mother, '5082')
  await isAt(mother)
  expect(visitor.pageErrors).toEqual([])
})
