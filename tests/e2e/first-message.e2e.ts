import { expect } from '@playwright/test'
import { dayIn, addDays } from '../../src/shared/kit/time/town-time.ts'
import { phone, visit } from '../setup/browser.ts'
import { photoOf } from '../setup/documents.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { onServer } from '../setup/fixture.ts'
import { ask, outboxIsThere } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

interface Thread {
  messages: { text: string; photos: object[] }[]
}

let url: string
onServer(({ served }) => {
  url = served.url
})

/** A patient with a doctor who has accepted an appointment, and no message yet. */
async function patientWithDoctor(): Promise<{ token: string; id: string }> {
  await register(url, { username: 'asha', name: 'ਆਸ਼ਾ ਰਾਣੀ', role: 'patient' })
  await register(url, { username: 'gill', name: 'Navjot Gill', role: 'doctor' })
  const [token, doctor] = [await tokenOf(url, 'asha'), await tokenOf(url, 'gill')]
  await saveProfile(url, token, 'ਆਸ਼ਾ ਰਾਣੀ')
  await ask({ url, token: doctor }, '/api/doctor/me', {
    name: 'Navjot Gill',
    specialization: 'Dermatology',
    experience: '10',
    phone: '5550001234',
    clinic: 'Civil Hospital',
    registrationNumber: 'TEST-gill',
  })
  const date = addDays(dayIn('Asia/Kolkata', new Date()), 2)
  const asked = { specialization: 'ਖਾਰਸ਼', date, time: '10:00', type: 'in-person' }
  const { _id } = await ask<{ _id: string }>({ url, token }, '/api/appointments', asked)
  await ask({ url, token: doctor }, `/api/appointments/${_id}/accept`, {})
  const { doctors } = await ask<{ doctors: { id: string }[] }>({ url, token }, '/api/communications')
  return { token, id: doctors[0]?.id ?? '' }
}

/** In the page: how many files the worker has for times without a network. */
async function countKept(): Promise<number> {
  let count = 0
  for (const name of await caches.keys()) count += (await (await caches.open(name)).keys()).length
  return count
}

test('the first message to a doctor, written with photos and no network, outlives its tab and arrives once', async ({
  browser,
}) => {
  const { token, id } = await patientWithDoctor()
  const stored = async () => (await ask<Thread>({ url, token }, `/api/doctors/${id}/communications`)).messages
  const visitor = await visit(browser, url, 'pa', phone, kept(url, { token, patientHasProfile: '1' }))
  const { page, context, t, pageErrors } = visitor
  // The thread itself is not opened before.
  await page.goto('/patient/messages')
  const doctor = page.getByRole('link', { name: t('communications.doctor', { name: 'Navjot Gill' }) })
  await doctor.waitFor()
  await outboxIsThere(page)
  // The worker brings the screens of patients in the background: until no more files come.
  let before = -1
  await expect
    .poll(
      async () => {
        const [count, last] = [await page.evaluate(countKept), before]
        before = count
        return count > 100 && count === last
      },
      { timeout: 60_000, intervals: [2_000] },
    )
    .toBe(true)
  await context.setOffline(true)
  await doctor.click()
  await page.getByLabel(t('communications.write'), { exact: true }).fill('ਛਾਤੀ ਵਿੱਚ ਦਰਦ')
  const pictures = await Promise.all([photoOf(900, 600), photoOf(600, 900)])
  await page
    .getByLabel(t('documents.form.choose'), { exact: true })
    .setInputFiles(pictures.map((buffer, nth) => ({ name: `${nth}.jpg`, mimeType: 'image/jpeg', buffer })))
  await page.getByRole('img', { name: t('documents.photo', { number: '2' }) }).waitFor()
  const send = page.getByRole('button', { name: t('communications.send'), exact: true })
  await send.click()
  // Asked about before it is kept: nothing waits yet.
  const danger = page.getByRole('dialog')
  await expect(danger.getByRole('link', { name: '108' })).toHaveAttribute('href', 'tel:108')
  await expect(page.locator('a[href="/waiting"]')).toHaveCount(0)
  await danger.getByRole('button', { name: t('redFlags.send') }).click()
  await page.locator('a[href="/waiting"]').first().click()

  // Where it waits one photo is taken away.
  const count = (form: 'one' | 'other', photos: string) =>
    t(`communications.photoCount.${form}`, { count: photos })
  await page.getByRole('heading', { name: count('other', '2') }).waitFor()
  await page.getByRole('button', { name: t('waiting.edit'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('documents.removePhoto', { number: '1' }) }).click()
  await dialog.getByRole('button', { name: t('waiting.sendNow') }).click()
  await page.getByRole('heading', { name: count('one', '1') }).waitFor()
  await page.close()

  const tabs = [await context.newPage(), await context.newPage()]
  expect(await stored()).toEqual([])
  await context.setOffline(false)
  await Promise.all(tabs.map((tab) => tab.goto('/waiting')))
  await expect.poll(stored, { timeout: 45_000 }).toHaveLength(1)
  for (const tab of tabs) await tab.getByText(t('waiting.none')).waitFor()
  expect(await stored()).toMatchObject([{ text: 'ਛਾਤੀ ਵਿੱਚ ਦਰਦ', photos: [{ type: 'image/webp' }] }])
  expect(pageErrors).toEqual([])
})
