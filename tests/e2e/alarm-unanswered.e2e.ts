import { expect } from '@playwright/test'
import { computer, openBrowser, phone, visitWithoutWorker } from '../setup/browser.ts'
import { openDemoTown } from '../setup/demo-town.ts'
import { sizes } from '../setup/layout.ts'
import { findLayoutFaults } from '../setup/layout-rules.ts'
import { findAxeFaults, findFaults } from '../setup/page-faults.ts'
import { test } from '../setup/test.ts'

/** The server takes due steps at each full minute of its clock. */
const withinMinutes = { timeout: 150_000 }

test('a critical reading with all doctors offline: the desk at ten minutes, the patient knows at fifteen', async () => {
  test.setTimeout(400_000)
  // Each signal moves the clock on: beyond the desk's time, and then beyond the patient's. It is behind the database's,
  // which is the real one and schedules the jobs.
  const town = await openDemoTown({
    TEST_CLOCK_AHEAD_MS: String(-30 * 60_000),
    TEST_CLOCK_STEP_MS: String(10 * 60_000 + 55_000),
    NODE_OPTIONS: `--import ${new URL('../setup/fake-clock-fixed.mjs', import.meta.url).pathname}`,
  })
  const browser = await openBrowser()
  try {
    const { url } = town.served
    const patient = await visitWithoutWorker(browser, url, 'pa', phone, town.of('patient'))
    const desk = await visitWithoutWorker(browser, url, 'pa', computer, town.of('coordinator'))
    await desk.page.goto('/desk')
    const { page, t } = patient
    await page.goto('/vitals')
    await page.getByRole('button', { name: t('vitalSigns.types.bloodPressure'), exact: true }).click()
    await page.getByLabel(t('vitals.form.value'), { exact: true }).fill('੧੯੦/੧੨੦')
    await page.getByRole('button', { name: t('vitals.form.submit'), exact: true }).click()
    await page.getByRole('button', { name: t('vitals.question.unknown') }).click()
    await page
      // No doctor has a device, and the desk has not sent the text messages.
      .getByText(/^ਡਾ\. .* ਤੱਕ ਹਾਲੇ ਖ਼ਬਰ ਨਹੀਂ ਪਹੁੰਚੀ। ਹਸਪਤਾਲ ਨੇ ਮੈਸੇਜ ਭੇਜਣਾ ਹੈ।$/)
      .first()
      .waitFor(withinMinutes)
    const name = await page.evaluate(async () => {
      const token = localStorage.getItem('token') ?? ''
      const answer = await fetch('/api/patient/me', { headers: { authorization: `Bearer ${token}` } })
      return ((await answer.json()) as { name: string }).name
    })
    const task = desk.page
      .getByRole('option')
      .filter({ hasText: name })
      .filter({ hasText: desk.t('deskBench.urgencies.critical') })
    expect(await task.count()).toBe(0)

    // Away from the desk: the bar comes by itself, and leads there.
    await desk.page.goto('/volunteer')
    await desk.page.locator('h1').waitFor()
    town.served.signal('SIGWINCH')
    await desk.page.getByRole('alert').waitFor(withinMinutes)
    expect([...(await findAxeFaults(desk.page)), ...(await findFaults(desk.page))]).toEqual([])
    for (const size of sizes) {
      await desk.page.setViewportSize(size)
      expect(await findLayoutFaults(desk.page)).toEqual([])
    }
    await desk.page.getByRole('link', { name: 'ਅਲਾਰਮ ਵੇਖੋ' }).click()
    await task.click()
    const panel = desk.page.locator('.bench-panel')
    await panel.getByRole('heading', { name }).waitFor()
    await panel.locator('a[href^="tel:"]').waitFor()
    expect(`${await task.textContent()} ${await panel.textContent()}`).not.toContain('190')
    expect([...(await findAxeFaults(desk.page)), ...(await findFaults(desk.page))]).toEqual([])

    town.served.signal('SIGWINCH')
    await page
      .getByText(/^ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ। ਹੁਣੇ 108 ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਇੱਥੇ ਜਾਓ: /)
      .first()
      .waitFor(withinMinutes)
    expect([...(await findAxeFaults(page)), ...(await findFaults(page))]).toEqual([])

    await panel.getByRole('button', { name: desk.t('alarmDesk.outcomes.phoned') }).click()
    await task.waitFor({ state: 'detached' })
    await page
      .getByText(/^ਹਸਪਤਾਲ ਦੇ ਡੈਸਕ ਅਨੁਸਾਰ ਤੁਹਾਡੇ ਨਾਲ ਫ਼ੋਨ ’ਤੇ ਗੱਲ ਹੋ ਗਈ ਹੈ।/)
      .first()
      .waitFor()
    expect([...patient.pageErrors, ...desk.pageErrors]).toEqual([])
  } finally {
    await browser.close()
    await town.served.close()
  }
})
