import { rm } from 'node:fs/promises'
import { expect, type Browser, type Page } from '@playwright/test'
import type { DemoTown } from '../setup/demo-town.ts'
import { kept, tokenOf } from '../setup/entry.ts'
import { openDeployment } from '../setup/deployment.ts'
import { phone, visit, type Visitor } from '../setup/browser.ts'
import { listRoutes } from '../setup/every-route.ts'
import { dumpDevice, listRead, waitUntilRead, waitUntilWhole } from '../setup/kept-answers.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { moveTo } from '../setup/page-audits.ts'
import { test } from '../setup/test.ts'

/** One visit to the home page, then no server: what was read is still there, with its age. */
const hourMs = 60 * 60_000
const patientReads = [
  'activities.list',
  'appointments.list',
  'facilities.list',
  'facilities.listVillages',
  'notifications.list',
  'patients.read',
  'reminders.list',
  'town.read',
  'vitals.list',
  'volunteers.read',
]
const doctorReads = [
  'alarms.list',
  'appointments.doctorSummary',
  'appointments.followUps',
  'appointments.list',
  'appointments.teleconsultations',
  'doctors.read',
  'facilities.list',
  'notifications.list',
  'patients.listTreated',
]
let town: DemoTown
let browser: Browser
onDemoTown((opened) => {
  ;({ town, browser } = opened)
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** The screen's text once nothing on it is loading any more. */
async function readScreen({ page, t }: Visitor): Promise<string> {
  await expect.poll(() => page.locator('main').getByText(t('shell.loading')).count()).toBe(0)
  return page.locator('main').innerText()
}

/**
 * Not a doctor's page of a patient and the lab results that wait, because each read of them is audited; nor where somebody is
 * logged in, which codes are left, and who has access to a record or was shown it, because an outdated answer would reassure
 * wrongly; nor pharmacy counter and laboratory, which ask each time whether the person still works there.
 */
function listKeptRoutes(role: 'patient' | 'doctor'): string[] {
  const ofAccess = ['/family/access', '/family/invitations', '/family/hand-over', '/patient/share']
  const ofCounter = ['/pharmacy', '/pharmacy/register', '/lab']
  const audited = ['/doctor/lab-reviews']
  const online = new Set(['/settings/sessions', '/settings/recovery', ...ofAccess, ...ofCounter, ...audited])
  return listRoutes(role).filter((route) => !route.includes(':') && !online.has(route))
}

/**
 * Routes that are empty or could not be loaded. Opened by address each is a page load of its own; `moved` goes from one to
 * the next like a link, after one load, which left nothing in memory but what is stored.
 */
async function listEmpty(
  visitor: Visitor,
  routes: string[],
  how: 'opened' | 'moved' = 'opened',
): Promise<string[]> {
  const { page, t } = visitor
  const empty: string[] = []
  if (how === 'moved') await open(page, '/')
  for (const path of routes) {
    await (how === 'moved' ? moveTo(page, path) : open(page, path))
    const said = await readScreen(visitor)
    const isFailed = (await page.getByRole('button', { name: t('shell.state.retry') }).count()) > 0
    if (isFailed || said.length < 20) empty.push(`${path}: ${said}`)
  }
  return empty
}

test.describe('with the server up', () => {
  test('a phone with full storage reads as before', async () => {
    const visitor = await visit(browser, town.served.url, 'en', phone, town.of('patient'))
    const { page, context, pageErrors, leave } = visitor
    const chromium = await context.newCDPSession(page)
    await chromium.send('Storage.overrideQuotaForOrigin', { origin: town.served.url, quotaSize: 1 })
    await open(page, '/')
    expect(await listEmpty(visitor, ['/patient/appointments', '/vitals', '/reminders'])).toEqual([])
    expect(pageErrors).toEqual([])
    await leave()
  })

  test('the next visit opens the cached version, and the one after it the new one', async () => {
    const deployment = await openDeployment(town.served.url)
    const options = kept(deployment.url, { token: town.tokens.patient })
    const visitor = await visit(browser, deployment.url, 'pa', phone, options)
    const { page, pageErrors, leave } = visitor
    await open(page, '/')
    await waitUntilWhole(page, 'patient', 'pa')
    deployment.renewBuild()
    await open(page, '/hospitals')
    expect(await entryOf(page)).not.toContain('later')
    expect(await readScreen(visitor)).toMatch(/Civil Hospital|ਸਿਵਲ/)
    await expect.poll(() => page.evaluate(async () => (await caches.match('/next')) !== undefined)).toBe(true)
    await open(page, '/')
    expect(await entryOf(page)).toContain('index-later.js')
    expect(pageErrors).toEqual([])
    await leave()
    await deployment.close()
  })

  for (const saver of ['off', 'on'])
    test(`a new version is offered when it lies ready, and taken when asked for, data saver ${saver}`, async () => {
      const deployment = await openDeployment(town.served.url)
      const options = kept(deployment.url, { token: town.tokens.patient })
      const visitor = await visit(browser, deployment.url, 'hi', phone, options)
      const { page, context, t, pageErrors, leave } = visitor
      await open(page, '/')
      await waitUntilWhole(page, 'patient', 'hi')
      if (saver === 'on') await page.evaluate(() => localStorage.setItem('nabz.saveData', 'on'))
      await open(page, '/appointments/book')
      const note = page.getByLabel(t('booking.specialization'), { exact: true })
      await note.fill('बुखार')
      deployment.renewBuild()
      const reload = page.getByRole('button', { name: t('newVersion.reload') })
      const session = await context.newCDPSession(page)
      await session.send('ServiceWorker.enable')
      // Asked more than once: a look for a newer worker that is under way since before the build answers for this one.
      // And one that is installed waits until the old one is idle, which a phone sees to by itself, but not a browser
      // that is driven from outside and busy.
      const look = async () => {
        const isInLine = await page.evaluate(async () => {
          const { waiting } = await (await navigator.serviceWorker.ready).update()
          return waiting !== null
        })
        if (isInLine) await session.send('ServiceWorker.stopAllWorkers')
        return reload.isVisible()
      }
      await expect.poll(look, { timeout: 60_000, intervals: [1_000] }).toBe(true)
      // The server has no file of the open version any more; the page goes on from the device.
      expect(await note.inputValue()).toBe('बुखार')
      await page
        .getByRole('link', { name: t('frame.nav.hospitals') })
        .last()
        .click()
      await page.waitForURL('**/hospitals')
      expect(await readScreen(visitor)).toMatch(/Civil Hospital|सिविल/)
      expect(await entryOf(page)).not.toContain('later')
      await page.goBack()
      await reload.click()
      await expect.poll(() => entryOf(page).catch(() => '')).toContain('index-later.js')
      await note.waitFor()
      expect(await note.inputValue()).toBe('बुखार')
      expect(await reload.count()).toBe(0)
      expect(pageErrors).toEqual([])
      await leave()
      await deployment.close()
    })
})

test.describe('with the server down', () => {
  test.describe.configure({ mode: 'serial' })

  let patient: Visitor
  let doctor: Visitor
  let other: Visitor

  test('one visit each', async () => {
    const { url } = town.served
    patient = await visit(browser, url, 'pa', phone, town.of('patient'))
    doctor = await visit(browser, url, 'hi', phone, town.of('doctor'))
    const token = await tokenOf(url, 'patient', 'demo1234')
    other = await visit(browser, url, 'en', phone, kept(url, { token }))
    for (const { page } of [patient, doctor, other]) await open(page, '/')
    await waitUntilRead(patient.page, ...patientReads)
    await waitUntilRead(doctor.page, ...doctorReads)
    await waitUntilRead(other.page, ...patientReads)
    await waitUntilWhole(patient.page, 'patient', 'pa')
    await waitUntilWhole(doctor.page, 'doctor', 'hi')
    await waitUntilWhole(other.page, 'patient', 'en')
    expect(
      (await listRead(doctor.page)).filter((name) =>
        /^(?:patients.readTreated|vitals.ofPatient)$/.test(name),
      ),
    ).toEqual([])
    for (const { context } of [patient, doctor]) await context.setOffline(true)
    process.kill(town.served.pid, 'SIGKILL')
    await town.served.ended
    // A killed demo cannot remove its folder; once it is gone, the database ends by itself.
    const folder = /^Data: +(\S+)$/m.exec(town.served.said())?.[1] ?? ''
    expect(folder).toContain('nabz-demo-')
    await rm(folder, { recursive: true, force: true })
  })

  test('every screen of the patient has its content, and shows its age', async () => {
    const { page, t, pageErrors } = patient
    await page.clock.setFixedTime(Date.now() + 2.5 * hourMs)
    const age = t('ago.seen.offline', { ago: t('ago.hours.other', { count: '2' }) })
    expect(await listEmpty(patient, listKeptRoutes('patient'), 'moved')).toEqual([])
    for (const path of ['/patient', '/patient/appointments', '/vitals', '/reminders', '/hospitals']) {
      await open(page, path)
      await page.getByText(age).waitFor()
    }
    await open(page, '/vitals')
    expect(await readScreen(patient)).toContain('120/80')
    await open(page, '/hospitals')
    expect(await page.locator('main').innerText()).toMatch(/Civil Hospital|ਸਿਵਲ ਹਸਪਤਾਲ/)
    expect(pageErrors).toEqual([])
  })

  test('a clock set back by a day shows no impossible ages', async () => {
    const { page, t } = patient
    await page.clock.setFixedTime(Date.now() - 24 * hourMs)
    await open(page, '/vitals')
    await page.getByText(t('frame.offline')).waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/-\d|NaN|undefined/)
  })

  test('so does every screen of the doctor', async () => {
    const { page, t, pageErrors } = doctor
    expect(await listEmpty(doctor, listKeptRoutes('doctor'), 'moved')).toEqual([])
    await open(page, '/doctor/patients')
    await page
      .getByText(t('ago.seen.offline', { ago: t('ago.now') }))
      .or(page.getByText(/मिनट पहले/))
      .first()
      .waitFor()
    expect(pageErrors).toEqual([])
  })

  test('data of another version is not shown', async () => {
    const { page, t, pageErrors } = other
    await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('nabz-kept')
        request.addEventListener('success', () => resolve(request.result))
      })
      const writing = database.transaction('answers', 'readwrite')
      const rows = writing.objectStore('answers')
      rows.openCursor().addEventListener('success', ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
        if (!cursor) return
        const row = cursor.value as { buster: string; state: { data: unknown; dataUpdatedAt: number } }
        row.buster = 'older'
        row.state = { data: { answer: { outdated: 'nonsense' }, etag: null }, dataUpdatedAt: Date.now() }
        cursor.update(row)
        cursor.continue()
      })
      await new Promise((resolve) => writing.addEventListener('complete', resolve))
      database.close()
    })
    await open(page, '/patient/appointments')
    await page
      .getByRole('button', { name: t('shell.state.retry') })
      .first()
      .waitFor()
    expect(await page.locator('body').innerText()).not.toContain('nonsense')
    await expect.poll(async () => (await dumpDevice(page)).join().includes('nonsense')).toBe(false)
    expect(pageErrors).toEqual([])
  })

  test('signing out leaves no byte of the person on the device', async () => {
    const { page, t } = patient
    const mine = await page.evaluate(() => {
      const payload = (localStorage.getItem('token') ?? '').split('.')[1] ?? ''
      const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
        char.charCodeAt(0),
      )
      return JSON.parse(new TextDecoder().decode(bytes)) as { sub: string; name: string }
    })
    // The beginning of a token: its first three letters alone also stand in the name of some built file.
    const traces = [mine.sub, mine.name, 'eyJhbGciOi', '"readings"']
    const before = (await dumpDevice(page)).join()
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([])
    await page.locator('summary', { hasText: t('frame.user.open', { name: mine.name }) }).click()
    await page.getByRole('button', { name: t('frame.user.logout') }).click()
    await page.getByRole('heading', { level: 1, name: t('accounts.login.title') }).waitFor()
    await expect
      .poll(async () => {
        const left = (await dumpDevice(page)).join()
        return traces.filter((trace) => left.includes(trace))
      })
      .toEqual([])
    for (const { context } of [patient, doctor, other]) await context.close()
  })
})

function entryOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '')
}
