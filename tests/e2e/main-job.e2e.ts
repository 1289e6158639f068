import { expect, type Browser } from '@playwright/test'
import { computer, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { password } from '../setup/entry.ts'
import type { Served } from '../setup/served.ts'
import { agree, fillRegistration, login, send } from '../setup/sign-in.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'
import { fillBooking, submitBooking } from '../setup/booking.ts'

/** Two people, two browsers, two languages: from registration to the accepted appointment. */
let served: Served
let browser: Browser
let asha: Visitor
let navjot: Visitor
onServer(async (opened) => {
  ;({ served, browser } = opened)
  asha = await visitWithoutWorker(browser, served.url, 'pa')
  navjot = await visitWithoutWorker(browser, served.url, 'hi', computer)
})

interface Account {
  role: 'patient' | 'doctor'
  name: string
  phone: string
  username: string
}

async function registerAndLogin(visitor: Visitor, account: Account): Promise<void> {
  const { page, t } = visitor
  await page.goto('/register')
  await fillRegistration(visitor, {
    ...account,
    email: `${account.username}@example.org`,
    password,
    confirmPassword: password,
  })
  await agree(visitor, account.role)
  await send(visitor, 'register')
  await page.getByText(t('accounts.register.success')).waitFor()
  await page.waitForURL('**/login')
  await login(visitor, account.username.toUpperCase())
}

/** Requests the time tomorrow, through the form. */
async function ask(visitor: Visitor, note: string, time: string): Promise<void> {
  await visitor.page.goto('/appointments/book')
  await fillBooking(visitor, { note, time, type: 'teleconsultation' })
  await submitBooking(visitor)
}

test.describe('the main job', () => {
  test.describe.configure({ mode: 'serial' })

  test('a doctor registers in Hindi, signs in and fills the profile', async () => {
    const { page, t } = navjot
    await registerAndLogin(navjot, {
      role: 'doctor',
      name: 'नवजोत गिल',
      phone: '५५५०००१२३४',
      username: 'navjot',
    })
    await page.waitForURL('**/doctor')
    await page.goto('/profile')
    await page.getByLabel(t('doctors.profile.name'), { exact: true }).fill('डॉ. नवजोत गिल')
    await page.getByLabel(t('doctors.profile.specialization'), { exact: true }).fill('General physician')
    await page.getByLabel(t('doctors.profile.experience'), { exact: true }).fill('12')
    await page.getByLabel(t('doctors.profile.phone'), { exact: true }).fill('5550001234')
    await page.getByLabel(t('doctors.profile.clinic'), { exact: true }).fill('Civil Hospital')
    await page.getByLabel(t('doctors.profile.registrationNumber'), { exact: true }).fill('TEST-0001')
    await page.getByRole('button', { name: t('doctors.profile.save') }).click()
    await page.getByText(t('doctors.profile.saved')).waitFor()
    await page.waitForURL('**/doctor')
    await page.getByText(t('appointments.schedule.noneToday')).first().waitFor()
  })

  test('a patient registers in Punjabi, is sent to the profile first, and saves it', async () => {
    const { page, t } = asha
    await registerAndLogin(asha, {
      role: 'patient',
      name: 'ਆਸ਼ਾ ਰਾਣੀ',
      phone: '+91 55500 05678',
      username: 'asha',
    })
    await page.waitForURL('**/profile')
    await page.getByLabel(t('patients.profile.name'), { exact: true }).fill('ਆਸ਼ਾ ਰਾਣੀ')
    await page.getByLabel(t('patients.profile.age'), { exact: true }).fill('੩੪')
    await page.getByText(t('patients.genders.Female'), { exact: true }).click()
    await page.getByRole('button', { name: t('patients.profile.save') }).click()
    await page.getByText(t('patients.profile.saved')).waitFor()
    await page.waitForURL('**/patient')
    expect(await page.evaluate(() => localStorage.getItem('patientHasProfile'))).toBe('1')
  })

  test('the patient requests; the doctor’s open page shows it without a reload', async () => {
    await navjot.page.getByText('ਆਸ਼ਾ ਰਾਣੀ').first().waitFor({ state: 'detached' })
    await ask(asha, 'ਬੁਖਾਰ', '10:00')
    await asha.page.getByText(asha.t('booking.pendingWith', { name: 'नवजोत गिल' })).waitFor()
    await navjot.page.getByRole('button', { name: navjot.t('appointments.schedule.accept') }).waitFor()
    expect(await navjot.page.getByText('ਬੁਖਾਰ').count()).toBeGreaterThan(0)
  })

  test('the doctor accepts; the patient’s open page shows it without a reload', async () => {
    await asha.page.getByRole('link', { name: asha.t('booking.toMine') }).click()
    await asha.page.getByText(asha.t('appointments.status.pending'), { exact: true }).waitFor()
    // Dates are shown in words, even if the chunk that formats them is split off.
    expect(await asha.page.locator('main').innerText()).not.toMatch(/\d{4}-\d\d-\d\d/)
    await navjot.page.getByRole('button', { name: navjot.t('appointments.schedule.accept') }).click()
    await asha.page.getByText(asha.t('appointments.status.scheduled'), { exact: true }).waitFor()
    await asha.page
      .getByText(asha.t('appointments.sentences.scheduled', { doctor: 'नवजोत गिल' }))
      .first()
      .waitFor()
  })

  test('the same time cannot be requested twice; the offered free times fill the form', async () => {
    await ask(asha, 'ਬੁਖਾਰ', '10:00')
    await asha.page.getByText(asha.t('appointments.refusals.alreadyAsked')).waitFor()
    await asha.page.getByText(asha.t('booking.freeTimes')).waitFor()
    expect(await asha.page.getByLabel(asha.t('booking.specialization'), { exact: true }).inputValue()).toBe(
      'ਬੁਖਾਰ',
    )
    // In clinic hours, which depend on the day.
    const offered = asha.page.getByRole('alert').getByRole('button').first()
    const time = /\d+:\d\d/.exec(await offered.innerText())?.[0] ?? ''
    await offered.click()
    await asha.page
      .locator('fieldset button[aria-pressed=true]', { hasText: time })
      .waitFor({ state: 'attached' })
    await asha.page.getByRole('button', { name: asha.t('booking.submit') }).click()
    await asha.page.getByText(asha.t('booking.pendingWith', { name: 'नवजोत गिल' })).waitFor()
  })

  test('the doctor rejects after a confirmation; the patient is notified without a reload', async () => {
    const { page, t } = navjot
    await page.getByRole('button', { name: t('appointments.schedule.reject') }).click()
    await page.getByRole('button', { name: t('appointments.schedule.rejections.noTime.label') }).click()
    await page.getByText(t('appointments.status.rejected'), { exact: true }).waitFor()
    await asha.page.goto('/patient')
    // There is no other doctor: the request stays open until its time.
    await asha.page
      .getByText(/ਸਾਰੇ ਡਾਕਟਰ/)
      .first()
      .waitFor()
  })

  test('the patient cancels; the doctor is notified without a reload', async () => {
    const { page, t } = asha
    await page.goto('/patient/appointments')
    // The earlier one, which the doctor has accepted.
    await page
      .getByRole('button', { name: t('appointments.cancel.open') })
      .first()
      .click()
    await page.getByRole('button', { name: t('appointments.cancel.confirm') }).click()
    await navjot.page
      .getByText(/ਆਸ਼ਾ ਰਾਣੀ ने .* रद्द/)
      .first()
      .waitFor()
  })

  test('signing out leaves nothing of the person behind', async () => {
    const { page, t } = asha
    await page.locator('summary', { hasText: 'ਆਸ਼ਾ ਰਾਣੀ' }).click()
    await page.getByRole('button', { name: t('frame.user.logout') }).click()
    await page.waitForURL('**/login')
    const stored = () =>
      page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)
    // The phone's own: its language, its data use of the month, when it last had something to send, and a salted hash
    // of its users (decision 0029).
    const own = new Set(['nabz.language', 'nabz.spent', 'nabz.outboxChanged', 'nabz.accountsSeen'])
    await expect.poll(async () => Object.keys(await stored()).filter((key) => !own.has(key))).toEqual([])
    const { 'nabz.spent': spent = '{}', 'nabz.outboxChanged': at = '0' } = await stored()
    expect(
      Object.keys(JSON.parse(spent) as object).filter((name) => !/^(month|all|background)$/.test(name)),
    ).toEqual([])
    expect(at).toMatch(/^\d+$/)
  })

  test('there were no page errors', () => {
    expect([...asha.pageErrors, ...navjot.pageErrors]).toEqual([])
  })
})
