import { expect, type Browser } from '@playwright/test'
import { computer, phone, visitWithoutWorker } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { photoOf } from '../setup/documents.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { findFaults } from '../setup/page-faults.ts'
import { ask } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'
import { unfold } from '../setup/unfold.ts'

/** A doctor prescribes in English with the keyboard; the patient reads it in Punjabi. */
let town: DemoTown
let browser: Browser
onDemoTown((opened) => {
  ;({ town, browser } = opened)
})

const byDoctor = () => ({ url: town.served.url, token: town.tokens.doctor })

/** The patient of the demo town, as the doctor finds them. */
async function findPatient(): Promise<string | undefined> {
  const { patients } = await ask<{ patients: { id: string; name: string }[] }>(
    byDoctor(),
    '/api/doctor/patients?search=Harpreet',
  )
  return patients.find(({ name }) => name === 'Harpreet Kaur Sandhu')?.id
}

/** A call with that patient. */
async function openCall(): Promise<string> {
  const path = `/api/patients/${await findPatient()}/encounters`
  return (await ask<{ id: string }>(byDoctor(), path, {})).id
}

async function verifyPathOf(id: string): Promise<string> {
  const api = byDoctor()
  const { signed } = await ask<{ signed: { verifyPath: string }[] }>(
    api,
    `/api/encounters/${id}/prescriptions`,
  )
  return signed[0]?.verifyPath ?? ''
}

/** Signs a prescription of two medicines in this call. */
async function signOne(id: string): Promise<void> {
  const api = byDoctor()
  const items = ['paracetamol', 'oral-rehydration-salts'].map((medicine) => ({
    medicine,
    form: medicine === 'paracetamol' ? 'tablet' : 'sachet',
    strength: medicine === 'paracetamol' ? '650 mg' : '21 g',
    dose: { kind: 'slots', amounts: { morning: 1, noon: 0, evening: 0, night: 1 }, every: 1, days: 5 },
    food: 'after',
    quantity: 10,
    refills: 1,
  }))
  const { version } = await ask<{ version: number }>(api, `/api/encounters/${id}/prescriptions`)
  await ask(api, `/api/encounters/${id}/prescriptions/sign`, {
    items,
    pregnancy: 'no',
    version,
    advice: 'Rest',
  })
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

  // Whoever scans the code reads that it is genuine, and nothing of the patient.
  const shop = await visitWithoutWorker(browser, url, 'hi', phone)
  await shop.page.goto(await verifyPathOf(id))
  await shop.page.getByText(shop.t('prescriptionCheck.active')).waitFor()
  expect(await shop.page.locator('main').innerText()).not.toMatch(/Harpreet|PARACETAMOL/i)
  await shop.page.goto('/verify/K7QM4XWD-AAAAAAAAAAAAAAAAAAAA')
  await shop.page.getByText(shop.t('prescriptionCheck.unknown')).waitFor()

  await page.getByRole('button', { name: t('prescriptions.stop.open') }).click()
  await page.getByLabel(t('prescriptions.stop.reason')).fill('A rash')
  await page.getByRole('button', { name: t('prescriptions.stop.stop'), exact: true }).click()
  await page.getByText(t('prescriptions.stop.done')).waitFor()
  await patient.page.reload()
  await patient.page.getByText(patient.t('prescriptionCard.stoppedLead')).waitFor()
  await patient.page.getByText('A rash', { exact: false }).waitFor()

  await shop.page.goto(await verifyPathOf(id))
  await shop.page.getByText(shop.t('prescriptionCheck.stopped')).waitFor()

  await page.getByRole('link', { name: t('prescriptions.toNote') }).click()
  await page.getByRole('link', { name: /^Prescription: 2 medicines/ }).waitFor()
  expect([...doctor.pageErrors, ...patient.pageErrors]).toEqual([])
  // The browser logs the answer 404 of the unknown code.
  expect(shop.pageErrors.filter((error) => !error.includes('404'))).toEqual([])
  await shop.leave()
  await doctor.leave()
  await patient.leave()
})

