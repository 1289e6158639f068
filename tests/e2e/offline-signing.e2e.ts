import { expect, type Browser } from '@playwright/test'
import { phone, visit, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { waitUntilRead, waitUntilWhole } from '../setup/kept-answers.ts'
import { ask } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

/** A doctor in a village without a network writes the note of a call and signs it; it arrives later. */
let town: DemoTown
let browser: Browser
let doctor: Visitor | undefined
onDemoTown((opened) => {
  ;({ town, browser } = opened)
})
test.afterEach(async () => {
  await doctor?.leave()
  doctor = undefined
})

const timeout = 30_000
const begun = {
  mode: 'phone',
  consent: 'implied',
  identity: true,
  informant: 'patient',
  complaint: 'Fever since yesterday',
  diagnosis: 'Viral fever',
  diagnosisStatus: 'provisional',
}

/** A call with the patient of the demo town, of which the doctor has written this much on this device. */
async function openCall(): Promise<{ id: string; api: { url: string; token: string } }> {
  const { url } = town.served
  const api = { url, token: town.tokens.doctor }
  const { patients } = await ask<{ patients: { id: string; name: string }[] }>(
    api,
    '/api/doctor/patients?search=Harpreet',
  )
  const own = patients.find(({ name }) => name === 'Harpreet Kaur Sandhu')
  const { id } = await ask<{ id: string }>(api, `/api/patients/${own?.id}/encounters`, {})
  await ask(api, `/api/encounters/${id}/note`, begun)
  doctor = await visit(browser, url, 'en', phone, town.of('doctor'))
  await doctor.page.goto(`/doctor/encounters/${id}`)
  await doctor.page.getByLabel(doctor.t('visitNotes.fields.complaint'), { exact: true }).waitFor()
  await waitUntilRead(doctor.page, 'encounters.read')
  await waitUntilWhole(doctor.page, 'doctor', 'en')
  return { id, api }
}

/** Without a network, after a reload: writes advice and signs. */
async function signOffline({ page, context, t }: Visitor, advice: string): Promise<void> {
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: t('encounters.parts.plan') }).click()
  await page.getByLabel(t('visitNotes.fields.advice'), { exact: true }).fill(advice)
  await page.getByRole('button', { name: t('encounters.sign') }).click()
  await page.getByText(t('encounters.unsent.title')).waitFor({ timeout })
  await page.getByText(advice).waitFor()
  // Nor is it lost when the page is opened again.
  await page.reload()
  await page.getByText(t('encounters.unsent.title')).waitFor({ timeout })
}

test('signed without a network it waits, is sent once there is one, and the patient reads it', async () => {
  const { id, api } = await openCall()
  const { page, context, t, pageErrors } = doctor!
  await signOffline(doctor!, 'Rest, and much to drink')
  // Taken back, and signed again with another word.
  await page.getByRole('button', { name: t('encounters.unsent.takeBack') }).click()
  await page.getByRole('button', { name: t('encounters.parts.plan') }).click()
  const advice = page.getByLabel(t('visitNotes.fields.advice'), { exact: true })
  await expect(advice).toHaveValue('Rest, and much to drink')
  await advice.fill('Rest, and much water')
  await page.getByRole('button', { name: t('encounters.sign') }).click()
  await page.getByText(t('encounters.unsent.title')).waitFor({ timeout })
  expect((await ask<{ status: string }>(api, `/api/encounters/${id}`)).status).toBe('preliminary')

  await context.setOffline(false)
  await page.getByText(t('encounters.addendum.title')).waitFor({ timeout })
  await page.getByText(t('encounters.unsent.title')).waitFor({ state: 'detached' })
  expect(await ask(api, `/api/encounters/${id}`)).toMatchObject({
    status: 'final',
    version: 2,
    note: { ...begun, advice: 'Rest, and much water' },
  })
  expect(pageErrors.filter((line) => !/Failed to load resource|ERR_INTERNET/.test(line))).toEqual([])

  const patient = await visitWithoutWorker(browser, town.served.url, 'pa', phone, town.of('patient'))
  await patient.page.goto('/patient/visits')
  await patient.page.getByText('Rest, and much water').waitFor()
  await patient.leave()
})

test('signed on another device meanwhile, it is that note, and what was typed here is shown', async () => {
  const { id, api } = await openCall()
  const { page, context, t } = doctor!
  await signOffline(doctor!, 'Come again on Monday')
  await ask(api, `/api/encounters/${id}/sign`, { ...begun, advice: 'Rest' })
  await context.setOffline(false)
  await page
    .getByRole('link', { name: /1 needs your answer/ })
    .first()
    .waitFor({ timeout })
  await page.getByText(t('encounters.left')).waitFor({ timeout })
  await page.getByText('Come again on Monday').waitFor()
  expect(await ask(api, `/api/encounters/${id}`)).toMatchObject({
    status: 'final',
    note: { advice: 'Rest' },
  })
  // In the outbox, in plain words, with the way back.
  await page
    .getByRole('link', { name: /1 needs your answer/ })
    .first()
    .click()
  await page.getByText(t('encounters.refusals.alreadySigned')).waitFor()
  await page.getByRole('button', { name: t('waiting.edit') }).click()
  await page.waitForURL(`**/doctor/encounters/${id}`)
  await page.getByText('Come again on Monday').waitFor()
  await page.getByRole('button', { name: t('encounters.forget') }).click()
  await page.getByText('Come again on Monday').waitFor({ state: 'detached' })
})
