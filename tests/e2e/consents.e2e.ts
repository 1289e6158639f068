import { expect, type Browser } from '@playwright/test'
import { computer, visit, type Visitor } from '../setup/browser.ts'
import { kept, password, register, tokenOf } from '../setup/entry.ts'
import { onServer } from '../setup/fixture.ts'
import type { Served } from '../setup/served.ts'
import { agree, fillRegistration, login, send } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'

/** From the consent at the registration to its withdrawal, with what both do. */
let served: Served
let browser: Browser
let asha: Visitor
onServer(async (opened) => {
  ;({ served, browser } = opened)
  asha = await visit(browser, served.url, 'pa')
  await register(served.url, { username: 'navjot', name: 'Navjot Gill', role: 'doctor' })
})

const ask = async (path: string, token: string, body?: unknown) => {
  const answer = await fetch(served.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<unknown>
}

test.describe('consent', () => {
  test.describe.configure({ mode: 'serial' })

  test('a patient registers in Punjabi: reads the notice in another tab, and agrees to both purposes', async () => {
    const { page, t, context } = asha
    await page.goto('/register')
    const typed = { name: 'ਆਸ਼ਾ ਰਾਣੀ', phone: '5550001234', email: 'asha@example.org', username: 'asha' }
    await fillRegistration(asha, { role: 'patient', ...typed, password, confirmPassword: password })
    const [notice] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: t('accounts.register.consent.readAll') }).click(),
    ])
    await notice.getByRole('heading', { level: 1, name: t('privacy.title') }).waitFor()
    await notice.getByText(t('privacy.parts.calls.text')).waitFor()
    await notice.close()
    await page.getByLabel(t('accounts.register.consent.calls')).check()
    await send(asha, 'register')
    await page.getByText(t('accounts.fields.consentNeeded')).waitFor()
    await agree(asha, 'patient')
    await send(asha, 'register')
    await page.waitForURL('**/login')
    await login(asha, 'asha')
    await page.waitForURL('**/profile')
  })

  test('the doctor sees the number; after the withdrawal by a switch not any more', async () => {
    const { page, t } = asha
    const patientToken = await tokenOf(served.url, 'asha')
    const doctorToken = await tokenOf(served.url, 'navjot')
    await ask('/api/patient/me', patientToken, {
      name: 'ਆਸ਼ਾ ਰਾਣੀ',
      age: '34',
      gender: 'Female',
      address: '',
      phone: '',
    })
    await ask('/api/doctor/me', doctorToken, {
      name: 'Navjot Gill',
      specialization: 'General Medicine',
      experience: '8',
      phone: '5550005678',
      clinic: 'Civil Hospital, Nabha',
      registrationNumber: 'TEST-0001',
    })
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
    const wish = { specialization: 'General Medicine', date: tomorrow, time: '10:00', type: 'in-person' }
    const { _id: id } = (await ask('/api/appointments', patientToken, wish)) as { _id: string }
    await ask(`/api/appointments/${id}/accept`, doctorToken, {})
    const { patients } = (await ask('/api/doctor/patients', doctorToken)) as { patients: { id: string }[] }
    const recordPath = `/doctor/patients/${patients[0]?.id}`

    const doctor = await visit(browser, served.url, 'en', computer, kept(served.url, { token: doctorToken }))
    await doctor.page.goto(recordPath)
    const call = doctor.page.getByRole('link', { name: /5550001234/ })
    await call.waitFor()

    await page.goto('/settings')
    await page.getByRole('link', { name: t('settings.account.privacy') }).click()
    const phone = page.getByRole('switch', { name: t('consents.purposes.calls') })
    await expect(phone).toHaveAttribute('aria-checked', 'true')
    await phone.click()
    await expect(phone).toHaveAttribute('aria-checked', 'false')

    await doctor.page.reload()
    await doctor.page.getByText(doctor.t('doctorPatients.noPhone')).waitFor()
    await expect(call).toHaveCount(0)
    expect(doctor.pageErrors).toEqual([])
    await doctor.leave()
  })

  test('the patient reads who has looked, from the records', async () => {
    const { page, t } = asha
    await page.goto('/patient/records')
    await page.getByRole('link', { name: t('accessLog.title') }).click()
    await page.getByText(t('accessLog.of', { name: 'ਆਸ਼ਾ ਰਾਣੀ' })).waitFor()
    await expect(page.getByText(t('accessLog.doctor', { name: 'Navjot Gill' })).first()).toBeVisible()
    await expect(page.getByText(t('accessLog.saw.patients'))).toBeVisible()
  })

  test('there were no page errors', () => expect(asha.pageErrors).toEqual([]))
})
