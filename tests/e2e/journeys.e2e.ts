import { expect, type Browser } from '@playwright/test'
import { timeIn } from '../../src/shared/kit/time/town-time.ts'
import { countEffort } from '../setup/counted-phone.ts'
import { phone, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { onServer } from '../setup/fixture.ts'
import { ask } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

/**
 * The jobs a patient opens the app for, from the home on a phone in Punjabi, and what each takes: docs/performance.md has
 * the table. The sixth, the registration, is in register-steps.e2e.ts.
 */
let url: string
let browser: Browser
let token: string
onServer((opened) => {
  ;({ browser } = opened)
  ;({ url } = opened.served)
})

test.beforeAll(async () => {
  await register(url, { username: 'doctor1', name: 'ਮਨਪ੍ਰੀਤ ਕੌਰ', role: 'doctor' })
  await ask({ url, token: await tokenOf(url, 'doctor1') }, '/api/doctor/me', {
    name: 'ਮਨਪ੍ਰੀਤ ਕੌਰ',
    specialization: 'General physician',
    experience: '9',
    phone: '9876500001',
    clinic: 'Civil Hospital',
    registrationNumber: 'PMC 1',
  })
  await register(url, { username: 'asha', name: 'ਆਸ਼ਾ ਰਾਣੀ', role: 'patient' })
  token = await tokenOf(url, 'asha')
  await saveProfile(url, token, 'ਆਸ਼ਾ ਰਾਣੀ')
})

async function atHome(): Promise<Visitor & ReturnType<typeof countEffort>> {
  const visitor = await visitWithoutWorker(browser, url, 'pa', phone, {
    ...kept(url, { token }),
    hasTouch: true,
  })
  await visitor.page.goto('/')
  await visitor.page.getByRole('link', { name: visitor.t('home.pictures.doctor'), exact: true }).waitFor()
  return { ...visitor, ...countEffort(visitor.page) }
}

test('asking for a doctor', async () => {
  const { page, t, tap, effort, pageErrors, leave } = await atHome()
  await tap(page.getByRole('link', { name: t('home.pictures.doctor'), exact: true }))
  await tap(page.getByRole('button', { name: t('booking.complaints.fever'), exact: true }))
  await page.waitForURL('**/appointments/book#when')
  // Shortly before the clinics close there is only one.
  await tap(page.locator('[data-step=when] fieldset button').first())
  await page.waitForURL('**/appointments/book#how')
  await tap(page.getByText(t('appointments.types.in-person'), { exact: true }))
  await tap(page.getByRole('button', { name: t('booking.submit') }))
  await page.getByRole('link', { name: t('booking.toMine') }).waitFor()
  // One past the question about pregnancy, of a woman who has not said so within six weeks.
  expect(effort).toEqual({ taps: 5, characters: 0, swipes: 1, pages: 2 })
  expect(pageErrors).toEqual([])
  await leave()
})

test('seeing what became of it', async () => {
  const { page, t, effort, leave } = await atHome()
  await page.getByText(t('appointments.status.pending'), { exact: true }).first().waitFor()
  expect(effort).toEqual({ taps: 0, characters: 0, swipes: 0, pages: 1 })
  await leave()
})

test('calling for help', async () => {
  const { page, t, tap, effort, leave } = await atHome()
  await tap(page.getByRole('button', { name: t('emergency.sos.label') }).last())
  const call = page.getByRole('dialog').getByRole('link', { name: '108' })
  await expect(call).toHaveAttribute('href', 'tel:108')
  // The tap itself would leave the browser.
  await expect(call).toBeInViewport()
  expect(effort).toEqual({ taps: 1, characters: 0, swipes: 0, pages: 1 })
  await leave()
})

test('marking a dose', async () => {
  const time = timeIn('Asia/Kolkata', new Date())
  await ask({ url, token }, '/api/reminders', { name: 'ਮੈਟਫਾਰਮਿਨ', dosage: '500 mg', times: [time] })
  const { page, t, tap, effort, leave } = await atHome()
  await tap(page.getByRole('button', { name: t('reminders.doses.taken') }).first())
  await expect
    .poll(async () => (await ask<{ doses: unknown[] }>({ url, token }, '/api/reminders')).doses.length)
    .toBe(1)
  expect(effort.taps).toBe(1)
  expect(effort.pages).toBe(1)
  expect(effort.swipes).toBeLessThanOrEqual(1)
  await leave()
})

test('writing down a temperature', async () => {
  const { page, t, tap, effort, pageErrors, leave } = await atHome()
  await tap(page.getByRole('link', { name: t('home.pictures.measure'), exact: true }))
  await tap(page.getByText(t('vitalSigns.types.temperature'), { exact: true }).first())
  await tap(page.getByRole('spinbutton').first().getByText('99', { exact: true }))
  await tap(page.getByRole('button', { name: t('vitals.form.submit'), exact: true }))
  await expect
    .poll(async () => (await ask<{ readings: unknown[] }>({ url, token }, '/api/vitals')).readings.length)
    .toBe(1)
  expect(effort).toMatchObject({ taps: 4, characters: 0, pages: 2 })
  // One past the doses on the home page; how high they stand depends on the hour. One past the question about pregnancy,
  // which is asked once.
  expect(effort.swipes).toBeLessThanOrEqual(2)
  expect(pageErrors).toEqual([])
  await leave()
})
