// oxlint-disable max-lines -- one phone and one server go through all of it, in this order
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '../../src/server/app/server.ts'
import { addDays } from '../../src/shared/kit/town-time.ts'
import { randomFrom } from '../crash/random.ts'
import { openBrowser, phone, visit, type Visitor } from '../setup/browser.ts'
import { kept, register, saveProfile, tokenOf, endOnServer } from '../setup/entry.ts'
import {
  ask,
  deeds,
  deedsByContract,
  measure,
  moveHouse,
  outboxIsThere,
  requestVisit,
  takeDose,
  todayInTown,
  type Deed,
} from '../setup/offline-deeds.ts'
import { waitUntilWhole } from '../setup/kept-answers.ts'
import { serveBuilt, type Served } from '../setup/served.ts'
import { login } from '../setup/sign-in.ts'

/**
 * Everything a patient writes while the line is cut, the tab is killed or the server is: at the end the server has
 * the sum of it, nothing twice, nothing missing. `NABZ_ROUNDS` and `NABZ_SEED` for more, and for the same again.
 */
const seed = Number(process.env['NABZ_SEED'] ?? Date.now() % 1_000_000)
const rounds = Number(process.env['NABZ_ROUNDS'] ?? deeds.length)
const random = randomFrom(seed)
const person = { username: 'simran', name: 'Simran Kaur Brar', role: 'patient' } as const
const patienceMs = 45_000

let browser: Browser
let served: Served
let visitor: Visitor
let nth = 0
const desk = { url: '', token: '' }

beforeAll(async () => {
  browser = await openBrowser()
  served = await serveBuilt()
  await register(served.url, person)
  desk.url = served.url
  desk.token = await tokenOf(served.url, person.username)
  await saveProfile(served.url, desk.token, person.name)
  const token = await tokenOf(served.url, person.username)
  visitor = await visit(browser, served.url, 'en', phone, kept(served.url, { token, patientHasProfile: '1' }))
})
afterAll(async () => {
  await visitor.context.close()
  await served.close()
  await browser.close()
})

afterEach(async () => {
  await visitor.context.setOffline(false)
  await visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
  if (!(await isAlive())) await reviveServer()
})

async function killServer(): Promise<void> {
  process.kill(served.pid, 'SIGKILL')
  await served.ended
}

async function reviveServer(): Promise<void> {
  const { dataDir, url } = served
  served = await serveBuilt({ dataDir, env: { PORT: new URL(url).port } })
}

const isAlive = () =>
  fetch(`${served.url}/api/health`).then(
    () => true,
    () => false,
  )

/** Another tab of the same browser takes the place of the first. */
async function openTab(): Promise<void> {
  const page = await visitor.context.newPage()
  page.setDefaultTimeout(15_000)
  visitor = { ...visitor, page }
}

/** At once and unasked: nothing in it runs any more, and what was not written by then is not written. */
async function killTab(): Promise<void> {
  await visitor.page.close({ runBeforeUnload: false })
}

async function open(deed: Deed): Promise<void> {
  await visitor.page.goto(deed.path)
  await outboxIsThere(visitor.page)
  await deed.prepare(visitor)
}

/** The line is cut once the page stands; then it is pressed, and kept. */
async function pressWithoutNetwork(deed: Deed): Promise<Visitor> {
  await open(deed)
  const { page, context, t } = visitor
  await context.setOffline(true)
  await deed.press(visitor)
  await page.getByText(t('waiting.kept')).first().waitFor()
  return visitor
}

const line = () => visitor.page.getByRole('link', { name: /waiting to send|need.* your answer/ }).first()

async function nothingWaits(): Promise<void> {
  await visitor.page.goto('/waiting')
  await visitor.page.getByText(visitor.t('waiting.none')).waitFor({ timeout: patienceMs })
}

type Cut = (context: BrowserContext) => Promise<() => Promise<unknown>>

