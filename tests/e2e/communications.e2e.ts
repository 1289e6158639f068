import { expect, type Browser } from '@playwright/test'
import { addDays, dayIn } from '../../src/shared/kit/time/town-time.ts'
import { computer, phone, visit, visitWithoutWorker } from '../setup/browser.ts'
import { photoOf } from '../setup/documents.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { onServer } from '../setup/fixture.ts'
import { ask, outboxIsThere } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

/** A patient in Punjabi on a phone writes to a doctor who works in English on a computer. */
test('a message written offline arrives, is answered, and both read that it was seen', async ({
  browser,
}) => {
  const { visitor, opens, stored } = await writingTo(browser, {
    patient: ['asha', 'ਆਸ਼ਾ ਰਾਣੀ'],
    doctor: ['gill', 'Navjot Gill', 'Dermatology'],
    reason: 'ਖਾਰਸ਼',
  })
  const { page, context, t, pageErrors } = visitor
  await page.getByRole('link', { name: t('communications.notUrgent', { number: '108' }) }).waitFor()
  await outboxIsThere(page)
  await context.setOffline(true)
  await page.getByLabel(t('communications.write')).fill('ਖੰਘ ਹੁਣ ਠੀਕ ਹੈ, ਧੰਨਵਾਦ')
  await page.getByRole('button', { name: t('communications.send'), exact: true }).click()
  await page
    .getByRole('link', { name: t('waiting.title') })
    .first()
    .waitFor()
  expect(await stored()).toEqual([])
  await context.setOffline(false)
  await expect.poll(stored, { timeout: 45_000 }).toMatchObject([{ text: 'ਖੰਘ ਹੁਣ ਠੀਕ ਹੈ, ਧੰਨਵਾਦ' }])

  const seen = await opens()
  await seen.page.getByText('ਖੰਘ ਹੁਣ ਠੀਕ ਹੈ, ਧੰਨਵਾਦ').waitFor()
  await page.getByText(t('communications.seen'), { exact: true }).waitFor()
  await seen.page.getByLabel(seen.t('doctorThreads.write')).fill('Good. Stop the syrup.')
  await seen.page.getByRole('button', { name: seen.t('doctorThreads.send'), exact: true }).click()
  await seen.page.getByText('Good. Stop the syrup.').waitFor()
  // Live, on the open page of the patient.
  await page.getByText('Good. Stop the syrup.').waitFor()
  await seen.page.getByText(seen.t('doctorThreads.seen'), { exact: true }).waitFor()
  await seen.page.goto('/doctor/messages')
  await seen.page.getByText(seen.t('doctorThreads.noneWaiting')).waitFor()
  expect([...pageErrors, ...seen.pageErrors]).toEqual([])
})

