import { expect } from '@playwright/test'
import { addDays } from '../../src/shared/kit/time/town-time.ts'
import { endOnServer, register } from '../setup/entry.ts'
import { waitUntilWhole } from '../setup/kept-answers.ts'
import { actions } from '../setup/every-action.ts'
import {
  ask,
  measure,
  changeAddress,
  requestVisit,
  pastDose,
  takeDose,
  todayInTown,
  type Action,
} from '../setup/offline-actions.ts'
import { login } from '../setup/sign-in.ts'
import { onWritingPhone, timeoutMs, writer } from '../setup/writing-phone.ts'
import { test } from '../setup/test.ts'

/** What a patient writes offline is kept, and arrives exactly once, whatever happens in between. */
const at = onWritingPhone()

test.describe('while offline', () => {
  for (const make of actions)
    test(`${make.name} is kept, shown as queued, and arrives once`, async () => {
      const action = at.make(make)
      const { page, context, t } = await at.pressWithoutNetwork(action)
      await page
        .getByRole('link', { name: t('waiting.title') })
        .first()
        .waitFor()
      expect(await at.line().innerText()).toContain('1 waiting to send')
      expect(await action.count()).toBe(0)
      await context.setOffline(false)
      await at.line().waitFor({ state: 'detached', timeout: timeoutMs })
      expect(await action.count()).toBe(1)
    })
})

