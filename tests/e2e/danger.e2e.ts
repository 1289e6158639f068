import { expect, type Browser } from '@playwright/test'
import { addDays, dayIn } from '../../src/shared/kit/time/town-time.ts'
import place from '../../town.json' with { type: 'json' }
import { computer, phone, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { kept, register, tokenOf } from '../setup/entry.ts'
import { onServer } from '../setup/fixture.ts'
import { ask } from '../setup/offline-actions.ts'
import type { Served } from '../setup/served.ts'
import { test } from '../setup/test.ts'

// In Punjabi, on a phone: readings that were graded like those of any adult before, and that nobody was told of.

let served: Served
onServer((opened) => {
  served = opened.served
})

test('a pregnant woman with 164/112: red without a question, and her doctor says that she will be phoned', async ({
  browser,
}) => {
  const woman = await patient('kiran', 'ਕਿਰਨ ਕੌਰ', '28')
  const doctor = await doctorOf(woman)
  const visitor = await signedIn(browser, woman, phone)
  const { page, t } = visitor
  await page.goto('/vitals')
  await page.getByRole('button', { name: t('vitalSigns.types.bloodPressure'), exact: true }).click()
  await page.getByLabel(t('vitals.form.value'), { exact: true }).fill('੧੬੪/੧੧੨')
  await page.getByText(t('vitals.pregnancy.answers.pregnant'), { exact: true }).click()
  await page.getByText(t('vitals.pregnancy.emergency.pregnant', { number: '108' })).waitFor()
  await page.getByRole('button', { name: t('vitals.form.submit'), exact: true }).click()
  await page.getByRole('heading', { name: t('vitals.danger.title') }).waitFor()
  await page
    // The doctor has no device, and nobody has sent the text message.
    .getByText(/^ਡਾ\. Navjot ਤੱਕ ਹਾਲੇ ਖ਼ਬਰ ਨਹੀਂ ਪਹੁੰਚੀ। ਹਸਪਤਾਲ ਨੇ ਮੈਸੇਜ ਭੇਜਣਾ ਹੈ।$/)
    .first()
    .waitFor()

  const seen = await signedIn(browser, doctor, computer)
  await attend(seen, 'ਕਿਰਨ ਕੌਰ')
  await page
    .getByText(/^ਡਾ\. Navjot ਨੇ ਵੇਖ ਲਿਆ ਹੈ ਅਤੇ 5550001234 ’ਤੇ ਫ਼ੋਨ ਕਰਨਗੇ।/)
    .first()
    .waitFor()
  expect([...visitor.pageErrors, ...seen.pageErrors]).toEqual([])
})

const signedIn = (browser: Browser, token: string, viewport: typeof phone) =>
  visitWithoutWorker(browser, served.url, 'pa', viewport, kept(served.url, { token }))

async function attend({ page, t }: Visitor, name: string): Promise<void> {
  await page.goto('/doctor/alerts')
  await page.getByRole('link', { name: new RegExp(`${t('alarmTask.attend')}.*${name}`) }).click()
  await page.getByText('164/112').first().waitFor()
  await page.getByRole('button', { name: t('alarmTask.attend') }).click()
  await page.getByRole('link', { name: /5550001234/ }).waitFor()
}

/** A woman with a profile. */
async function patient(username: string, name: string, age: string): Promise<string> {
  await register(served.url, { username, name, role: 'patient' })
  const token = await tokenOf(served.url, username)
  const profile = { name, age, gender: 'Female', address: 'Ghunerki', phone: '5550001234' }
  await ask({ url: served.url, token }, '/api/patient/me', profile)
  return token
}

/** A doctor who accepted her request for tomorrow. */
async function doctorOf(patientToken: string): Promise<string> {
  await register(served.url, { username: 'navjot', name: 'Navjot', role: 'doctor' })
  const session = { url: served.url, token: await tokenOf(served.url, 'navjot') }
  const works = { specialization: 'Gynecology', experience: '10', clinic: 'Civil Hospital' }
  await ask(session, '/api/doctor/me', {
    name: 'Navjot',
    ...works,
    phone: '5550009876',
    registrationNumber: 'T-1',
  })
  const date = addDays(dayIn(place.timeZone, new Date()), 1)
  const request = { specialization: 'pregnancy checkup', date, time: '10:00', type: 'in-person' }
  await ask({ url: served.url, token: patientToken }, '/api/appointments', request)
  const [asked] = await ask<{ _id: string }[]>(session, '/api/appointments')
  await ask(session, `/api/appointments/${asked?._id ?? ''}/accept`, {})
  return session.token
}
