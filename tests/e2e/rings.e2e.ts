import { expect, type Browser } from '@playwright/test'
import { addDays, dayIn, instantIn, timeIn } from '../../src/shared/kit/time/town-time.ts'
import { openPushBrowser, visit, type Visitor } from '../setup/browser.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { findAxeFaults, findFaults } from '../setup/page-faults.ts'
import {
  deliver,
  givePushes,
  moveAddress,
  notificationsOn,
  pressRing,
  type PageAddress,
} from '../setup/push-browser.ts'
import { openPushService, type PushService } from '../setup/push-service.ts'
import { serveBuilt, type Served } from '../setup/served.ts'
import { test } from '../setup/test.ts'

test.describe.configure({ mode: 'serial' })

/**
 * The built server's own worker sends reminders every minute of its clock. That clock is behind the real time, and
 * each start of the server moves it close to the next minute, so that nobody waits for the rest of this one. It is
 * never ahead, because the database's clock, which schedules the jobs, is the real one.
 */
const zone = 'Asia/Kolkata'
const minuteMs = 60_000
const longWait = { timeout: 150_000, interval: 250 }
/** How long before a minute the server is started: enough to come up and to add a medicine. */
const aheadOfMinuteMs = 15_000
let behindMs = 30 * minuteMs
const person = { username: 'asha', name: 'ਆਸ਼ਾ ਰਾਣੀ', role: 'patient' } as const
let browser: Browser
let service: PushService
let served: Served
let asha: Visitor
let token: string
/** This phone's push endpoint. */
let address: PageAddress
test.beforeAll(async () => {
  browser = await openPushBrowser()
  service = await openPushService()
  served = await serveBuilt({ env: settings() })
  await register(served.url, person)
  token = await tokenOf(served.url, person.username)
  await saveProfile(served.url, token, person.name)
  const stored = kept(served.url, { token, patientHasProfile: '1' })
  asha = await visit(browser, served.url, 'pa', undefined, stored)
  await givePushes(asha.context, (publicKey) => {
    address = newAddress(publicKey)
    return address
  })
})
test.afterAll(async () => {
  await browser.close()
  await served.close()
  await service.close()
})

