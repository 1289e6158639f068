import { expect, type Browser, type Page } from '@playwright/test'
import type { DemoTown, Somebody } from '../setup/demo-town.ts'
import { phone, visitWithoutWorker, type Language, type Visitor } from '../setup/browser.ts'
import { kept, register, tokenOf } from '../setup/entry.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/** Who may open which page, which pages need a profile first, and the crash screen. */
let town: DemoTown
let url: string
let browser: Browser
onDemoTown((opened) => {
  ;({ town, browser } = opened)
  ;({ url } = town.served)
})

/** Every page behind the sign-in with its heading; roles without one are sent home. */
const table: Record<string, Partial<Record<Somebody, string>>> = {
  '/': {
    patient: 'home.title',
    doctor: 'doctorDashboard.greeting',
    coordinator: 'home.headline',
  },
  '/patient': { patient: 'patientDashboard.welcome' },
  '/patient/records': { patient: 'patientRecords.title' },
  '/patient/teleconsult': { patient: 'teleconsult.title' },
  '/appointments/book': { patient: 'booking.title' },
  '/patient/appointments': { patient: 'appointments.mine.title' },
  '/vitals': { patient: 'vitals.title' },
  '/prescriptions': { patient: 'prescriptionCard.title' },
  '/labs': { patient: 'labs.title' },
  '/doctor': { doctor: 'doctorDashboard.greeting' },
  '/emergency': {
    patient: 'emergencyPage.title',
    doctor: 'emergencyPage.title',
    coordinator: 'emergencyPage.title',
  },
  '/settings': {
    patient: 'settings.title',
    doctor: 'settings.title',
    coordinator: 'settings.title',
  },
  '/profile': {
    patient: 'patients.profile.title',
    doctor: 'doctors.profile.title',
    coordinator: 'patients.profile.title',
  },
}
/** What is a person's right over the account needs no record first. */
const ofTheAccount = [
  ['/settings', 'settings.title'],
  ['/settings/password', 'accountSecurity.password.title'],
  ['/settings/data', 'exports.title'],
  ['/settings/close', 'accountSecurity.close.title'],
] as const
const paths = Object.keys(table)
const people: Somebody[] = ['patient', 'doctor', 'coordinator']
const names: Record<string, string> = {
  patient: 'Harpreet Kaur Sandhu',
  doctor: 'Gurpreet Singh Sandhu',
}

function as(somebody: Somebody, language: Language = 'en'): Promise<Visitor> {
  return visitWithoutWorker(browser, url, language, phone, town.of(somebody))
}

async function seeHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}

test.describe('the route table', () => {
  test('an anonymous visitor is sent from each of them to the sign-in', async () => {
    const { page, leave, t, pageErrors } = await visitWithoutWorker(browser, url, 'en')
    for (const path of paths) {
      await page.goto(path)
      await page.waitForURL('**/login')
      await seeHeading(page, t('accounts.login.title'))
    }
    expect(pageErrors).toEqual([])
    await leave()
  })

  for (const somebody of people)
    test(`the ${somebody} opens their pages and is sent home from the rest`, async () => {
      const { page, leave, t, pageErrors } = await as(somebody)
      for (const path of [...paths, '/login', '/register']) {
        const own = table[path]?.[somebody]
        const title = own ?? table['/']?.[somebody] ?? ''
        await page.goto(path)
        await seeHeading(page, t(title, { name: names[somebody] ?? '' }))
        expect([path, new URL(page.url()).pathname]).toEqual([path, own ? path : '/'])
      }
      expect(pageErrors).toEqual([])
      await leave()
    })

  for (const who of ['nobody', 'patient', 'doctor'] as const)
    test(`an unknown path says so to ${who}, and links home`, async () => {
      const { page, leave, t, pageErrors } =
        who === 'nobody' ? await visitWithoutWorker(browser, url, 'en') : await as(who)
      for (const path of ['/no/such/page', '/patient/nowhere', '/logins']) {
        await page.goto(path)
        await seeHeading(page, 'Oops! Page not found')
        expect(new URL(page.url()).pathname).toBe(path)
      }
      await page.getByRole('link', { name: t('frame.notFound.home') }).click()
      await page.waitForURL(who === 'nobody' ? '**/login' : `${url}/`)
      const home = table['/']?.[who as Somebody] ?? 'accounts.login.title'
      await seeHeading(page, t(home, { name: names[who] ?? '' }))
      expect(pageErrors).toEqual([])
      await leave()
    })
})