/** Ways in which a line is cut, each with the way back. */
const cuts: Record<string, Cut> = {
  'no network': async (context) => {
    await context.setOffline(true)
    return () => context.setOffline(false)
  },
  'the answer is lost after the server did it': async (context) => {
    await context.route('**/api/**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch().catch(() => undefined)
      return route.abort().catch(() => undefined)
    })
    return () => context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  '503 for a while': async (context) => {
    const body = JSON.stringify({ message: 'no', code: 'unavailable', requestId: '1' })
    await context.route('**/api/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, contentType: 'application/json', body })
        : route.continue(),
    )
    return () => context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  'the server is killed before': async () => {
    await killServer()
    return reviveServer
  },
  'the server is killed at any moment': async () => {
    const killing = new Promise<void>((resolve) => {
      setTimeout(() => resolve(killServer()), random.int(60))
    })
    return () => killing.then(reviveServer)
  },
}

it('every kind of write of a patient that may wait is done here', () => {
  const mayWait = contracts.filter(({ outbox, access }) => outbox === 'mayWait' && access.includes('patient'))
  expect(Object.keys(deedsByContract).toSorted()).toEqual(mayWait.map(({ name }) => name).toSorted())
})

describe(`without a network (seed ${seed})`, () => {
  it.each(deeds.map((deed) => [deed.name, deed] as const))(
    '%s is kept, stands there marked, and arrives once',
    async (_, make) => {
      const deed = make(desk, (nth += 1))
      const { page, context, t } = await pressWithoutNetwork(deed)
      await page
        .getByRole('link', { name: t('waiting.title') })
        .first()
        .waitFor()
      expect(await line().innerText()).toContain('1 waiting to send')
      expect(await deed.count()).toBe(0)
      await context.setOffline(false)
      await line().waitFor({ state: 'detached', timeout: patienceMs })
      expect(await deed.count()).toBe(1)
    },
  )
})

describe('a tab that is killed', () => {
  const moments = ['at the press', 'while it is sent', 'after it was kept'] as const
  const kinds = random.shuffle(deeds)
  const ways = random.shuffle(Object.keys(cuts))
  const plans = Array.from({ length: rounds }, (_, round) => ({
    make: kinds[round % kinds.length] ?? measure,
    way: ways[round % ways.length] ?? 'no network',
    moment: random.pick(moments),
    pauseMs: random.int(250),
  }))

  it.each(plans.map((plan, round) => [round + 1, plan.make.name, plan.way, plan.moment, plan] as const))(
    'round %i: %s, %s, %s',
    async (_, __, ___, ____, { make, way, moment, pauseMs }) => {
      const deed = make(desk, (nth += 1))
      await open(deed)
      const { page, context, t } = visitor
      const mend = await cuts[way]!(context)
      const sending = page.waitForRequest((request) => request.method() === 'POST')
      sending.catch(() => undefined)
      const pressing = deed.press(visitor).catch(() => undefined)
      if (moment === 'while it is sent') await sending
      if (moment === 'after it was kept') {
        // Killed a moment too late, the server had done it already and said so.
        const done = page.waitForResponse((answer) => answer.ok() && answer.request().method() === 'POST')
        await Promise.race([page.getByText(t('waiting.kept')).first().waitFor(), done])
      }
      await new Promise((resolve) => setTimeout(resolve, moment === 'at the press' ? pauseMs / 8 : pauseMs))
      await killTab()
      await pressing
      await mend()
      await openTab()
      await nothingWaits()
      const count = await deed.count()
      // Killed with the finger still on the button, it may never have been said; never is it there twice.
      expect(moment === 'at the press' ? [0, 1] : [1]).toContain(count)
    },
  )
})

describe('what comes in between', () => {
  it('three days of doses and readings, written without a network, have the days of their measuring', async () => {
    const pill = takeDose(desk, (nth += 1))
    await open(pill)
    const { page, context, t } = visitor
    const days = [0, -1, -2].map((ago) => addDays(todayInTown(), ago))
    await page.getByText(t('reminders.doses.earlier')).click()
    await context.setOffline(true)
    const name = t('reminders.doses.markTaken', { name: pill.what.replace('dose of ', ''), time: '8:00 am' })
    for (const [ago] of days.entries()) await page.getByRole('button', { name, exact: true }).nth(ago).click()
    await expect.poll(() => line().innerText(), { timeout: patienceMs }).toContain('3 waiting to send')
    await context.setOffline(false)
    await nothingWaits()
    expect(await pill.count()).toBe(3)
    const { doses } = await ask<{ doses: { day: string }[] }>(desk, '/api/reminders')
    for (const day of days) expect(doses.some((dose) => dose.day === day)).toBe(true)

    const rate = measure(desk, (nth += 1))
    await open(rate)
    await context.setOffline(true)
    for (const day of days) {
      await rate.prepare(visitor)
      await page.getByLabel(t('vitals.form.date'), { exact: true }).fill(day)
      await rate.press(visitor)
      await page.getByText(t('vitals.added.another')).click()
    }
    await expect.poll(() => line().innerText(), { timeout: patienceMs }).toContain('3 waiting to send')
    await context.setOffline(false)
    await nothingWaits()
    const { readings } = await ask<{ readings: { date: string; value: string }[] }>(desk, '/api/vitals')
    const value = rate.what.replace('vital ', '')
    expect(readings.filter((one) => one.value === value).map(({ date }) => date)).toEqual(days)
  })

  it('a time that was taken meanwhile comes back as a question with free times; one of them is sent', async () => {
    const wish = requestVisit(desk, (nth += 1))
    const { page, context, t } = await pressWithoutNetwork(wish)
    // On another phone, the same person asks for the same time.
    const all = () => ask<{ date: string; time: string }[]>(desk, '/api/appointments')
    const before = (await all()).length
    await ask(desk, '/api/appointments', { ...wishOf(wish), type: 'in-person', specialization: '' })
    await context.setOffline(false)
    await page.goto('/waiting')
    await page.getByText(t('waiting.freeTimes')).waitFor({ timeout: patienceMs })
    expect(await line().innerText()).toContain('1 needs your answer')
    await page.getByRole('button', { name: /10:30/ }).click()
    await page.getByText(t('waiting.none')).waitFor({ timeout: patienceMs })
    expect((await all()).length).toBe(before + 2)
  })

  it('two tabs send each once, in order', async () => {
    const first = visitor
    const house = [moveHouse(desk, (nth += 1)), moveHouse(desk, (nth += 1))] as const
    await open(house[0])
    await openTab()
    await visitor.page.goto('/vitals')
    await first.context.setOffline(true)
    await house[0].press(first)
    await first.page.getByText(first.t('waiting.kept')).first().waitFor()
    await house[1].prepare(first)
    await house[1].press(first)
    await expect.poll(() => line().innerText(), { timeout: patienceMs }).toContain('2 waiting to send')
    await first.context.setOffline(false)
    await line().waitFor({ state: 'detached', timeout: patienceMs })
    expect(await house[1].count()).toBe(1)
    await first.page.close()
  })

  it('where nothing can be kept it says so, and what was typed stays', async () => {
    const deed = measure(desk, (nth += 1))
    await open(deed)
    const { page, context, t } = visitor
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    })
    await context.setOffline(true)
    await deed.press(visitor)
    await page.getByText(t('waiting.refusals.notKept')).waitFor()
    expect(await page.getByLabel(t('vitals.form.value'), { exact: true }).inputValue()).not.toBe('')
    await context.setOffline(false)
    await deed.press(visitor)
    await page.getByText(t('vitals.added.another')).waitFor()
    expect(await deed.count()).toBe(1)
  })

  it('a session that ended meanwhile: kept, the person signs in again, and it is sent', async () => {
    const deed = measure(desk, (nth += 1))
    const { page, context } = await pressWithoutNetwork(deed)
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await endOnServer(served.url, token)
    await context.setOffline(false)
    await page.waitForURL('**/login', { timeout: patienceMs })
    expect(await deed.count()).toBe(0)
    await login(visitor, person.username)
    await page.waitForURL((url) => url.pathname !== '/login')
    await expect.poll(deed.count, { timeout: patienceMs }).toBe(1)
  })

  it('at the log-out the person is asked; kept, nobody else sees it, and it is sent after the next sign-in', async () => {
    const deed = measure(desk, (nth += 1))
    await visitor.page.goto('/')
    await waitUntilWhole(visitor.page, 'patient', 'en')
    const { page, context, t } = await pressWithoutNetwork(deed)
    await page.locator('summary', { hasText: t('frame.user.open', { name: person.name }) }).click()
    await page.getByRole('button', { name: t('frame.user.logout') }).click()
    await page.getByRole('button', { name: t('waiting.leaving.keep') }).click()
    await page.waitForURL('**/login')
    await page.getByText(t('waiting.onPhone.one', { count: '1' })).waitFor()
    await context.setOffline(false)
    const next = { username: 'gurdev', name: 'Gurdev Singh', role: 'patient' } as const
    await register(served.url, next)
    await login(visitor, next.username)
    await page.waitForURL((url) => url.pathname !== '/login')
    await page.goto('/waiting')
    await page.getByText(t('waiting.none')).waitFor()
    expect(await deed.count()).toBe(0)
    await page.locator('summary', { hasText: t('frame.user.open', { name: next.name }) }).click()
    await page.getByRole('button', { name: t('frame.user.logout') }).click()
    await page.waitForURL('**/login')
    await login(visitor, person.username)
    await expect.poll(deed.count, { timeout: patienceMs }).toBe(1)
  })

  it('at the end the server has nothing twice', async () => {
    expect(await isAlive()).toBe(true)
    const { readings } = await ask<{ readings: { type: string; value: string; date: string }[] }>(
      desk,
      '/api/vitals',
    )
    const rates = readings
      .filter(({ type }) => type === 'heartRate')
      .map(({ value, date }) => `${date} ${value}`)
    expect(rates).toHaveLength(new Set(rates).size)
    const { reminders } = await ask<{ reminders: { name: string }[] }>(desk, '/api/reminders')
    expect(reminders).toHaveLength(new Set(reminders.map(({ name }) => name)).size)
  })
})

function wishOf(deed: Deed): { date: string; time: string } {
  return { date: deed.what.slice(-10), time: '10:15' }
}