test('a photo alone, sent offline, is what the doctor sees and opens, and a document of the patient', async ({
  browser,
}) => {
  const { visitor, opens, stored } = await writingTo(browser, {
    patient: ['simran', 'ਸਿਮਰਨ ਕੌਰ'],
    doctor: ['brar', 'Navjot Brar', 'ENT'],
    reason: 'ਕੰਨ ਦਾ ਦਰਦ',
  })
  const { page, context, t, pageErrors } = visitor
  const file = page.getByLabel(t('documents.form.choose'), { exact: true })
  await file.waitFor({ state: 'attached' })
  await outboxIsThere(page)
  await context.setOffline(true)
  const buffer = await photoOf(1200, 900)
  await file.setInputFiles({ name: 'rash.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByText(t('communications.photoNotChecked', { number: '108' })).waitFor()
  await page.getByRole('button', { name: t('communications.send'), exact: true }).click()
  await page
    .getByRole('link', { name: t('waiting.title') })
    .first()
    .waitFor()
  await page.getByRole('img', { name: t('documents.photo', { number: '1' }) }).waitFor()
  await context.setOffline(false)
  await expect
    .poll(stored, { timeout: 45_000 })
    .toMatchObject([{ text: '', photos: [{ type: 'image/webp' }] }])

  const seen = await opens()
  const photo = seen.page.getByRole('button', {
    name: new RegExp(`${seen.t('documents.list.view')}: ${seen.t('documents.photo', { number: '1' })}`),
  })
  await photo.click()
  const picture = seen.page.getByRole('dialog').getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1_000)
  // The doctor answers with one, which becomes a document of the patient, too.
  await seen.page.keyboard.press('Escape')
  const leaflet = { name: 'drops.jpg', mimeType: 'image/jpeg', buffer: await photoOf(800, 600) }
  await seen.page.getByLabel(seen.t('documents.form.choose'), { exact: true }).setInputFiles(leaflet)
  await seen.page.getByText(seen.t('doctorThreads.photosStay')).waitFor()
  await seen.page.getByRole('button', { name: seen.t('doctorThreads.send'), exact: true }).click()
  await page.getByText(t('communications.doctor', { name: 'Navjot Brar' }), { exact: true }).waitFor()
  await expect.poll(stored).toMatchObject([{ text: '', photos: [{ type: 'image/webp' }] }, {}])
  await page.goto('/patient/documents')
  await page.getByText(t('documents.list.sentWith', { name: 'Navjot Brar' })).waitFor()
  await page.getByText(t('documents.list.sentBy', { name: 'Navjot Brar' })).waitFor()
  expect([...pageErrors, ...seen.pageErrors]).toEqual([])
})

test('chest pain shows 108 first; the message stands on top at the doctor, with its mark', async ({
  browser,
}) => {
  const { url } = served
  const doctor = await signedUp('sandhu', 'Gurpreet Sandhu', 'doctor')
  const [asha, gurdev] = [
    await signedUp('asharani', 'ਆਸ਼ਾ ਰਾਣੀ', 'patient'),
    await signedUp('gurdev', 'ਗੁਰਦੇਵ ਸਿੰਘ', 'patient'),
  ]
  const id = await accepted(asha, doctor)
  await ask({ url, token: asha }, `/api/doctors/${id}/communications`, { text: 'ਬੁਖਾਰ ਉਤਰ ਗਿਆ' })
  await accepted(gurdev, doctor)
  const visitor = await visitWithoutWorker(browser, url, 'pa', phone, kept(url, { token: gurdev }))
  const { page, t } = visitor
  await page.goto(`/patient/messages/${id}`)
  await page.getByLabel(t('communications.write')).fill('ਛਾਤੀ ਵਿੱਚ ਦਰਦ')
  await page.getByRole('button', { name: t('communications.send'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: '108' })).toHaveAttribute('href', 'tel:108')
  await dialog.getByRole('button', { name: t('redFlags.send') }).click()
  await page.getByText(t('communications.sent')).waitFor()
  const seen = await visitWithoutWorker(browser, url, 'en', computer, kept(url, { token: doctor }))
  await seen.page.goto('/doctor/messages')
  const rows = seen.page.locator('main li')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('ਗੁਰਦੇਵ ਸਿੰਘ')
  await expect(rows.first()).toContainText(seen.t('doctorThreads.flagged'))
  await expect(rows.last()).not.toContainText(seen.t('doctorThreads.flagged'))
  expect([...visitor.pageErrors, ...seen.pageErrors]).toEqual([])
})

interface Thread {
  messages: { text: string }[]
}

interface Pair {
  patient: [username: string, name: string]
  doctor: [username: string, name: string, specialization: string]
  /** Of the appointment that the doctor has accepted. */
  reason: string
}

/** A patient in Punjabi on a phone, on the page of messages with a doctor who works in English on a computer. */
async function writingTo(browser: Browser, { patient, doctor, reason }: Pair) {
  const { url } = served
  const token = await signedUp(...patient, 'patient')
  const [username, name, specialization] = doctor
  const ofDoctor = await signedUp(username, name, 'doctor', specialization)
  const id = await accepted(token, ofDoctor, reason)
  const visitor = await visit(browser, url, 'pa', phone, kept(url, { token, patientHasProfile: '1' }))
  await visitor.page.goto(`/patient/messages/${id}`)
  return {
    visitor,
    /** What the server has of the thread. */
    stored: async () => (await ask<Thread>({ url, token }, `/api/doctors/${id}/communications`)).messages,
    /** The doctor opens the thread from the list. */
    async opens() {
      const seen = await visitWithoutWorker(browser, url, 'en', computer, kept(url, { token: ofDoctor }))
      await seen.page.goto('/doctor/messages')
      await seen.page.getByRole('link', { name: patient[1] }).click()
      return seen
    },
  }
}

let served: { url: string }
onServer((opened) => {
  served = opened.served
})

async function signedUp(
  username: string,
  name: string,
  role: 'patient' | 'doctor',
  specialization = 'General physician',
): Promise<string> {
  const { url } = served
  await register(url, { username, name, role })
  const token = await tokenOf(url, username)
  if (role === 'patient') await saveProfile(url, token, name)
  else
    await ask({ url, token }, '/api/doctor/me', {
      name,
      specialization,
      experience: '10',
      phone: '5550001234',
      clinic: 'Civil Hospital',
      registrationNumber: `TEST-${username}`,
    })
  return token
}

let day = 1
/** The doctor has accepted an appointment of the patient. Returns the doctor's id. */
async function accepted(patient: string, doctor: string, specialization = 'ਬੁਖਾਰ'): Promise<string> {
  const { url } = served
  const date = addDays(dayIn('Asia/Kolkata', new Date()), (day += 1))
  const asked = { specialization, date, time: '10:00', type: 'in-person' }
  const { _id } = await ask<{ _id: string }>({ url, token: patient }, '/api/appointments', asked)
  await ask({ url, token: doctor }, `/api/appointments/${_id}/accept`, {})
  const { doctors } = await ask<{ doctors: { id: string }[] }>({ url, token: patient }, '/api/communications')
  return doctors[0]?.id ?? ''
}
