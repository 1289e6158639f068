import type { Browser } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { followRequests } from './follow-requests.ts'
import { listMissingFiles, listRead } from './kept-answers.ts'
import { alive, phone, visit, type Visitor } from './browser.ts'
import { password, register, saveProfile, tokenOf } from './entry.ts'
import { login } from './sign-in.ts'
import { serveBuilt, type ServeOptions } from './served.ts'
import { openWire, type Wire } from './byte-counting-proxy.ts'
import { openTlsProxy } from './tls-proxy.ts'
import { fillBooking, submitBooking } from './booking.ts'

/** A patient in a town with one doctor, on a connection that is counted. */
export interface Month {
  patient: Visitor
  wire: Wire
  /** From sign-in until the phone has everything that it caches. */
  firstVisit(): Promise<void>
  /**
   * Half a day later: opens home, marks a dose, records a reading, and looks at the appointments for a minute. Signs
   * in first if the session has expired.
   */
  visit(nth: number): Promise<void>
  /** Replaces the server by another version, this build, between two visits. */
  renew(dist: string): Promise<void>
  /** Through the form; the doctor accepts while the page is open. */
  makeAppointment(): Promise<void>
  /** The data use that the phone itself counted, as in the settings. */
  counted(): Promise<number>
  /** What is on the server by now. */
  listKept(): Promise<{ readings: number; appointments: number }>
  /** Adds this many earlier readings. */
  addReadings(count: number): Promise<void>
  close(): Promise<void>
}

const halfDayMs = 12 * 60 * 60_000
const person = { username: 'asha', name: 'Asha Rani', role: 'patient' } as const
const doctor = { username: 'navjot', name: 'Navjot Gill', role: 'doctor' } as const
const account = { username: person.username, password }

/** The built server with a clock that can be moved, see fake-clock-running.mjs. */
export const withPassingTime: ServeOptions = {
  env: { NODE_OPTIONS: `--import ${new URL('fake-clock-running.mjs', import.meta.url).pathname}` },
}

