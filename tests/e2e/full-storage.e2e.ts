import { execFileSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type BrowserContext } from '@playwright/test'
import { alive, openLastingBrowser, phone, messageIn, type Visitor } from '../setup/browser.ts'
import { register, saveProfile, tokenOf } from '../setup/entry.ts'
import { waitUntilWhole } from '../setup/kept-answers.ts'
import { measure, outboxIsThere, type Action, type ApiSession } from '../setup/offline-actions.ts'
import type { Served } from '../setup/served.ts'
import { login } from '../setup/sign-in.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/**
 * A phone with full storage: the browser's profile is on a disk of a few megabytes, which is really full. Nothing is
 * mocked in the page; the app gets the browser's own errors.
 */
const person = { username: 'simran', name: 'Simran Kaur Brar', role: 'patient' } as const
const diskMb = 200
const maxWrites = 40
const timeoutMs = 45_000
let served: Served
let api: ApiSession
onServer(async (opened) => {
  ;({ served } = opened)
  await register(served.url, person)
  api = { url: served.url, token: await tokenOf(served.url, person.username) }
  await saveProfile(served.url, api.token, person.name)
})

let disk: Awaited<ReturnType<typeof mountDisk>> | undefined
test.beforeAll(async () => (disk = await mountDisk()))
let context: BrowserContext | undefined
let tries = 0
let nth = 0
test.afterEach(async () => {
  await context?.close()
  await disk?.empty()
  tries += 1
})
test.afterAll(() => disk?.unmount())

function asRoot(...command: [string, ...string[]]): void {
  const [program, ...args] = process.getuid?.() === 0 ? command : (['sudo', '-n', ...command] as const)
  execFileSync(program, args, { stdio: 'pipe' })
}

async function mountDisk() {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabz-disk-'))
  try {
    asRoot('mount', '-t', 'tmpfs', '-o', `size=${diskMb}m,mode=777`, 'tmpfs', folder)
  } catch (error) {
    await rm(folder, { recursive: true })
    throw new Error('This test mounts a small disk: run it as root, or allow sudo without a password.', {
      cause: error,
    })
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    /** Fills the disk to the last byte. */
    fill() {
      const file = openSync(filler, 'a')
      try {
        for (let bytes = 1_000_000; bytes >= 1;)
          try {
            writeSync(file, Buffer.alloc(bytes))
          } catch {
            bytes = Math.floor(bytes / 10)
          }
      } finally {
        closeSync(file)
      }
    },
    empty: () => rm(filler, { force: true }),
    async unmount() {
      asRoot('umount', folder)
      await rm(folder, { recursive: true })
    },
  }
}

/** The phone's browser as it was left; signs in on the first call. */
async function takePhone(): Promise<Visitor> {
  context = await openLastingBrowser(path.join(disk!.folder, `browser-${tries}`), {
    baseURL: served.url,
    viewport: phone,
    locale: 'pa-IN',
    reducedMotion: 'reduce',
  })
  const page = context.pages()[0] ?? (await context.newPage())
  page.setDefaultTimeout(45_000)
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  const t: Visitor['t'] = (key, values) => messageIn('pa', key, values)
  const opened = context
  return { page, context, pageErrors, t, leave: () => opened.close() }
}

/** Whether the app reported the write as kept or not kept; any other answer fails. */
async function tell({ page, t }: Visitor): Promise<'kept' | 'notKept'> {
  const kept = page.getByText(t('vitals.added.another')).first()
  const notKept = page.getByText(t('waiting.refusals.notKept')).first()
  await kept.or(notKept).waitFor()
  return (await kept.isVisible()) ? 'kept' : 'notKept'
}

/**
 * On a phone whose storage fills up while offline: some writes are kept, because existing files have a little space
 * left, until one is not. Then space is freed, and pressing again on the same page keeps it.
 */
async function writeUntilFull(visitor: Visitor): Promise<Action[]> {
  const { page, context: phoneOf, t } = visitor
  await page.goto('/login')
  await alive(page)
  await login(visitor, person.username)
  await page.waitForURL((url) => url.pathname !== '/login')
  await waitUntilWhole(page, 'patient', 'pa')
  await page.goto('/vitals')
  await outboxIsThere(page)
  await phoneOf.setOffline(true)
  const told: Action[] = []
  for (let tried = 1; tried <= maxWrites; tried += 1) {
    const action = measure(api, (nth += 1))
    told.push(action)
    await action.prepare(visitor)
    // Before each write, because the browser frees space of its own when its disk is full.
    disk!.fill()
    await action.press(visitor)
    if ((await tell(visitor)) === 'notKept') {
      const typed = await page.getByLabel(t('vitals.form.value'), { exact: true }).inputValue()
      if (action.what !== `vital ${typed}`) throw new Error('What was typed is gone from the form.')
      await disk!.empty()
      await action.press(visitor)
      await page.getByText(t('vitals.added.another')).first().waitFor()
      return told
    }
    await page.getByText(t('vitals.added.another')).first().click()
  }
  throw new Error(`The phone was not full after ${maxWrites} writes.`)
}

const countsOf = (actions: Action[]) => Promise.all(actions.map((action) => action.count()))
const once = (actions: Action[]) => actions.map(() => 1)

test.describe('a phone with full storage', () => {
  test('has everything it reported as kept after a restart, once there is space to start', async () => {
    const told = await writeUntilFull(await takePhone())
    disk!.fill()
    await context!.close()
    await disk!.empty()
    const { page, t } = await takePhone()
    await page.goto('/waiting')
    await page.getByText(t('waiting.none')).waitFor({ timeout: timeoutMs })
    expect(await countsOf(told)).toEqual(once(told))
  })

  test('shows its data and sends queued writes with no space left at all', async () => {
    const visitor = await takePhone()
    const told = await writeUntilFull(visitor)
    const { page, t } = visitor
    disk!.fill()
    // Within the app: without any space the browser itself may not load a page.
    const marks = page.getByRole('main').getByRole('link', { name: t('waiting.title') })
    const more = page.getByRole('button', { name: t('vitals.list.more') })
    await expect(async () => {
      if (await more.isVisible()) await more.click()
      expect(await marks.count()).toBeGreaterThanOrEqual(told.length)
    }).toPass({ timeout: timeoutMs })
    await context!.setOffline(false)
    // A round may end after the first write that cannot be deleted; the next ones send the others.
    await expect.poll(() => countsOf(told), { timeout: 2 * timeoutMs }).toEqual(once(told))
    const last = measure(api, (nth += 1))
    await page.getByText(t('vitals.added.another')).first().click()
    await last.prepare(visitor)
    await last.press(visitor)
    await page.getByText(t('vitals.added.another')).first().waitFor()
    await disk!.empty()
    await page.goto('/waiting')
    await page.getByText(t('waiting.none')).waitFor({ timeout: timeoutMs })
    expect(await countsOf([...told, last])).toEqual(once([...told, last]))
    expect(visitor.pageErrors).toEqual([])
  })
})
