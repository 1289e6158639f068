import { expect, type Browser, type Page } from '@playwright/test'
import { visit, type Visitor } from '../setup/browser.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { waitUntilWhole } from '../setup/kept-answers.ts'
import {
  ask,
  measure,
  outboxIsThere,
  takeDose,
  todayInTown,
  type Action,
  type ApiSession,
} from '../setup/offline-actions.ts'
import type { Served } from '../setup/served.ts'
import { login } from '../setup/sign-in.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/**
 * What phones do to an app: a wrong clock, a session that expires while offline, another app version. Full storage is
 * in offline-writing.
 */
const person = { username: 'simran', name: 'Simran Kaur Brar', role: 'patient' } as const
const doctor = { username: 'preet', name: 'Preet Singh Gill', role: 'doctor' } as const
const timeoutMs = 45_000
const dayMs = 86_400_000
let served: Served
let browser: Browser
let api: ApiSession
let visitor: Visitor
let nth = 0
onServer(async (opened) => {
  ;({ served, browser } = opened)
  await register(served.url, person)
  await register(served.url, doctor)
  const token = await tokenOf(served.url, person.username)
  api = { url: served.url, token }
  await saveProfile(served.url, token, person.name)
})
test.afterEach(() => visitor.leave())

/** A phone on which the person signed in earlier, with everything it needs offline. */
async function takePhone(shiftMs = 0): Promise<void> {
  const token = await tokenOf(served.url, person.username)
  await takeOther(shiftMs, { token, patientHasProfile: '1' })
  await visitor.page.goto('/')
  await waitUntilWhole(visitor.page, 'patient', 'en')
}

/** A phone whose clock is ahead by this much. */
async function takeOther(shiftMs: number, stored: Record<string, string> = {}): Promise<void> {
  visitor = await visit(browser, served.url, 'en', undefined, kept(served.url, stored))
  await visitor.context.addInitScript((shift) => {
    const Real = Date
    class Wrong extends Real {
      constructor(...told: []) {
        if (told.length > 0) super(...told)
        else super(Real.now() + shift)
      }
      static override now = () => Real.now() + shift
    }
    if (shift !== 0) globalThis.Date = Wrong as DateConstructor
  }, shiftMs)
}

async function keepOne(): Promise<Action> {
  const action = measure(api, (nth += 1))
  const { page, context, t } = visitor
  await page.goto(action.path)
  await outboxIsThere(page)
  await context.setOffline(true)
  await action.prepare(visitor)
  await action.press(visitor)
  await page.getByText(t('waiting.kept')).first().waitFor()
  return action
}

async function nothingWaits(): Promise<void> {
  const { page, context, t } = visitor
  await context.setOffline(false)
  await page.goto('/waiting')
  await page.getByText(t('waiting.none')).waitFor({ timeout: timeoutMs })
}

/** Signs in on a page that asks for it, and returns to it. */
async function signIn(username: string = person.username): Promise<void> {
  await login(visitor, username)
  await visitor.page.waitForURL((url) => url.pathname !== '/login')
}

test.describe('a wrong clock', () => {
  const wrong = [
    ['a day fast', dayMs],
    ['a day slow', -dayMs],
  ] as const

  for (const [how, shift] of wrong)
    test(`by ${how}: a dose marked offline is one of today’s`, async () => {
      await takePhone(shift)
      const { page, context, t } = visitor
      const action = takeDose(api, (nth += 1))
      await page.goto(action.path)
      await outboxIsThere(page)
      await action.prepare(visitor)
      await outboxIsThere(page)
      await context.setOffline(true)
      await action.press(visitor)
      await page.getByText(t('waiting.kept')).first().waitFor()
      await nothingWaits()
      const { doses } = await ask<{ doses: { day: string; reminderId: string }[] }>(api, '/api/reminders')
      expect(await action.count()).toBe(1)
      expect(new Set(doses.map(({ day }) => day))).toEqual(new Set([todayInTown()]))
      expect(visitor.pageErrors).toEqual([])
    })

  test('by a day fast: a doctor’s twelve hours do not end before they begin', async () => {
    await takeOther(dayMs)
    const { page, t } = visitor
    await page.goto('/login')
    await signIn(doctor.username)
    await page.reload()
    await page.getByText(t('frame.user.open', { name: doctor.name })).waitFor()
  })

  for (const [how, shift] of wrong)
    test(`by ${how}: a write queued offline arrives once, with its own time`, async () => {
      await takePhone(shift)
      const action = await keepOne()
      await nothingWaits()
      expect(await action.count()).toBe(1)
      const { readings } = await ask<{ readings: { value: string; date: string }[] }>(api, '/api/vitals')
      expect(readings.find(({ value }) => action.what === `vital ${value}`)?.date).toBe(todayInTown())
      expect(visitor.pageErrors).toEqual([])
    })
})

test('a session that expires while offline: writes from before and after are sent after the next sign-in', async () => {
  await takePhone()
  const { page, context, t } = visitor
  const before = await keepOne()
  // It expires while the form is open.
  await page.getByText(t('vitals.added.another')).click()
  const after = measure(api, (nth += 1))
  await after.prepare(visitor)
  await page.evaluate(() => {
    const [head = '', payload = '', sign = ''] = (localStorage.getItem('token') ?? '').split('.')
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object
    localStorage.setItem('token', [head, btoa(JSON.stringify({ ...claims, exp: 1 })), sign].join('.'))
  })
  await after.press(visitor)
  await page.waitForURL('**/login', { timeout: timeoutMs })
  expect([await before.count(), await after.count()]).toEqual([0, 0])
  await context.setOffline(false)
  await page.reload()
  await signIn()
  const counts = async () => [await before.count(), await after.count()]
  await expect.poll(counts, { timeout: timeoutMs }).toEqual([1, 1])
})

test('outbox entries of an older version are sent by this one; unreadable ones are neither sent nor lost', async () => {
  await takePhone()
  const action = await keepOne()
  const { page, t } = visitor
  await changeOutbox(page)
  await page.goto('/waiting')
  await visitor.context.setOffline(false)
  await page.getByRole('button', { name: t('waiting.sendNow') }).click()
  await expect.poll(action.count, { timeout: timeoutMs }).toBe(1)
  // A refusal by the server becomes a question, even for an unknown endpoint.
  await page.getByText(t('waiting.markQuestion')).first().waitFor({ timeout: timeoutMs })
  expect(visitor.pageErrors).toEqual([])
})

/** As left by a version without `tries` and with an endpoint that no longer exists. */
function changeOutbox(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const database = await settle(indexedDB.open('nabz-outbox'))
    const box = database.transaction('waiting', 'readwrite').objectStore('waiting')
    const [entry] = (await settle(box.getAll())) as Record<string, unknown>[]
    if (!entry) throw new Error('nothing waits')
    const { tries: _, seq, ...rest } = entry
    await settle(box.put({ ...rest, seq }))
    const to = { ...(entry['to'] as object), name: 'vitals.weigh', path: '/api/vitals/weigh' }
    await settle(box.put({ ...rest, key: 'f'.repeat(32), subject: 'vitals/gone', to }))
    database.close()
  })
}
