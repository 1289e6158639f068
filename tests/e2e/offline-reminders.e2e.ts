import { expect, type Browser } from '@playwright/test'
import { visit, visitWithoutWorker } from '../setup/browser.ts'
import { kept, register, tokenOf } from '../setup/entry.ts'
import { answerEarly } from '../setup/early-dose.ts'
import { ask, outboxIsThere, pastDose } from '../setup/offline-actions.ts'
import type { Served } from '../setup/served.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'
import { unfold } from '../setup/unfold.ts'

/** A medicine that the server does not know yet, and its first dose: both are submitted offline. */
const person = { username: 'simran', name: 'Simran Kaur Brar', role: 'patient' } as const
let served: Served
let browser: Browser
onServer((opened) => void ({ served, browser } = opened))

test('a medicine and its first dose, written offline in a tab that is killed, arrive in this order', async () => {
  await register(served.url, person)
  const api = { url: served.url, token: await tokenOf(served.url, person.username) }
  const options = kept(served.url, { token: api.token, patientHasProfile: '1' })
  const { page, context, t, pageErrors, leave } = await visit(browser, served.url, 'pa', undefined, options)
  await page.goto('/reminders')
  await outboxIsThere(page)
  await page
    .getByRole('button', { name: t('reminders.list.add') })
    .first()
    .click()
  // The form is fetched when it is opened.
  await page.getByLabel(t('reminderForm.name'), { exact: true }).waitFor()
  await context.setOffline(true)
  const name = 'ਖੰਘ ਦੀ ਦਵਾਈ'
  const mark = page.getByRole('button', { name: new RegExp(`^${name}, .*${t('reminders.doses.taken')}`) })
  // Still ahead today: if the minute passed while typing, the first dose would be tomorrow's.
  const time = '23:59'
  await page.getByLabel(t('reminderForm.name'), { exact: true }).fill(name)
  await page.getByLabel(t('reminderForm.time'), { exact: true }).fill(time)
  await page.getByRole('button', { name: t('reminderForm.save'), exact: true }).click()
  await unfold(page.getByRole('button', { name: new RegExp(`^${name}`), includeHidden: true }).first())
  await mark.first().click()
  await answerEarly(page, t, page.locator('[aria-pressed=true]', { hasText: t('reminders.doses.taken') }))
  const line = page.getByRole('link', { name: t('waiting.line.other', { count: '2' }) })
  await line.first().waitFor()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/reminders')
  interface List {
    reminders: { id: string; name: string }[]
    doses: { reminderId: string; time: string; state: string }[]
  }
  const arrived = async () => {
    const { reminders, doses } = await ask<List>(api, '/api/reminders')
    return [reminders.map((one) => one.name), doses.map((one) => [one.time, one.state])]
  }
  await expect.poll(arrived, { timeout: 45_000 }).toEqual([[name], [[time, 'taken']]])
  const taken = { name: new RegExp(`^${name}`), pressed: true }
  await unfold(next.getByRole('button', { ...taken, includeHidden: true }).first())
  await next.getByRole('button', taken).first().waitFor()
  expect(pageErrors).toEqual([])
  await leave()
})

test('a dose skipped without a network, and why, arrive together', async () => {
  const jasleen = { username: 'jasleen', name: 'Jasleen Kaur', role: 'patient' } as const
  await register(served.url, jasleen)
  const api = { url: served.url, token: await tokenOf(served.url, jasleen.username) }
  const medicine = { name: 'Metformin', dosage: '', times: [pastDose.time] }
  await ask(api, '/api/reminders', medicine, { 'waited-ms': String(5 * 86_400_000) })
  const options = kept(served.url, { token: api.token, patientHasProfile: '1' })
  const { page, context, t, pageErrors, leave } = await visit(browser, served.url, 'en', undefined, options)
  await page.goto('/reminders')
  await outboxIsThere(page)
  // The worker keeps what is fetched for a skipped dose only.
  await expect.poll(() => page.evaluate(isReasonKept), { timeout: 45_000 }).toBe(true)
  await context.setOffline(true)
  const values = { name: medicine.name, time: pastDose.words }
  const skipped = page.getByRole('button', { name: t('reminders.doses.markSkipped', values), exact: true })
  await skipped.first().click()
  await page.getByRole('button', { name: t('doseReasons.ranOut'), exact: true }).click()
  const because = t('doseReasons.because', { reason: t('doseReasons.ranOut') })
  await page
    .getByRole('button', { name: `${values.name}, ${values.time}: ${because}`, exact: true })
    .waitFor()
  await context.setOffline(false)
  interface List {
    doses: { state: string; reason: string | null }[]
  }
  const arrived = async () =>
    (await ask<List>(api, '/api/reminders')).doses.map(({ state, reason }) => [state, reason])
  await expect.poll(arrived, { timeout: 45_000 }).toEqual([['skipped', 'ranOut']])
  expect(pageErrors).toEqual([])
  await leave()
})

/** In the page: both the part with the buttons and its messages. */
async function isReasonKept(): Promise<boolean> {
  const urls: string[] = []
  for (const name of await caches.keys()) {
    urls.push(...(await (await caches.open(name)).keys()).map(({ url }) => url))
  }
  return ['/skipped-because-', '/dose-reasons-'].every((part) => urls.some((url) => url.includes(part)))
}

test('the page stands when the part that asks why cannot be fetched', async () => {
  const manjit = { username: 'manjit', name: 'Manjit Kaur', role: 'patient' } as const
  await register(served.url, manjit)
  const api = { url: served.url, token: await tokenOf(served.url, manjit.username) }
  const medicine = { name: 'Metformin', dosage: '', times: [pastDose.time] }
  await ask(api, '/api/reminders', medicine, { 'waited-ms': String(5 * 86_400_000) })
  const options = kept(served.url, { token: api.token, patientHasProfile: '1' })
  const { page, t, leave } = await visitWithoutWorker(browser, served.url, 'en', undefined, options)
  await page.goto('/reminders')
  // Not yet loaded again after the failure: that would be the way with a newer version on the server.
  await page.evaluate(() => sessionStorage.setItem('nabz.reloadedAt', String(Date.now())))
  await page.route('**/skipped-because-*', (route) => route.abort())
  const values = { name: medicine.name, time: pastDose.words }
  const mark = { name: t('reminders.doses.markSkipped', values), exact: true }
  await page.getByRole('button', mark).first().click()
  await page
    .getByRole('button', { ...mark, pressed: true })
    .first()
    .waitFor()
  const states = async () =>
    (await ask<{ doses: { state: string }[] }>(api, '/api/reminders')).doses.map(({ state }) => state)
  await expect.poll(states, { timeout: 45_000 }).toEqual(['skipped'])
  await page.getByRole('heading', { name: t('medicines.title') }).waitFor()
  await leave()
})
