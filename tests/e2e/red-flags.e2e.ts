import { expect } from '@playwright/test'
import { addDays, dayIn } from '../../src/shared/kit/time/town-time.ts'
import { computer, phone, visit, visitWithoutWorker } from '../setup/browser.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { onServer } from '../setup/fixture.ts'
import { ask, outboxIsThere } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'
import { chooseDayAndTime, chooseType, submitBooking, toNextStep, writeComplaint } from '../setup/booking.ts'

/** In Punjabi on a phone: a man types ਛਾਤੀ ਵਿੱਚ ਦਰਦ. Before, it became a routine booking with the bone doctor. */
test('chest pain shows 108 and 112 first, and stands on top of the physician’s requests with its mark', async ({
  browser,
}) => {
  const { url } = served
  const [bones, physician] = [
    await doctor('bones', 'Orthopedics'),
    await doctor('physician', 'General physician'),
  ]
  const [asha, gurdev] = [await patient('asha', 'ਆਸ਼ਾ ਰਾਣੀ'), await patient('gurdev', 'ਗੁਰਦੇਵ ਸਿੰਘ')]
  const tomorrow = addDays(dayIn('Asia/Kolkata', new Date()), 1)
  const fever = { specialization: 'ਬੁਖਾਰ', date: tomorrow, time: '09:00', type: 'in-person' }
  await ask({ url, token: asha }, '/api/appointments', fever)

  const visitor = await visitWithoutWorker(browser, url, 'pa', phone, kept(url, { token: gurdev }))
  const { page, t, pageErrors } = visitor
  await page.goto('/appointments/book')
  await writeComplaint(visitor, 'ਛਾਤੀ ਵਿੱਚ ਦਰਦ')
  await toNextStep(visitor)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: t('redFlags.title') }).waitFor()
  for (const number of ['108', '112'])
    await expect(dialog.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`)
  await expect(dialog.getByRole('link', { name: t('redFlags.firstAid') })).toHaveAttribute(
    'href',
    '/emergency#heartAttack',
  )
  await dialog.getByRole('button', { name: t('redFlags.goOn') }).click()
  await chooseDayAndTime(visitor, '10:00')
  await toNextStep(visitor)
  await chooseType(visitor, 'in-person')
  await submitBooking(visitor)
  await page.getByText(t('booking.pendingWith', { name: 'physician' })).waitFor()

  const seen = await visitWithoutWorker(browser, url, 'pa', computer, kept(url, { token: physician }))
  await seen.page.goto('/doctor/requests')
  const cards = seen.page.locator('[id^="request-"]')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('ਗੁਰਦੇਵ ਸਿੰਘ')
  await expect(cards.first()).toContainText(t('appointments.redFlag.mark'))
  await expect(cards.last()).not.toContainText(t('appointments.redFlag.mark'))
  expect(await ask({ url, token: bones }, '/api/appointments')).toEqual([])
  expect([...pageErrors, ...seen.pageErrors]).toEqual([])
})

test('without a network it asks too, keeps the request on the phone, and sends it later with its mark', async ({
  browser,
}) => {
  const { url } = served
  const token = await patient('surjit', 'ਸੁਰਜੀਤ ਸਿੰਘ')
  const visitor = await visit(browser, url, 'pa', phone, kept(url, { token, patientHasProfile: '1' }))
  const { page, context, t, pageErrors } = visitor
  await page.goto('/appointments/book')
  await outboxIsThere(page)
  await context.setOffline(true)
  await writeComplaint(visitor, 'ਸਾਹ ਨਹੀ ਆਉਂਦਾ')
  await toNextStep(visitor)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: '108' })).toHaveAttribute('href', 'tel:108')
  await dialog.getByRole('button', { name: t('redFlags.goOn') }).click()
  await chooseDayAndTime(visitor, '11:00')
  await toNextStep(visitor)
  await chooseType(visitor, 'in-person')
  await submitBooking(visitor)
  const waits = page.getByRole('link', { name: t('waiting.title') }).first()
  await waits.waitFor()
  const mine = () => ask<{ redFlags?: string[] }[]>({ url, token }, '/api/appointments')
  expect(await mine()).toEqual([])
  await context.setOffline(false)
  await expect.poll(mine, { timeout: 45_000 }).toMatchObject([{ redFlags: ['breathless'] }])
  expect(pageErrors).toEqual([])
})

let served: { url: string }
onServer((opened) => {
  served = opened.served
})

async function doctor(username: string, specialization: string): Promise<string> {
  await register(served.url, { username, name: username, role: 'doctor' })
  const token = await tokenOf(served.url, username)
  await ask({ url: served.url, token }, '/api/doctor/me', {
    name: username,
    specialization,
    experience: '10',
    phone: '5550001234',
    clinic: 'Civil Hospital',
    registrationNumber: `TEST-${username}`,
  })
  return token
}

async function patient(username: string, name: string): Promise<string> {
  await register(served.url, { username, name, role: 'patient' })
  const token = await tokenOf(served.url, username)
  await saveProfile(served.url, token, name)
  return token
}
