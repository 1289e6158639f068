import { expect, type Browser, type Page } from '@playwright/test'
import { phone, visit, type Visitor } from '../setup/browser.ts'
import { register, tokenOf } from '../setup/entry.ts'
import { kinds, patientProfile, type Kind, type Values } from '../setup/edit-kinds.ts'
import { ask, outboxIsThere, type ApiSession } from '../setup/offline-actions.ts'
import { onServer } from '../setup/fixture.ts'
import type { Served } from '../setup/served.ts'
import { test } from '../setup/test.ts'

// One person, two phones, one server: changes made on the other phone, by the API, while this one was offline or had an
// open form.

let browser: Browser
let served: Served
let nth = 0
let here: Visitor | undefined
let api: ApiSession

onServer(async (opened) => {
  ;({ served, browser } = opened)
})

/** A new person of this kind on the same phone, which already has the app's files and nothing else. */
async function begin({ role, begin: fill }: Pick<Kind, 'role' | 'begin'>): Promise<void> {
  nth += 1
  const { url } = served
  const username = `nava${nth}`
  await register(url, { username, name: 'Nava Kaur', role })
  api = { url, token: await tokenOf(url, username) }
  if (role === 'patient') await ask(api, '/api/patient/me', patientProfile)
  await fill(api)
  here = await handOver(here, await tokenOf(url, username))
}

/** Clears the previous person's data; only the worker and its cached files stay. */
async function handOver(before: Visitor | undefined, token: string): Promise<Visitor> {
  const origin = served.url
  const visitor = before ?? (await visit(browser, origin, 'en', phone))
  const { page, context, pageErrors } = visitor
  await context.setOffline(false)
  // A page of this origin that does not run the app.
  await page.goto('/api/health')
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' })
  await session.detach()
  await page.evaluate((own) => {
    sessionStorage.clear()
    localStorage.setItem('token', own)
    localStorage.setItem('patientHasProfile', '1')
  }, token)
  pageErrors.length = 0
  return visitor
}

/** Opens the page with the server's data, with the outbox loaded. */
async function goTo({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path)
  await outboxIsThere(page)
}

async function type({ page, t }: Visitor, { open, labels }: Kind, values: Values): Promise<void> {
  await button(page, t(open)).first().click()
  for (const [field, value] of Object.entries(values)) {
    await page.getByLabel(t(labels[field] ?? ''), { exact: true }).fill(value)
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name })
const save = ({ page, t }: Visitor, kind: Kind) => button(page, t(kind.save)).click()

/** Returns once the form has closed: saved on the server, or offline in the outbox. */
async function change(visitor: Visitor, kind: Kind, values: Values): Promise<void> {
  await type(visitor, kind, values)
  await save(visitor, kind)
  // Wait for the form to go first: "Save changes", the button of one form, also matches "Change".
  await button(visitor.page, visitor.t(kind.save)).waitFor({ state: 'detached' })
  await button(visitor.page, visitor.t(kind.open)).first().waitFor()
}

const question = (page: Page) => page.getByText('You also changed this on another phone. What is right?')
const choose = (page: Page, whose: 'On this phone' | 'On the other phone') =>
  page.getByRole('radio', { name: whose }).check({ force: true })
const needsAnswer = (page: Page) => page.getByRole('link', { name: /1 needs your answer/ })
const nothingWaits = (page: Page) => page.getByText('Nothing is waiting').waitFor()

async function saved(kind: Kind, values: Values): Promise<void> {
  await expect.poll(() => kind.read(api)).toMatchObject(values)
}