test.describe('interruptions', () => {
  test('three days of doses and readings, written offline, keep their days', async () => {
    const pill = at.make(takeDose)
    await at.open(pill)
    const { page, context, t } = at.visitor()
    const days = [0, -1, -2].map((ago) => addDays(todayInTown(), ago))
    await page.getByText(t('medicines.doses.earlier')).click()
    await context.setOffline(true)
    const time = pastDose.words
    const today = t('reminders.doses.markTaken', { name: pill.what.replace('dose of ', ''), time })
    // Buttons for earlier days name the day before the time.
    const name = new RegExp(`^${today.replace(time, `(.* )?${time}`)}$`)
    for (const [ago] of days.entries()) await page.getByRole('button', { name }).nth(ago).click()
    await expect.poll(() => at.line().innerText(), { timeout: timeoutMs }).toContain('3 waiting to send')
    await context.setOffline(false)
    await at.nothingWaits()
    expect(await pill.count()).toBe(3)
    const { doses } = await ask<{ doses: { day: string }[] }>(at.api, '/api/reminders')
    for (const day of days) expect(doses.some((dose) => dose.day === day)).toBe(true)

    const rate = at.make(measure)
    await at.open(rate)
    await context.setOffline(true)
    for (const day of days) {
      await rate.prepare(at.visitor())
      await page.getByRole('button', { name: t('vitals.form.otherDay'), exact: true }).click()
      await page.getByLabel(t('vitals.form.date'), { exact: true }).fill(day)
      await rate.press(at.visitor())
      await page.getByText(t('vitals.added.another')).click()
    }
    await expect.poll(() => at.line().innerText(), { timeout: timeoutMs }).toContain('3 waiting to send')
    await context.setOffline(false)
    await at.nothingWaits()
    const { readings } = await ask<{ readings: { date: string; value: string }[] }>(at.api, '/api/vitals')
    const value = rate.what.replace('vital ', '')
    expect(readings.filter((one) => one.value === value).map(({ date }) => date)).toEqual(days)
  })

  test('a time that was taken meanwhile comes back as a question with free times; the chosen one is sent', async () => {
    const options = at.make(requestVisit)
    const { page, context, t } = await at.pressWithoutNetwork(options)
    // On another phone, the same person requests the same time.
    const all = () => ask<{ date: string; time: string }[]>(at.api, '/api/appointments')
    const before = (await all()).length
    await ask(at.api, '/api/appointments', { ...wishOf(options), type: 'in-person', specialization: '' })
    await context.setOffline(false)
    await page.goto('/waiting')
    await page.getByText(t('waiting.freeTimes')).waitFor({ timeout: timeoutMs })
    expect(await at.line().innerText()).toContain('1 needs your answer')
    // In clinic hours, which depend on the day.
    await page
      .getByRole('button', { name: /\d:\d\d/ })
      .first()
      .click()
    await page.getByText(t('waiting.none')).waitFor({ timeout: timeoutMs })
    expect((await all()).length).toBe(before + 2)
  })

  test('two tabs send each once, in order', async () => {
    const first = at.visitor()
    const appContext = [at.make(changeAddress), at.make(changeAddress)] as const
    await at.open(appContext[0])
    await at.openTab()
    await at.visitor().page.goto('/vitals')
    await first.context.setOffline(true)
    await appContext[0].press(first)
    await first.page.getByText(first.t('waiting.kept')).first().waitFor()
    await appContext[1].prepare(first)
    await appContext[1].press(first)
    await expect.poll(() => at.line().innerText(), { timeout: timeoutMs }).toContain('2 waiting to send')
    await first.context.setOffline(false)
    await at.line().waitFor({ state: 'detached', timeout: timeoutMs })
    expect(await appContext[1].count()).toBe(1)
    await first.page.close()
  })

  test('when nothing can be stored it says so, and keeps the typed text', async () => {
    const action = at.make(measure)
    await at.open(action)
    const { page, context, t } = at.visitor()
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    })
    await context.setOffline(true)
    await action.press(at.visitor())
    await page.getByText(t('waiting.refusals.notKept')).waitFor()
    expect(await page.getByLabel(t('vitals.form.value'), { exact: true }).inputValue()).not.toBe('')
    await context.setOffline(false)
    await action.press(at.visitor())
    await page.getByText(t('vitals.added.another')).waitFor()
    expect(await action.count()).toBe(1)
  })

  test('a session that ended meanwhile: writes are kept, and sent once the person signs in again', async () => {
    const action = at.make(measure)
    const { page, context } = await at.pressWithoutNetwork(action)
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await endOnServer(at.api.url, token)
    await context.setOffline(false)
    await page.waitForURL('**/login', { timeout: timeoutMs })
    expect(await action.count()).toBe(0)
    await login(at.visitor(), writer.username)
    await page.waitForURL((url) => url.pathname !== '/login')
    await expect.poll(action.count, { timeout: timeoutMs }).toBe(1)
  })

  test('signing out asks about queued writes; when kept, nobody else sees them, and they are sent after the next sign-in', async () => {
    const action = at.make(measure)
    await at.visitor().page.goto('/')
    await waitUntilWhole(at.visitor().page, 'patient', 'en')
    const { page, context, t } = await at.pressWithoutNetwork(action)
    await page.locator('summary', { hasText: t('frame.user.open', { name: writer.name }) }).click()
    await page.getByRole('button', { name: t('frame.user.logout') }).click()
    await page.getByRole('button', { name: t('waiting.leaving.keep') }).click()
    await page.waitForURL('**/login')
    await page.getByText(t('waiting.onPhone.one', { count: '1' })).waitFor()
    await context.setOffline(false)
    const next = { username: 'gurdev', name: 'Gurdev Singh', role: 'patient' } as const
    await register(at.api.url, next)
    await login(at.visitor(), next.username)
    await page.waitForURL((url) => url.pathname !== '/login')
    await page.goto('/waiting')
    await page.getByText(t('waiting.none')).waitFor()
    expect(await action.count()).toBe(0)
    await page.locator('summary', { hasText: t('frame.user.open', { name: next.name }) }).click()
    await page.getByRole('button', { name: t('frame.user.logout') }).click()
    await page.waitForURL('**/login')
    await login(at.visitor(), writer.username)
    await expect.poll(action.count, { timeout: timeoutMs }).toBe(1)
  })
})

test('at the end the server has no duplicates', () => at.hasNothingTwice())

function wishOf(action: Action): { date: string; time: string } {
  return { date: action.what.slice(-10), time: '10:15' }
}