/** `line`: as deployed, or plain HTTP/1.1, where the counter can tell requests apart. */
export async function openMonth(browser: Browser, line: 'tls' | 'plain' = 'tls'): Promise<Month> {
  let served = await serveBuilt(withPassingTime)
  const proxy = line === 'tls' ? await openTlsProxy(served.url) : null
  const wire = await openWire(proxy?.url ?? served.url)
  const { url } = served
  await register(url, person)
  await register(url, doctor)
  const patientToken = await tokenOf(url, person.username)
  await saveProfile(url, patientToken, person.name)
  await ask(url, patientToken, '/api/reminders', {
    name: 'Amlodipine',
    dosage: '5 mg',
    // One at the start of each half day: marking it later needs no confirmation that it is early.
    times: ['00:00', '12:00'],
  })
  await ask(url, await tokenOf(url, doctor.username), '/api/doctor/me', {
    name: doctor.name,
    specialization: 'General physician',
    experience: '12',
    phone: '5550001234',
    clinic: 'Civil Hospital',
    registrationNumber: 'TEST-0001',
  })
  const patient = await visit(browser, wire.url, 'pa')
  const { context, t } = patient
  const startedAt = Date.now()
  let halfDays = 0
  let underWay = followRequests(patient.page)

  async function openPage(): Promise<void> {
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    page.on('pageerror', (error) => patient.pageErrors.push(error.message))
    await page.setViewportSize(phone)
    underWay = followRequests(page)
    patient.page = page
  }

  /** Keeps the page open for this long. */
  async function look(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= 15) {
      await patient.page.clock.runFor(15_000)
      // Lets the stream's heartbeat arrive, or the page would reconnect.
      await pause(200)
      await until(() => underWay.size === 0)
    }
  }

  async function leave(): Promise<void> {
    await patient.page.close()
    await readCounted()
  }

  let ofEarlierMonths = 0
  let ofThisMonth = 0
  /** The phone starts again at zero in each month of the calendar. */
  async function readCounted(): Promise<number> {
    const { origins } = await context.storageState()
    const stored = origins[0]?.localStorage.find(({ name }) => name === 'nabz.spent')?.value
    const { all } = JSON.parse(stored ?? '{"all":0}') as { all: number }
    if (all < ofThisMonth) ofEarlierMonths += ofThisMonth
    ofThisMonth = all
    return ofEarlierMonths + all
  }

  return {
    patient,
    wire,
    async firstVisit() {
      const { page } = patient
      await page.goto('/login')
      await enter()
      await until(async () => (await listRead(page)).includes('volunteers.read'))
      await until(async () => (await listMissingFiles(page, 'patient', 'pa')).length === 0)
      await leave()
    },
    async visit(nth) {
      served.signal('SIGWINCH')
      halfDays += 1
      await openPage()
      const { page } = patient
      await page.clock.install({ time: startedAt + halfDays * halfDayMs + (Date.now() - startedAt) })
      await page.goto('/')
      await alive(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (new URL(page.url()).pathname === '/login') await enter()
      await go('/patient')
      await look(15)
      await go('/reminders')
      await takeDose()
      await go('/vitals')
      await page.getByText(t('vitalSigns.types.heartRate'), { exact: true }).first().click()
      await page.getByLabel(t('vitals.form.value'), { exact: true }).fill(String(52 + (nth % 40)))
      await page.getByRole('button', { name: t('vitals.form.submit'), exact: true }).click()
      await page.getByRole('button', { name: t('vitals.added.another') }).waitFor()
      await go('/patient/appointments')
      await look(60)
      await leave()
    },
    async makeAppointment() {
      await openPage()
      const { page } = patient
      await page.clock.install({ time: startedAt + halfDays * halfDayMs + (Date.now() - startedAt) })
      await page.goto('/appointments/book')
      await fillBooking({ page, t }, { note: 'ਬੁਖ਼ਾਰ', time: '10:00', type: 'in-person' })
      await submitBooking({ page, t })
      await go('/patient/appointments')
      await page.getByText(t('appointments.status.pending'), { exact: true }).first().waitFor()
      const token = await tokenOf(url, doctor.username)
      const asked = (await ask(url, token, '/api/appointments')) as { _id: string; status: string }[]
      const open = asked.find(({ status }) => status === 'pending')
      await ask(url, token, `/api/appointments/${open?._id}/accept`, {})
      await page.getByText(t('appointments.status.scheduled'), { exact: true }).first().waitFor()
      await leave()
    },
    async renew(dist) {
      const { dataDir } = served
      served.signal('SIGTERM')
      await served.ended
      const ahead = { PORT: new URL(url).port, TEST_CLOCK_AHEAD_MS: String(halfDays * halfDayMs) }
      served = await serveBuilt({ dataDir, dist, env: { ...withPassingTime.env, ...ahead } })
    },
    counted: readCounted,
    async listKept() {
      const token = await tokenOf(url, person.username)
      const { readings } = (await ask(url, token, '/api/vitals')) as { readings: unknown[] }
      const appointments = (await ask(url, token, '/api/appointments')) as unknown[]
      return { readings: readings.length, appointments: appointments.length }
    },
    async addReadings(count) {
      for (let nth = 0; nth < count; nth += 1)
        await ask(url, patientToken, '/api/vitals', { type: 'heartRate', value: String(52 + (nth % 40)) })
    },
    async close() {
      await context.close()
      await wire.close()
      await proxy?.close()
      await served.close()
    },
  }

  async function enter(): Promise<void> {
    await alive(patient.page)
    await login(patient, account.username, account.password)
    await patient.page.waitForURL((to) => !to.pathname.startsWith('/login'))
  }

  /** Marks the first unmarked dose of today, which is that of the current half day. */
  async function takeDose(): Promise<void> {
    const { page } = patient
    const [before = ''] = t('reminders.doses.markTaken', { name: 'Amlodipine' }).split('{time}')
    const buttons = page.getByRole('button', { name: new RegExp(`^${before}`), pressed: false })
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await buttons.filter({ visible: true }).first().click()
    await answered
    await until(() => underWay.size === 0)
  }

  async function go(path: string): Promise<void> {
    const { page } = patient
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText(t('shell.loading')).first().waitFor({ state: 'detached' })
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come to pass within a minute.')
    await pause(50)
  }
}

async function ask(url: string, token: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url + path, {
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
