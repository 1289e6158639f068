import { expect, type Browser } from '@playwright/test'
import { phone, visitWithoutWorker } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { ask } from '../setup/offline-actions.ts'
import { findAxeFaults, findFaults } from '../setup/page-faults.ts'
import { test } from '../setup/test.ts'

/** A doctor marks a visit as a medico-legal case and enters its end; the patient's own phone says nothing of it. */
let town: DemoTown
let browser: Browser
onDemoTown((opened) => {
  ;({ town, browser } = opened)
})

test('a case is marked and ended, and the patient’s screens do not show it', async () => {
  const { url } = town.served
  const api = { url, token: town.tokens.doctor }
  const { patients } = await ask<{ patients: { id: string; name: string }[] }>(
    api,
    '/api/doctor/patients?search=Harpreet',
  )
  const patientId = patients.find(({ name }) => name === 'Harpreet Kaur Sandhu')?.id
  const { id } = await ask<{ id: string }>(api, `/api/patients/${patientId}/encounters`, {})
  const doctor = await visitWithoutWorker(browser, url, 'en', phone, town.of('doctor'))
  const patient = await visitWithoutWorker(browser, url, 'en', phone, town.of('patient'))
  const { page, t } = doctor
  await page.goto(`/doctor/encounters/${id}`)
  await page.getByRole('button', { name: t('encounters.legalHolds') }).click()
  await page.getByRole('button', { name: t('legalholds.mark') }).click()
  await page.getByLabel(t('legalholds.number.medicoLegal')).fill('MLR 31/26')
  await page.getByLabel(t('legalholds.policeStation')).fill('Kotwali Nabha')
  expect([...(await findAxeFaults(page)), ...(await findFaults(page))]).toEqual([])
  await page.getByRole('button', { name: t('legalholds.save'), exact: true }).click()
  await page.getByText(t('legalholds.open')).waitFor()
  await page.getByText(/MLR 31\/26 · .*Kotwali Nabha/).waitFor()

  await page.goto(`/doctor/patients/${patientId}`)
  await page.getByRole('button', { name: t('doctorPatients.notes') }).click()
  await page.getByRole('button', { name: t('encounters.legalHolds') }).click()
  await page.getByRole('button', { name: t('legalholds.end') }).click()
  const today = await page.getByLabel(t('legalholds.endedOn')).getAttribute('max')
  await page.getByLabel(t('legalholds.endedOn')).fill(today ?? '')
  await page.getByRole('button', { name: t('legalholds.endSave') }).click()
  await page.getByText(/^Ended on /).waitFor()
  expect([...(await findAxeFaults(page)), ...(await findFaults(page))]).toEqual([])

  for (const path of [
    '/patient',
    '/patient/records',
    '/patient/visits',
    '/patient/access-log',
    '/settings/data',
  ]) {
    await patient.page.goto(path)
    await patient.page.getByRole('heading', { level: 1 }).waitFor()
    // Waits until the page is whole.
    expect(await findFaults(patient.page)).toEqual([])
    expect(await patient.page.locator('body').textContent()).not.toMatch(
      /medico-legal|Kotwali|MLR|kept by law/i,
    )
  }
  await patient.page.goto('/settings/close')
  // The same words for everybody.
  await patient.page.getByText(t('accountSecurity.close.patient.longer')).waitFor()
  await doctor.leave()
  await patient.leave()
})