test.describe('the patient gate', () => {
  test('sends a patient without a profile to /profile, but never away from help or their account', async () => {
    await register(url, { username: 'new', name: 'Simran Kaur', role: 'patient' })
    const token = await tokenOf(url, 'new')
    const { page, leave, t, pageErrors } = await visitWithoutWorker(
      browser,
      url,
      'en',
      phone,
      kept(url, { token }),
    )
    for (const path of ['/', '/patient', '/appointments/book', '/patient/appointments']) {
      await page.goto(path)
      await page.waitForURL('**/profile')
      await seeHeading(page, t('patients.profile.title'))
    }
    await page.goto('/emergency')
    await seeHeading(page, t('emergencyPage.title'))
    for (const [path, title] of ofTheAccount) {
      await page.goto(path)
      await seeHeading(page, t(title))
    }
    expect(pageErrors).toEqual([])

    await page.evaluate(() => localStorage.setItem('patientHasProfile', '1'))
    await page.goto('/appointments/book')
    await seeHeading(page, t('booking.title'))
    await leave()
  })

  test('opens for a patient with a profile, remembers that, and does not check again', async () => {
    const { page, leave, t } = await as('patient')
    await page.goto('/patient/appointments')
    await seeHeading(page, t('appointments.mine.title'))
    expect(await page.evaluate(() => localStorage.getItem('patientHasProfile'))).toBe('1')
    // A page that does not read the profile itself.
    let asked = 0
    await page.route('**/api/patient/me', (route) => {
      asked += 1
      return route.continue()
    })
    await page.reload()
    await seeHeading(page, t('appointments.mine.title'))
    expect(asked).toBe(0)
    await leave()
  })

  test('lets the page through when the profile cannot be checked', async () => {
    const { page, leave, t } = await as('patient')
    await page.route('**/api/patient/me', (route) => route.fulfill({ status: 403, json: { message: 'No.' } }))
    await page.goto('/appointments/book')
    await seeHeading(page, t('booking.title'))
    expect(await page.evaluate(() => localStorage.getItem('patientHasProfile'))).toBeNull()
    await leave()
  })

  test('ignores a doctor without a profile', async () => {
    await register(url, { username: 'newdoctor', name: 'Amrit Gill', role: 'doctor' })
    const token = await tokenOf(url, 'newdoctor')
    const { page, leave, t } = await visitWithoutWorker(browser, url, 'en', phone, kept(url, { token }))
    await page.goto('/')
    await seeHeading(page, t('doctorDashboard.greeting', { name: 'Amrit Gill' }))
    expect(new URL(page.url()).pathname).toBe('/')
    await leave()
  })
})

test.describe('the crash screen', () => {
  // Its other languages: guards-look.e2e.ts.
  test('explains, hides the details, and reloads', async () => {
    const { page, leave, t } = await as('doctor', 'pa')
    // An answer that our server never gives: an empty appointment.
    await page.route('**/api/appointments*', (route) => route.fulfill({ json: [null] }))
    await page.goto('/doctor')
    await seeHeading(page, t('shell.crash.title'))
    expect(await page.getByRole('alert').innerText()).toContain('null')
    const details = page.locator('details')
    expect(await details.locator('pre').isVisible()).toBe(false)
    await details.getByText(t('shell.crash.details')).click()
    expect(await details.locator('pre').innerText()).toContain('TypeError')
    await page.unroute('**/api/appointments*')
    // That answer is now persisted too, and must not crash the page again.
    await page.waitForTimeout(2_000)
    await page.getByRole('button', { name: t('shell.crash.reload') }).click()
    await page.getByRole('heading', { level: 2, name: t('appointments.schedule.today') }).waitFor()
    await leave()
  })
})
