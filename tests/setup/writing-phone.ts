import { expect, type Browser, type Page } from '@playwright/test'
import { closeContexts, phone, visit, type Visitor } from './browser.ts'
import { kept, register, saveProfile, tokenOf } from './entry.ts'
import { ask, outboxIsThere, type Action, type ApiSession } from './offline-actions.ts'
import { serveBuilt, type Served } from './served.ts'
import { test } from './test.ts'

export const timeoutMs = 45_000
export const writer = { username: 'simran', name: 'Simran Kaur Brar', role: 'patient' } as const

/** For the tests of a file: one phone of a patient who writes, and one server; tests may kill either. */
export function onWritingPhone() {
  let browser: Browser
  let served: Served
  let visitor: Visitor
  let actions = 0
  /** An API session beside the phone. */
  const api: ApiSession = { url: '', token: '' }

  test.beforeAll(async ({ browser: opened }) => {
    browser = opened
    served = await serveBuilt()
    await register(served.url, writer)
    api.url = served.url
    api.token = await tokenOf(served.url, writer.username)
    await saveProfile(served.url, api.token, writer.name)
    visitor = await openPhone()
  })
  test.afterAll(async () => {
    await closeContexts(browser)
    await served.close()
  })
  test.afterEach(async () => {
    await visitor.context.setOffline(false)
    await visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
    if (!(await isAlive())) await reviveServer()
  })

  async function openPhone(): Promise<Visitor> {
    const token = await tokenOf(served.url, writer.username)
    const stored = kept(served.url, { token, patientHasProfile: '1' })
    return visit(browser, served.url, 'en', phone, stored)
  }

  const isAlive = () =>
    fetch(`${served.url}/api/health`).then(
      () => true,
      () => false,
    )

  async function reviveServer(): Promise<void> {
    const { dataDir, url } = served
    served = await serveBuilt({ dataDir, env: { PORT: new URL(url).port } })
  }

  async function open(action: Action): Promise<void> {
    await visitor.page.goto(action.path)
    // A draft from a killed tab would reopen its form: remove it, since this test does not mean that one.
    const begun = await visitor.page.evaluate(() => {
      const drafts = Object.keys(localStorage).filter((key) => key.startsWith('nabz.draft.'))
      for (const key of drafts) localStorage.removeItem(key)
      return drafts.length
    })
    if (begun > 0) await visitor.page.reload()
    await outboxIsThere(visitor.page)
    await action.prepare(visitor)
    // The action may have reloaded the page: without the server, the outbox could not be loaded any more.
    await outboxIsThere(visitor.page)
  }

  return {
    api,
    visitor: () => visitor,
    /** Each action has a unique text. */
    make: (kind: (api: ApiSession, nth: number) => Action) => kind(api, (actions += 1)),
    open,
    reviveServer,
    async killServer() {
      process.kill(served.pid, 'SIGKILL')
      await served.ended
    },
    /** Replaces the tab by another one of the same browser. */
    async openTab() {
      const page = await visitor.context.newPage()
      page.setDefaultTimeout(45_000)
      visitor = { ...visitor, page }
    },
    /** At once and without notice: no handler runs, and unsaved data is lost. */
    killTab: () => visitor.page.close({ runBeforeUnload: false }),
    /** Cuts the network once the page is loaded, presses, and waits until the write is kept. */
    async pressWithoutNetwork(action: Action): Promise<Visitor> {
      await open(action)
      const { page, context, t } = visitor
      await context.setOffline(true)
      await action.press(visitor)
      await page.getByText(t('waiting.kept')).first().waitFor()
      return visitor
    },
    line: () => lineOf(visitor.page),
    async nothingWaits() {
      await visitor.page.goto('/waiting')
      await visitor.page.getByText(visitor.t('waiting.none')).waitFor({ timeout: timeoutMs })
    },
    async hasNothingTwice() {
      expect(await isAlive()).toBe(true)
      const { readings } = await ask<{ readings: { type: string; value: string; date: string }[] }>(
        api,
        '/api/vitals',
      )
      const rates = readings
        .filter(({ type }) => type === 'heartRate')
        .map(({ value, date }) => `${date} ${value}`)
      expect(rates).toHaveLength(new Set(rates).size)
      const { reminders } = await ask<{ reminders: { name: string }[] }>(api, '/api/reminders')
      expect(reminders).toHaveLength(new Set(reminders.map(({ name }) => name)).size)
    },
  }
}

/** The line under the top bar that counts queued writes. */
function lineOf(page: Page) {
  return page.getByRole('link', { name: /waiting to send|need.* your answer/ }).first()
}
