import { expect, type Browser } from '@playwright/test'
import type { DemoTown } from '../setup/demo-town.ts'
import { alive, computer, phone, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { findFaults } from '../setup/page-faults.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { languages } from '../setup/page-audits.ts'
import { test } from '../setup/test.ts'

/** A patient records readings in Punjabi; the doctor, in Hindi, is notified of critical ones. */
let town: DemoTown
let browser: Browser
let patient: Visitor
let doctor: Visitor
onDemoTown(async (opened) => {
  ;({ town, browser } = opened)
  patient = await visitWithoutWorker(browser, town.served.url, 'pa', phone, town.of('patient'))
  doctor = await visitWithoutWorker(browser, town.served.url, 'hi', computer, town.of('doctor'))
})

async function choosePressure({ page, t }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t('vitalSigns.types.bloodPressure'), exact: true }).click()
}

async function save({ page, t }: Visitor, value: string): Promise<void> {
  await page.getByLabel(t('vitals.form.value'), { exact: true }).fill(value)
  await page.getByRole('button', { name: t('vitals.form.submit'), exact: true }).click()
}

test.describe('vitals', () => {
  test.describe.configure({ mode: 'serial' })

  test('readings are recorded as people write them, and graded', async () => {
    const { page, t } = patient
    await page.goto('/vitals')
    await page.getByText(t('vitalSigns.types.temperature'), { exact: true }).first().click()
    await save(patient, '੧੦੧.੨')
    await page.getByText(t('vitals.added.typed', { value: '੧੦੧.੨' })).waitFor()
    await page.getByText('101.2 °F (38.4 °C)').first().waitFor()
    await page.getByText(t('vitalSigns.grades.abnormal'), { exact: true }).first().waitFor()
  })

  test('an impossible value is refused with the reason, and stays in the field', async () => {
    const { page, t } = patient
    await page.getByRole('button', { name: t('vitals.added.another') }).click()
    await choosePressure(patient)
    await save(patient, '80/120')
    await page.getByText(t('vitals.fields.pressureOrder')).waitFor()
    expect(await page.getByLabel(t('vitals.form.value'), { exact: true }).inputValue()).toBe('80/120')
  })

  test('a critical value shows what to do now, and appears on the doctor’s open page without a reload', async () => {
    await doctor.page.goto('/doctor')
    await doctor.page
      .getByRole('heading', { level: 2, name: doctor.t('appointments.schedule.today') })
      .waitFor()
    const { page, t } = patient
    await save(patient, '190/120')
    await page.getByRole('button', { name: t('vitals.question.unknown') }).click()
    await page.getByText(t('vitals.danger.title')).waitFor()
    expect(await page.locator('main a[href="tel:108"]').count()).toBe(1)
    expect(await page.locator('main a[href="/hospitals"]').count()).toBe(1)
    await doctor.page
      .getByText(/^एक अलार्म जवाब का इंतज़ार कर रहा है/)
      .first()
      .waitFor()
  })

  test('a typing error: removed, restored, removed for good', async () => {
    const { page, t } = patient
    const remove = page.getByRole('button', { name: /^ਹਟਾਓ.*190\/120 mmHg, / })
    await remove.click()
    await page.getByText(t('vitals.danger.title')).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: t('vitals.list.undo') }).click()
    await page.getByText(t('vitals.list.restored')).waitFor()
    await page.getByText(t('vitals.danger.title')).waitFor()
    await remove.click()
    // It disappears once the server has answered: an earlier reload would abort the request.
    await page.getByText(t('vitals.danger.title')).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: t('vitals.list.title'), exact: true }).waitFor()
    await expect.poll(() => page.getByText('190/120 mmHg').count()).toBe(0)
  })

  test('there were no page errors', () => {
    expect([...patient.pageErrors, ...doctor.pageErrors]).toEqual([])
  })
})

test.describe('accessibility', () => {
  for (const language of languages)
    test(`the full screen, with its tables open and a critical value, in ${language}`, async () => {
      const visitor = await visitWithoutWorker(browser, town.served.url, language, phone, town.of('patient'))
      const { page, t, pageErrors, leave } = visitor
      await page.goto('/vitals')
      await alive(page)
      await page.getByText(t('vitals.trends')).waitFor()
      // By their headings: the table inside an opened trend is a details, too.
      for (const trend of await page.locator('details:has(> summary h3)').all()) {
        await trend.locator('> summary').click()
        await trend.getByText(t('vitalSigns.trend.table')).click()
      }
      await choosePressure(visitor)
      await save(visitor, '190/120')
      await page.getByText(t('vitals.question.title')).waitFor()
      expect(await findFaults(page)).toEqual([])
      await page.getByRole('button', { name: t('vitals.question.unknown') }).click()
      await page.getByText(t('vitals.danger.title')).waitFor()
      expect(await findFaults(page)).toEqual([])
      expect(pageErrors).toEqual([])
      await leave()
    })
})
