import { expect, type Browser } from '@playwright/test'
import { visit } from '../setup/browser.ts'
import { kept, register, tokenOf } from '../setup/entry.ts'
import { answerEarly } from '../setup/early-dose.ts'
import { ask, outboxIsThere } from '../setup/offline-actions.ts'
import type { Served } from '../setup/served.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

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
  await context.setOffline(true)
  const name = 'ਖੰਘ ਦੀ ਦਵਾਈ'
  const mark = page.getByRole('button', { name: new RegExp(`^${name}, .*${t('reminders.doses.taken')}`) })
  // Still ahead today: if the minute passed while typing, the first dose would be tomorrow's.
  const time = '23:59'
  await page.getByLabel(t('reminderForm.name'), { exact: true }).fill(name)
  await page.getByLabel(t('reminderForm.time'), { exact: true }).fill(time)
  await page.getByRole('button', { name: t('reminderForm.save'), exact: true }).click()
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
  await next
    .getByRole('button', { name: new RegExp(`^${name}`), pressed: true })
    .first()
    .waitFor()
  expect(pageErrors).toEqual([])
  await leave()
})