async function ask(path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(served.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** A medicine whose only dose is in this many minutes; never so soon that adding it might take too long. */
async function addDose(name: string, minutes: number): Promise<{ tag: string; dueAt: Date }> {
  const now = townNow()
  const spare = now.getUTCSeconds() > 55 ? 1 : 0
  const at = new Date(now.getTime() + (minutes + spare) * minuteMs)
  const [day, time] = [dayIn(zone, at), timeIn(zone, at)]
  await ask('/api/reminders', { name, dosage: '1', times: [time], endsOn: addDays(day, 1) })
  return { tag: `${day} ${time}`, dueAt: instantIn(zone, day, time) }
}

function newAddress(publicKey: string): PageAddress {
  const { device: _, ...made } = service.subscribe(publicKey)
  return made
}

const arrived = () => service.pushed.map(({ shown }) => shown.tag)
const theSwitch = ({ page, t }: Visitor) => page.getByRole('switch', { name: t('devices.title') })

async function kill(): Promise<void> {
  served.signal('SIGKILL')
  await served.ended
}
/** Starts the server a little before the next minute, or the next one after `after`. */
async function revive(after = townNow()): Promise<void> {
  const next =
    Math.ceil((Math.max(after.getTime(), townNow().getTime()) + aheadOfMinuteMs) / minuteMs) * minuteMs
  behindMs = Date.now() - (next - aheadOfMinuteMs)
  const { dataDir, url } = served
  served = await serveBuilt({ dataDir, env: { PORT: new URL(url).port, ...settings() } })
}
function townNow(): Date {
  return new Date(Date.now() - behindMs)
}
function settings(): Record<string, string> {
  return {
    PUSH_SERVICE: service.url,
    TEST_CLOCK_AHEAD_MS: String(-behindMs),
    NODE_OPTIONS: `--import ${new URL('../setup/fake-clock-fixed.mjs', import.meta.url).pathname}`,
  }
}

test.describe('the reminder switch', () => {
  test('turns reminders on for this phone, and stays on after a reload', async () => {
    const { page, t } = asha
    await ask('/api/reminders', { name: 'ਖੰਘ ਦੀ ਦਵਾਈ', times: ['23:59'] })
    await page.goto('/reminders')
    await theSwitch(asha)
      .and(page.getByRole('switch', { checked: false }))
      .click()
    await page.getByText(t('devices.on')).waitFor()
    await page.reload()
    await page.getByRole('switch', { name: t('devices.title'), checked: true }).waitFor()
    expect(await page.getByRole('radio', { name: t('devices.shown.private') }).isChecked()).toBe(true)
    await page.getByText(t('devices.sure')).waitFor()
    expect([...(await findAxeFaults(page)), ...(await findFaults(page))]).toEqual([])
  })

  test('a dose arrives in its minute, encrypted, and the service worker shows it without the name', async () => {
    const { page, context } = asha
    await kill()
    await revive()
    const { tag } = await addDose('Metformin', 1)
    await expect.poll(arrived, longWait).toContain(tag)
    expect(service.wrong).toEqual([])
    const [first] = service.pushed
    expect(JSON.stringify(first?.shown)).not.toContain('Metformin')
    if (!first) return
    const session = await context.newCDPSession(page)
    await deliver(session, page, first.shown)
    const { title, body, language: lang } = first.shown
    await expect.poll(() => notificationsOn(page)).toEqual([{ title, body, tag, lang }])
    // A second message with the same tag replaces the first.
    await deliver(await context.newCDPSession(page), page, { ...first.shown, body: 'again' })
    await expect.poll(() => notificationsOn(page)).toEqual([{ title, body: 'again', tag, lang }])
  })

  test('shows the name if the person chooses so', async () => {
    const { page, t } = asha
    await page.getByText(t('devices.shown.name'), { exact: true }).click()
    await expect
      .poll(async () => (await ask('/api/devices')) as { device: unknown })
      .toMatchObject({ device: { showsName: true, language: 'pa' } })
  })
})

test.describe('the service worker', () => {
  const worker = () => {
    const [own] = asha.context.serviceWorkers()
    if (!own) throw new Error('There is no worker.')
    return own
  }

  test('on a press opens the reminders, in an existing page if there is one', async () => {
    const { page, context } = asha
    expect(await pressRing(worker())).toEqual(['focus /reminders'])
    await expect.poll(() => notificationsOn(page)).toEqual([])
    const [last] = service.pushed
    if (!last) throw new Error('Nothing has rung.')
    await deliver(await context.newCDPSession(page), page, last.shown)
    await expect.poll(() => notificationsOn(page)).toHaveLength(1)
    await page.goto('/vitals')
    expect(await pressRing(worker())).toEqual(['open /reminders'])
    await page.goto('/reminders')
  })

  test('reports a changed push endpoint of this phone by itself', async () => {
    const { publicKey } = (await ask('/api/devices')) as { publicKey: string }
    const next = newAddress(publicKey)
    await moveAddress(asha.page, worker(), address, next)
    expect(await ask('/api/devices')).toMatchObject({ device: { endpoint: next.endpoint } })
  })
})

test.describe('a server that is killed', () => {
  test('rings on restart when killed before a dose; repeats the message when killed while sending; does not repeat earlier doses', async () => {
    test.setTimeout(480_000)
    let letGo: (status: number) => void = () => undefined
    service.says(() => new Promise<number>((resolve) => (letGo = resolve)))
    const aspirin = await addDose('Aspirin', 1)
    const rung = () => service.pushed.filter(({ shown }) => shown.tag.startsWith(aspirin.tag))
    await kill()
    await revive(aspirin.dueAt)
    await expect.poll(() => rung().length, longWait).toBe(1)
    // The message was sent, but its answer never arrives.
    await kill()
    letGo(201)
    service.says(() => 201)
    await revive()
    await expect.poll(() => rung().length, longWait).toBe(2)
    expect(new Set(rung().map(({ topic }) => topic)).size).toBe(1)
    // At the endpoint that the worker reported.
    expect(rung().map(({ device }) => device)).toEqual([1, 1])
    // The previous test's dose is still within its hour, and did not ring again.
    expect(arrived()).toHaveLength(3)
    expect(service.wrong).toEqual([])
  })
})

test('turned off, this phone does not ring', async () => {
  const { page, t } = asha
  await page.goto('/reminders')
  await page.getByRole('switch', { name: t('devices.title'), checked: true }).click()
  await page.getByRole('switch', { name: t('devices.title'), checked: false }).waitFor()
  await expect.poll(() => ask('/api/devices')).toMatchObject({ device: null })
  expect(asha.pageErrors).toEqual([])
})
