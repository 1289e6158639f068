import { expect, type Browser } from '@playwright/test'
import { dayIn, timeIn } from '../../src/shared/kit/time/town-time.ts'
import { computer, phone, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { register, saveProfile, tokenOf } from '../setup/entry.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { ask } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

/** A doctor's morning: urgent patients, follow-up calls, looking up a patient. */
let town: DemoTown
let browser: Browser
let doctor: Visitor
onDemoTown(async (opened) => {
  ;({ town, browser } = opened)
  doctor = await visitWithoutWorker(browser, town.served.url, 'pa', phone, town.of('doctor'))
})

/** Asha requests the soonest time that is taken, for an unknown specialty: so it is open to all. */
async function askForSoonestTime(): Promise<void> {
  const { url } = town.served
  await register(url, { username: 'asha', name: 'ਆਸ਼ਾ ਰਾਣੀ', role: 'patient' })
  const token = await tokenOf(url, 'asha')
  await saveProfile(url, token, 'ਆਸ਼ਾ ਰਾਣੀ')
  const quarter = 15 * 60_000
  const startsAt = new Date((Math.ceil(Date.now() / quarter) + 6) * quarter)
  const zone = 'Asia/Kolkata'
  const options = { date: dayIn(zone, startsAt), time: timeIn(zone, startsAt), type: 'in-person' }
  await freeDoctor(options)
  const answer = await fetch(`${url}/api/appointments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ specialization: 'ਕਵਿਤਾ', ...options }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** At nine in the morning the demo doctor is booked in every quarter. */
async function freeDoctor({ date, time }: { date: string; time: string }): Promise<void> {
  const doctorsApi = { url: town.served.url, token: town.tokens.doctor }
  const all = await ask<{ _id: string; date: string; time: string }[]>(doctorsApi, '/api/appointments')
  const taken = all.filter((one) => one.date === date && one.time === time)
  for (const { _id } of taken) await ask(doctorsApi, `/api/appointments/${_id}/cancel`, { reason: 'ਛੁੱਟੀ' })
}

test.describe('a doctor', () => {
  test.describe.configure({ mode: 'serial' })

  test('sees the figures and urgent patients at home', async () => {
    const { page, t } = doctor
    await page.goto('/')
    for (const [tile, count] of Object.entries({
      patients: '156',
      pendingReviews: '12',
      teleconsultations: '24',
    })) {
      await page.getByRole('link', { name: `${count} ${t(`doctorDashboard.tiles.${tile}`)}` }).waitFor()
    }
    await page.getByRole('alert').getByText(t('doctorDashboard.alert.emergency')).waitFor()
    await askForSoonestTime()
    const urgent = page.getByRole('alert').filter({ hasText: t('doctorDashboard.alert.highPriority') })
    await urgent.getByText('ਆਸ਼ਾ ਰਾਣੀ').waitFor()
  })

  test('attends to the alarm and says what came of it; the request is still urgent', async () => {
    const { page, t } = doctor
    const alert = page.getByRole('alert').filter({ hasText: t('doctorDashboard.alert.emergency') })
    await alert.getByRole('link', { name: t('doctorDashboard.alert.attend') }).click()
    await page.waitForURL(/\/doctor\/alerts\/./)
    await page.getByRole('button', { name: t('alarmTask.attend') }).click()
    await page.getByRole('button', { name: t('alarmTask.outcomes.phoned') }).click()
    await page.getByText(t('alarmTask.closed')).waitFor()
    await page.goto('/')
    await page.getByRole('alert').getByText('ਆਸ਼ਾ ਰਾਣੀ').waitFor()
  })

  test('attends to the request: its card has the focus, and one press accepts it', async () => {
    const { page, t } = doctor
    const alert = page.getByRole('alert').filter({ hasText: 'ਆਸ਼ਾ ਰਾਣੀ' })
    await alert.getByRole('link', { name: t('doctorDashboard.alert.attend') }).click()
    await page.waitForURL(/\/doctor#request-/)
    const card = page.locator('section:focus', { hasText: 'ਆਸ਼ਾ ਰਾਣੀ' })
    await card.waitFor()
    expect(await card.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true)
    await card.getByRole('button', { name: t('appointments.schedule.accept') }).click()
    await page.getByRole('alert').getByText('ਆਸ਼ਾ ਰਾਣੀ').waitFor({ state: 'detached' })
  })

  test('finds the new patient among 157 by a phone number in Gurmukhi digits, and by name', async () => {
    const { page, t } = doctor
    await page.goto('/doctor/patients')
    const search = page.getByLabel(t('doctorPatients.search'))
    const found = page.locator('main ul a')
    await search.fill('੫੫੫੦੦੧੦੧੪੦')
    await expect.poll(() => found.count()).toBe(1)
    await search.fill('ਰਾਣੀ ਆਸ਼ਾ')
    await found.filter({ hasText: 'ਆਸ਼ਾ ਰਾਣੀ' }).click()
    await page.getByRole('heading', { level: 1, name: 'ਆਸ਼ਾ ਰਾਣੀ' }).waitFor()
    await page.getByText('ਕਵਿਤਾ').first().waitFor()
    await page.goBack()
    expect(await search.inputValue()).toBe('ਰਾਣੀ ਆਸ਼ਾ')
  })

  test('goes through the calls in Hindi on a desktop', async () => {
    const visitor = await visitWithoutWorker(browser, town.served.url, 'hi', computer, town.of('doctor'))
    const { page, t } = visitor
    await page.goto('/doctor')
    await page.getByRole('link', { name: `${t('doctorDashboard.tasks.followUps')} 2` }).click()
    await page.getByRole('heading', { name: t('worklist.followUps.title') }).waitFor()
    // Above them are those who should come again.
    const missed = page.locator('section', { hasText: t('worklist.followUps.missedTitle') })
    await expect.poll(() => missed.locator('a[href^="tel:55500"]').count()).toBe(2)
    await missed
      .getByRole('link', { name: t('worklist.followUps.patient') })
      .first()
      .click()
    await page.getByText(t('appointments.status.missed'), { exact: true }).waitFor()
    expect(visitor.pageErrors).toEqual([])
    await visitor.leave()
  })

  test('there were no page errors', () => expect(doctor.pageErrors).toEqual([]))
})
