import { expect, type Browser, type Page } from '@playwright/test'
import { addDays } from '../../src/shared/kit/time/town-time.ts'
import { visit, type Visitor } from '../setup/browser.ts'
import { endOnServer, kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { listRoutes } from '../setup/every-route.ts'
import { dumpDevice, listRead, waitUntilRead, waitUntilWhole } from '../setup/kept-answers.ts'
import { ask, todayInTown } from '../setup/offline-actions.ts'
import type { Served } from '../setup/served.ts'
import { moveTo } from '../setup/page-audits.ts'
import { login } from '../setup/sign-in.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/** One phone, two people in turn: what the first read is not there for the next, however the first one left. */
const first = { username: 'harbans', name: 'Harbans Kaur Dhillon', role: 'patient' } as const
const next = { username: 'balwinder', name: 'Balwinder Singh Gill', role: 'patient' } as const
const knee = 'left knee since Lohri'
const medicine = 'Glimepiride'
const pressure = '147/93'
const reads = [
  'activities.list',
  'appointments.list',
  'notifications.list',
  'patients.read',
  'reminders.list',
  'vitals.list',
  'volunteers.read',
]
let served: Served
let browser: Browser
let visitor: Visitor
let token = ''
let traces: string[] = []

onServer(async (opened) => {
  ;({ served, browser } = opened)
  const { url } = served
  for (const person of [first, next]) {
    await register(url, person)
    await saveProfile(url, await tokenOf(url, person.username), person.name)
  }
  const api = { url, token: await tokenOf(url, first.username) }
  await ask(api, '/api/vitals', { type: 'bloodPressure', value: pressure, date: todayInTown(), context: '' })
  await ask(api, '/api/reminders', { name: medicine, dosage: '1', times: ['08:00'] })
  const date = addDays(todayInTown(), 5)
  await ask(api, '/api/appointments', { date, time: '10:15', type: 'in-person', specialization: knee })
  await ask(api, '/api/volunteers/me', { name: first.name, mobile: '9814077777', hasVehicle: false })
})

/** The first person reads everything, and it is stored on the phone. */
test.beforeEach(async () => {
  const { url } = served
  token = await tokenOf(url, first.username)
  visitor = await visit(browser, url, 'en', undefined, kept(url, { token, patientHasProfile: '1' }))
  const { page } = visitor
  await open(page, '/')
  await waitUntilRead(page, ...reads)
  await waitUntilWhole(page, 'patient', 'en')
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
  }
  traces = [sub, first.name, knee, medicine, pressure, '9814077777', token]
  if ((await listTraces(page)).length < traces.length) throw new Error('the first person read less than that')
})
test.afterEach(() => visitor.leave())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

async function listTraces(page: Page): Promise<string[]> {
  const there = (await dumpDevice(page)).join()
  return traces.filter((trace) => there.includes(trace))
}

async function signOut({ page, t }: Visitor, name: string): Promise<void> {
  await page.locator('summary', { hasText: t('frame.user.open', { name }) }).click()
  await page.getByRole('button', { name: t('frame.user.logout') }).click()
  await page.getByRole('heading', { level: 1, name: t('accounts.login.title') }).waitFor()
}

async function signIn(person: typeof next): Promise<void> {
  await login(visitor, person.username)
  await visitor.page.waitForURL((url) => url.pathname !== '/login')
  await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** The screens on which the first person's data stood. */
const marked = ['/', '/patient', '/profile', '/vitals', '/reminders', '/patient/appointments', '/volunteer']

/**
 * Offline, also before anything of the next person was fetched: each screen by an address, from what is stored, or one
 * after the other, where also what the page has in memory would show. Where the page in which the next person signed in
 * never had the first one's data, it is the marked screens: all that could show is on the device, which is searched.
 */
async function seesNothingOfFirst(
  how: 'stored' | 'stored and in memory' = 'stored and in memory',
  paths = listRoutes('patient'),
): Promise<void> {
  const { page, context, pageErrors } = visitor
  await context.setOffline(true)
  for (const path of paths) {
    await (how === 'stored' ? open(page, path) : moveTo(page, path))
    const said = await page.locator('body').innerText()
    const found = traces.filter((trace) => said.includes(trace))
    expect({ path, found }).toEqual({ path, found: [] })
  }
  await expect.poll(() => listTraces(page)).toEqual([])
  expect(pageErrors).toEqual([])
}

test.describe('while offline, the next person sees nothing of the first', () => {
  test('who signed out', async () => {
    await signOut(visitor, first.name)
    await expect.poll(() => listTraces(visitor.page)).toEqual([])
    await signIn(next)
    await seesNothingOfFirst('stored')
  })

  test('who signed out while offline', async () => {
    const { page, context } = visitor
    await context.setOffline(true)
    await signOut(visitor, first.name)
    await open(page, '/vitals')
    expect(new URL(page.url()).pathname).toBe('/login')
    await expect.poll(() => listTraces(page)).toEqual([])
    await context.setOffline(false)
    await signIn(next)
    await seesNothingOfFirst()
  })

  test('whose session the server ended', async () => {
    const { page } = visitor
    await endOnServer(served.url, token)
    await page.goto('/vitals')
    await page.waitForURL('**/login')
    await signIn(next)
    await seesNothingOfFirst('stored and in memory', marked)
  })

  test('who was replaced in another tab while this one was open', async () => {
    const tab = await visitor.context.newPage()
    const other = { ...visitor, page: tab }
    await open(tab, '/')
    await signOut(other, first.name)
    await login(other, next.username)
    await tab.waitForURL((url) => url.pathname !== '/login')
    await waitUntilRead(tab, 'patients.read', 'vitals.list')
    await tab.close()
    await seesNothingOfFirst()
    expect(await listRead(visitor.page)).toContain('patients.read')
  })

  test('whose session expired while no tab was open', async () => {
    const { page, context } = visitor
    await page.evaluate(() => {
      const [head = '', payload = '', sign = ''] = (localStorage.getItem('token') ?? '').split('.')
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object
      localStorage.setItem('token', [head, btoa(JSON.stringify({ ...claims, exp: 1 })), sign].join('.'))
    })
    await page.close({ runBeforeUnload: false })
    visitor.page = await context.newPage()
    await open(visitor.page, '/vitals')
    expect(new URL(visitor.page.url()).pathname).toBe('/login')
    await signIn(next)
    await seesNothingOfFirst('stored and in memory', marked)
  })
})