test('a photo of the paper signed by hand is added by the doctor, and opened by the patient in Punjabi', async () => {
  const { url } = town.served
  const id = await openCall()
  await signOne(id)
  const doctor = await visitWithoutWorker(browser, url, 'en', phone, town.of('doctor'))
  await doctor.page.goto(`/doctor/encounters/${id}/prescription`)
  await doctor.page.getByRole('button', { name: doctor.t('signedPaper.open') }).click()
  const chosen = { name: 'paper.jpg', mimeType: 'image/jpeg', buffer: await photoOf(600, 800) }
  const input = doctor.page.getByLabel(doctor.t('documents.form.choose'), { exact: true }).first()
  await input.setInputFiles(chosen)
  await doctor.page.getByRole('button', { name: doctor.t('signedPaper.add'), exact: true }).click()
  await doctor.page.getByRole('button', { name: doctor.t('prescriptionCard.paper') }).waitFor()

  const patient = await visitWithoutWorker(browser, url, 'pa', phone, town.of('patient'))
  await patient.page.goto('/prescriptions')
  await patient.page
    .getByRole('heading', { name: patient.t('prescriptionCard.code') })
    .first()
    .click()
  await patient.page.getByText('ਡਾਕਟਰ ਨੇ ਕਾਗਜ਼ ’ਤੇ ਹੱਥ ਨਾਲ ਵੀ ਦਸਤਖ਼ਤ ਕੀਤੇ ਹਨ।', { exact: false }).waitFor()
  await patient.page.getByRole('button', { name: 'ਸਾਈਨ ਕੀਤੀ ਪਰਚੀ ਦੀ ਫ਼ੋਟੋ' }).click()
  const picture = patient.page.getByRole('dialog').getByRole('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(800)

  const shop = await visitWithoutWorker(browser, url, 'pa', phone)
  await shop.page.goto(await verifyPathOf(id))
  await shop.page.getByText(shop.t('prescriptionCheck.hasPaper')).waitFor()
  for (const { pageErrors, leave } of [doctor, patient, shop]) {
    expect(pageErrors).toEqual([])
    await leave()
  }
})

test('a patient stops a prescribed medicine without a network and says why; the doctor reads it', async () => {
  const { url } = town.served
  await signOne(await openCall())
  const patient = await visitWithoutWorker(browser, url, 'pa', phone, town.of('patient'))
  const { page, t, context } = patient
  await page.goto('/prescriptions')
  await page
    .getByRole('button', { name: t('prescriptionCard.remind') })
    .first()
    .click()
  await page.getByText(t('prescriptionCard.reminding'), { exact: true }).first().waitFor()
  await page.goto('/reminders')
  const named = { name: 'Paracetamol 650 mg' }
  const remove = page.getByRole('button', { name: t('medicines.list.removeOf', named), includeHidden: true })
  await unfold(remove)
  await remove.click()
  await page.getByRole('group', { name: t('stopReasons.ask', named) }).waitFor()
  expect(await findFaults(page)).toEqual([])
  await context.setOffline(true)
  await page.getByRole('button', { name: t('stopReasons.ill'), exact: true }).click()
  await page.getByText(t('stopReasons.tell'), { exact: true }).waitFor()
  await context.setOffline(false)
  const api = { url, token: town.tokens.patient }
  interface List {
    reminders: { name: string; removedBecause: string | null }[]
  }
  const told = async () =>
    (await ask<List>(api, '/api/reminders')).reminders.find(({ name }) => name === named.name)?.removedBecause
  await expect.poll(told, { timeout: 45_000 }).toBe('ill')

  const doctor = await visitWithoutWorker(browser, url, 'en', phone, town.of('doctor'))
  await doctor.page.goto(`/doctor/patients/${await findPatient()}`)
  const reason = doctor.t('stopReasons.ill')
  await doctor.page.getByText(`${doctor.t('doseReasons.ofPatient.removed')}: ${reason}`).waitFor()
  for (const { pageErrors, leave } of [doctor, patient]) {
    expect(pageErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await leave()
  }
})

test('on paper it is one sheet of A5 in each language, with all that the rules ask for', async () => {
  const id = await openCall()
  await signOne(id)
  for (const language of ['en', 'hi', 'pa'] as const) {
    const { page, t, leave } = await visitWithoutWorker(
      browser,
      town.served.url,
      language,
      phone,
      town.of('patient'),
    )
    // The button prints the prescription alone; the browser's own dialog is not opened here.
    await page.addInitScript(() => {
      globalThis.print = () => undefined
    })
    await page.goto('/prescriptions')
    await page
      .getByRole('button', { name: t('prescriptionCard.print') })
      .first()
      .click()
    await page.locator('figure svg').first().waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    const paper = page.locator('.prescription-paper').first()
    const text = await paper.innerText()
    for (const part of ['PARACETAMOL 650 mg', 'Harpreet Kaur Sandhu', 'Punjab Medical Council'])
      expect(text).toContain(part)
    expect(text).toContain(t('prescriptionCard.signature'))
    expect(text).toContain(t('prescriptionCard.tele'))
    expect(text).toContain(t('prescriptionCard.genders.Female'))
    await expect(paper.locator('figure svg')).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    // 148 by 210 mm in points.
    expect(pdf).toMatch(/\/MediaBox \[0 0 (?:419|420)[.\d]* 59[45]/)
    await leave()
  }
})
