import { expect, type Browser } from '@playwright/test'
import { openCuttingProxy, type CuttingProxy } from '../setup/cutting-proxy.ts'
import { phone, visit, type Visitor } from '../setup/browser.ts'
import { photoOf } from '../setup/documents.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { onServer } from '../setup/fixture.ts'
import { waitUntilWhole } from '../setup/kept-answers.ts'
import { ask, outboxIsThere, type ApiSession } from '../setup/offline-actions.ts'
import type { Served } from '../setup/served.ts'
import { test } from '../setup/test.ts'

const person = { username: 'simran', name: 'Simran Kaur Brar', role: 'patient' } as const
interface Listed {
  id: string
  title: string
  type: string
  bytes: number
}
let served: Served
let browser: Browser
let api: ApiSession
let line: CuttingProxy
let visitor: Visitor
onServer(async (opened) => {
  ;({ served, browser } = opened)
  await register(served.url, person)
  const token = await tokenOf(served.url, person.username)
  api = { url: served.url, token }
  await saveProfile(served.url, token, person.name)
})
test.afterEach(async () => {
  await visitor.leave()
  await line.close()
})

/** A phone that has everything it needs offline, on a line that is cut once this much of files was sent. */
async function takePhone(cutAfterBytes: number): Promise<void> {
  line = await openCuttingProxy(served.url, { part: '/pieces', cutAfterBytes })
  const stored = kept(line.url, { token: api.token, patientHasProfile: '1' })
  visitor = await visit(browser, line.url, 'en', phone, stored)
  await visitor.page.goto('/')
  await waitUntilWhole(visitor.page, 'patient', 'en')
}

async function choose(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const { page, t } = visitor
  const input = page.getByLabel(t('documents.form.choose'), { exact: true }).first()
  await input.setInputFiles(file)
}

async function save(title: string): Promise<void> {
  const { page, t } = visitor
  await page.getByLabel(t('documents.form.name')).fill(title)
  await page.getByRole('button', { name: t('documents.form.submit'), exact: true }).click()
}

/** The size of the file that waits on the phone. */
function storedBytes(): Promise<number> {
  return visitor.page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('the outbox cannot be read')))
      })
    const database = await settle(indexedDB.open('nabz-outbox'))
    const rows: { content: Uint8Array }[] = await settle(
      database.transaction('files').objectStore('files').getAll(),
    )
    database.close()
    return rows.reduce((sum, { content }) => sum + content.length, 0)
  })
}

const listed = () => ask<Listed[]>(api, '/api/documents')
const row = () => visitor.page.getByRole('listitem').filter({ hasText: 'From Dr. Gill' })

test('a photo of 3 MB, queued offline, survives a killed tab and a cut line, and arrives once, made small', async () => {
  const buffer = await photoOf(3000, 2000)
  expect(buffer.length).toBeGreaterThan(3_000_000)
  // In the middle of the third piece: after 16 and 32 kB.
  await takePhone(60_000)
  const { context, t } = visitor
  await visitor.page.goto('/patient/documents')
  await outboxIsThere(visitor.page)
  await context.setOffline(true)
  await choose({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer })
  await visitor.page.getByText(/\d+ kB/).waitFor()
  await save('From Dr. Gill')
  await visitor.page.getByText(t('waiting.kept')).first().waitFor()
  await expect(row().getByText(t('waiting.title'))).toBeVisible()
  expect(await listed()).toEqual([])
  const size = await storedBytes()

  await visitor.page.close({ runBeforeUnload: false })
  visitor = { ...visitor, page: await context.newPage() }
  await context.setOffline(false)
  await visitor.page.goto('/patient/documents')
  await expect.poll(() => line.isCut(), { timeout: 45_000 }).toBe(true)
  await expect(row().getByText(t('waiting.title'))).toBeVisible()
  expect(await listed()).toEqual([])
  const before = line.sent()

  line.mend()
  await visitor.page.goto('/waiting')
  await visitor.page.getByText(t('waiting.none')).waitFor({ timeout: 45_000 })
  const [document, ...others] = await listed()
  expect(others).toEqual([])
  expect(document).toMatchObject({ title: 'From Dr. Gill', type: 'image/webp' })
  expect(document?.bytes).toBeLessThan(150_000)
  // The two pieces before the cut were not sent again.
  expect(line.sent() - before).toBeLessThan(size - 16_384 - 32_768 + 10_000)

  await visitor.page.goto('/patient/documents')
  await expect(row().locator('img')).toHaveJSProperty('complete', true)
  await row()
    .getByRole('button', { name: t('documents.list.view') })
    .click()
  const picture = visitor.page.getByRole('dialog').locator('img')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(1200)
  expect(visitor.pageErrors).toEqual([])
})