for (const kind of kinds)
  test.describe(kind.name, () => {
    const { field, mine, theirs, other, path } = kind
    const elsewhere = { [field]: theirs, [other[0]]: other[1] }
    test.beforeEach(() => begin(kind))

    test('changed offline and on the other phone: asked in the list of queued writes, nothing is lost', async () => {
      await goTo(here!, path)
      await button(here!.page, here!.t(kind.open)).first().waitFor()
      await here!.context.setOffline(true)
      await change(here!, kind, { [field]: mine })
      await kind.change(api, elsewhere)
      await here!.context.setOffline(false)
      await needsAnswer(here!.page).first().click()
      await question(here!.page).waitFor()
      await saved(kind, elsewhere)
      for (const value of [mine, theirs]) await here!.page.getByText(value, { exact: true }).waitFor()
      // Nothing is sent before the answer.
      await button(here!.page, 'Save this').click()
      await question(here!.page).waitFor()
      await choose(here!.page, 'On this phone')
      await button(here!.page, 'Save this').click()
      await nothingWaits(here!.page)
      await saved(kind, { ...elsewhere, [field]: mine })
      expect(here!.pageErrors).toEqual([])
    })

    test('changed in an open form and on the other phone: asked in the form', async () => {
      await goTo(here!, path)
      await type(here!, kind, { [field]: mine })
      await kind.change(api, elsewhere)
      await save(here!, kind)
      await question(here!.page).waitFor()
      await choose(here!.page, 'On the other phone')
      await button(here!.page, 'Save this').click()
      await question(here!.page).waitFor({ state: 'detached' })
      await saved(kind, elsewhere)
      // The server has this phone's version again, and the phone shows it.
      await here!.page.getByText(theirs, { exact: true }).first().waitFor()
      expect(here!.pageErrors).toEqual([])
    })

    test('two offline changes here do not conflict with each other, and another field changed there stays', async () => {
      await goTo(here!, path)
      await button(here!.page, here!.t(kind.open)).first().waitFor()
      await here!.context.setOffline(true)
      await change(here!, kind, { [field]: theirs })
      await change(here!, kind, { [field]: mine })
      await kind.change(api, { [other[0]]: other[1] })
      await here!.context.setOffline(false)
      await here!.page.goto('/waiting')
      await nothingWaits(here!.page)
      await saved(kind, { [field]: mine, [other[0]]: other[1] })
    })

    test('an untouched form shows what the other phone saved', async () => {
      await goTo(here!, path)
      await type(here!, kind, {})
      await kind.change(api, elsewhere)
      const shown = () =>
        here!.page.getByLabel(here!.t(kind.labels[field] ?? ''), { exact: true }).inputValue()
      await expect.poll(shown).toBe(theirs)
    })
  })

const removable = [
  {
    kind: kinds[2]!,
    take: ['volunteers.withdraw', 'volunteers.withdrawConfirm'],
    gone: '/api/volunteers/me/withdraw',
  },
  { kind: kinds[3]!, take: ['medicines.list.remove'], gone: '/api/reminders/:id/remove' },
]

for (const { kind, take, gone } of removable)
  test.describe(`${kind.name}, removed`, () => {
    const { field, mine, theirs, path } = kind
    test.beforeEach(() => begin(kind))

    test('removed here offline, and changed there: asked, and it can stay', async () => {
      await goTo(here!, path)
      await button(here!.page, here!.t(kind.open)).first().waitFor()
      await here!.context.setOffline(true)
      for (const key of take) await button(here!.page, here!.t(key)).first().click()
      await here!.page.getByRole('link', { name: /1 waiting to send/ }).waitFor()
      await kind.change(api, { [field]: theirs })
      await here!.context.setOffline(false)
      await needsAnswer(here!.page).first().click()
      await here!.page.getByText(theirs, { exact: true }).waitFor()
      await button(here!.page, 'Leave it as it is').click()
      await nothingWaits(here!.page)
      await saved(kind, { [field]: theirs })
    })

    test('removed there, and changed here offline: asked, and it can be restored', async () => {
      await goTo(here!, path)
      await button(here!.page, here!.t(kind.open)).first().waitFor()
      await here!.context.setOffline(true)
      await change(here!, kind, { [field]: mine })
      const { reminders } = await ask<{ reminders: { id: string }[] }>(api, '/api/reminders')
      await ask(api, gone.replace(':id', reminders[0]?.id ?? ''), {})
      await here!.context.setOffline(false)
      await needsAnswer(here!.page).first().click()
      await here!.page.getByText('Meanwhile you removed this on another phone.').waitFor()
      await button(here!.page, 'Do it anyway').click()
      await nothingWaits(here!.page)
      await saved(kind, { [field]: mine })
    })
  })
