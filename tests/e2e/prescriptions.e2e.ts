import { expect, type Browser } from '@playwright/test'
import { computer, phone, visitWithoutWorker } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { ask } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

/** A doctor prescribes in English with the keyboard; the patient reads it in Punjabi. */
let town: DemoTown
let browser: Browser
onDemoTown((opened) => {
  ;({ town, browser } = opened)
})

/** A call with the patient of the demo town, by the doctor. */
async function openCall(): Promise<string> {
  const of = (token: string) => ({ url: town.served.url, token })
  const { patients } = await ask<{ patients: { id: string; name: string }[] }>(
    of(town.tokens.doctor),
    '/api/doctor/patients?search=Harpreet',
  )
  const own = patients.find(({ name }) => name === 'Harpreet Kaur Sandhu')
  const { id } = await ask<{ id: string }>(of(town.tokens.doctor), `/api/patients/${own?.id}/encounters`, {})
  return id
}

test('is written by keyboard, read in Punjabi, and stopped', async () => {
  const { url } = town.served
  const id = await openCall()
  const doctor = await visitWithoutWorker(browser, url, 'en', computer, town.of('doctor'))
  const { page, t } = doctor
  await page.goto(`/doctor/encounters/${id}`)
  await page.getByRole('link', { name: t('encounters.prescribe') }).click()
  const search = page.getByRole('combobox', { name: t('prescriptions.search.label') })
  await search.focus()
  const dose = page.getByLabel(t('prescriptions.pattern'), { exact: true })
  const add = async (name: string, pattern: string) => {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(dose.last()).toBeFocused()
    await page.keyboard.type(pattern)
    await page.keyboard.press('Enter')
    await expect(search).toBeFocused()
  }
  await add('oral rehydration', '1-1-1 x 3')
  // Five grams on one day: more than the most.
  await add('para 1000', '2-1-2 x 5')
  await page.getByText(t('prescriptions.concerns.aboveMost')).waitFor()
  // What is missing gets the cursor, from top to bottom.
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel(t('prescriptions.patient.pregnancies.no'))).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  const reason = page.getByLabel(t('prescriptions.reason'))
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await expect(reason).toBeFocused()
  await page.keyboard.type('Only for two days, then less')
  await page.getByText(t('prescriptions.saves.saved'), { exact: true }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText(t('prescriptions.signed')).waitFor()
  await page.getByText('PARACETAMOL 1000 mg').waitFor()

  const patient = await visitWithoutWorker(browser, url, 'pa', phone, town.of('patient'))
  await patient.page.goto('/prescriptions')
  await patient.page.getByText('ਸਵੇਰੇ 2, ਦੁਪਹਿਰੇ 1, ਰਾਤ 2, 5 ਦਿਨ').waitFor()
  await patient.page.getByText('ORAL REHYDRATION SALTS').waitFor()

  await page.getByRole('button', { name: t('prescriptions.stop.open') }).click()
  await page.getByLabel(t('prescriptions.stop.reason')).fill('A rash')
  await page.getByRole('button', { name: t('prescriptions.stop.stop'), exact: true }).click()
  await page.getByText(t('prescriptions.stop.done')).waitFor()
  await patient.page.reload()
  await patient.page.getByText(patient.t('prescriptionCard.stoppedLead')).waitFor()
  await patient.page.getByText('A rash', { exact: false }).waitFor()

  await page.getByRole('link', { name: t('prescriptions.toNote') }).click()
  await page.getByRole('link', { name: /^Prescription: 2 medicines/ }).waitFor()
  expect([...doctor.pageErrors, ...patient.pageErrors]).toEqual([])
  await doctor.leave()
  await patient.leave()
})
