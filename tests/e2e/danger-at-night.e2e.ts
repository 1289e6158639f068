import { expect } from '@playwright/test'
import { addDays, dayIn, instantIn } from '../../src/shared/kit/time/town-time.ts'
import place from '../../town.json' with { type: 'json' }
import { computer, openBrowser, phone, visitWithoutWorker } from '../setup/browser.ts'
import { openDemoTown } from '../setup/demo-town.ts'
import { kept, register, tokenOf } from '../setup/entry.ts'
import { ask } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

// In Punjabi, on a phone, at half past eleven at night: clinics are closed, no doctor of this baby, nobody on duty.

/** The server takes due steps at each full minute of its clock. */
const withinMinutes = { timeout: 150_000 }

/** The last half past eleven at night that is over. The clock of the database, which schedules the jobs, is the real one. */
function lastNight(): Date {
  const now = new Date()
  const today = dayIn(place.timeZone, now)
  const tonight = instantIn(place.timeZone, today, '23:30')
  const isOver = now.getTime() - tonight.getTime() > 30 * 60_000
  return isOver ? tonight : instantIn(place.timeZone, addDays(today, -1), '23:30')
}

test('a mother with a feverish baby at night: the question, 108, what to do, the desk at once, and the truth at fifteen minutes', async () => {
  test.setTimeout(400_000)
  const night = lastNight()
  const town = await openDemoTown({
    TEST_CLOCK_AHEAD_MS: String(night.getTime() - Date.now()),
    TEST_CLOCK_STEP_MS: String(16 * 60_000),
    NODE_OPTIONS: `--import ${new URL('../setup/fake-clock-fixed.mjs', import.meta.url).pathname}`,
  })
  const browser = await openBrowser()
  try {
    const { url } = town.served
    await register(url, { username: 'harpreet', name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ', role: 'patient' })
    const mother = await tokenOf(url, 'harpreet')
    const profile = { age: '27', gender: 'Female', address: 'Ghunerki', phone: '5550001234' }
    await ask({ url, token: mother }, '/api/patient/me', { name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ', ...profile })
    const born = addDays(dayIn(place.timeZone, night), -8 * 31).slice(0, 7)
    const baby = { name: 'ਗੁਰਨੂਰ', birthDate: born, gender: 'Male', relation: 'child' }
    await ask({ url, token: mother }, '/api/patients', baby)

    const visitor = await visitWithoutWorker(browser, url, 'pa', phone, kept(url, { token: mother }))
    const desk = await visitWithoutWorker(browser, url, 'pa', computer, town.of('coordinator'))
    for (const { context } of [visitor, desk]) await context.clock.install({ time: night })
    const { page, t } = visitor
    await page.goto('/vitals')
    await page.locator('summary', { hasText: t('people.change') }).click()
    await page.locator('.person-bar').getByRole('button', { name: baby.name }).click()
    // The form of the mother goes with her record.
    await page.locator('.person-bar summary', { hasText: baby.name }).waitFor()
    await page.getByText(t('vitalSigns.types.temperature'), { exact: true }).first().click()
    await page.getByLabel(t('vitals.form.value'), { exact: true }).fill('੧੦੨')
    await page.getByRole('button', { name: t('vitals.form.submit'), exact: true }).click()
    await page.getByRole('heading', { name: t('vitals.question.title') }).waitFor()
    await expect(page.getByRole('link', { name: '108' }).first()).toHaveAttribute('href', 'tel:108')
    await page.getByRole('button', { name: t('vitalSymptoms.symptoms.notDrinking') }).click()
    await page.getByRole('button', { name: t('vitals.question.yes') }).click()
    await page.getByRole('heading', { name: t('vitals.danger.title') }).waitFor()
    await page
      .getByText(/^ਹਸਪਤਾਲ ਦੇ ਡੈਸਕ ਨੂੰ .* ਭੇਜਿਆ ਗਿਆ। ਹਾਲੇ ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ।$/)
      .first()
      .waitFor()

    await desk.page.goto('/desk')
    const task = desk.page.getByRole('option').filter({ hasText: baby.name })
    await task.click()
    const panel = desk.page.locator('.bench-panel')
    await panel.getByRole('link', { name: /5550001234/ }).waitFor()
    expect(await panel.textContent()).not.toContain(t('vitalSymptoms.symptoms.notDrinking'))

    // Nobody answers: she is told so, to ring 108, and where a place is open at this hour.
    town.served.signal('SIGWINCH')
    await page
      .getByText(/^ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ। ਹੁਣੇ 108 ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਇੱਥੇ ਜਾਓ: /)
      .first()
      .waitFor(withinMinutes)

    await page.goto('/emergency#sickChild')
    await expect(page.locator('#sickChild')).toHaveAttribute('open')
    await expect(page.locator('#sickChild').getByText(t('firstAid.cards.sickChild.second'))).toBeVisible()
    expect([...visitor.pageErrors, ...desk.pageErrors]).toEqual([])
  } finally {
    await browser.close()
    await town.served.close()
  }
})
