import { readFile } from 'node:fs/promises'
import { expect, type Browser } from '@playwright/test'
import type { Bundle } from '@medplum/fhirtypes'
import { addDays, dayIn, instantIn } from '../../src/shared/kit/time/town-time.ts'
import { computer, phone, visitWithoutWorker, type Language, type Visitor } from '../setup/browser.ts'
import { photoOf } from '../setup/documents.ts'
import { kept, password, tokenOf } from '../setup/entry.ts'
import { fhirFaults } from '../setup/fhir-validator.ts'
import { serveBuilt, type Served } from '../setup/served.ts'
import { toNextStep, writeComplaint } from '../setup/booking.ts'
import { agree, fillRegistration, login, send } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'

/**
 * One illness from beginning to end, each by their own browser and language: a patient takes a token at home in Punjabi,
 * is seen in English the next morning, gets the medicines at the counter in Hindi, sends a photo of the report, is
 * reminded, shows the record to a stranger, and takes it along as FHIR.
 */
test.describe.configure({ mode: 'serial' })

const zone = 'Asia/Kolkata'
const halfDayMs = 12 * 3_600_000
const person = { username: 'jasbir', name: 'ਜਸਬੀਰ ਕੌਰ', phone: '5550004321' }
const demoPassword = 'demo1234'

let served: Served
let browser: Browser
let patient: Visitor
let doctor: Visitor
/** Of the prescription, as the patient reads it out. */
let number = ''

/** The server's clock: a Monday evening that has passed, because the database's clock is the real one. */
const eveningAt = lastMonday()
function lastMonday(): number {
  let day = addDays(dayIn(zone, new Date()), -2)
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 1) day = addDays(day, -1)
  return instantIn(zone, day, '21:10').getTime()
}
const behindMs = Date.now() - eveningAt
let passedMs = 0
const townNow = () => Date.now() - behindMs + passedMs

/** For the server, and for the patient, whose browser stays open. */
async function passHalfADay(): Promise<void> {
  served.signal('SIGWINCH')
  passedMs += halfDayMs
  await patient.page.clock.fastForward(halfDayMs)
}

async function enter(language: Language, username?: string, viewport = phone): Promise<Visitor> {
  const stored = username && kept(served.url, { token: await tokenOf(served.url, username, demoPassword) })
  const visitor = await visitWithoutWorker(browser, served.url, language, viewport, stored || {})
  await visitor.page.clock.install({ time: townNow() })
  return visitor
}

test.beforeAll(async ({ browser: shared }) => {
  browser = shared
  served = await serveBuilt({
    program: 'demo',
    env: {
      PATIENT_SESSION_HOURS: '48',
      TEST_CLOCK_AHEAD_MS: String(-behindMs),
      NODE_OPTIONS: `--import ${new URL('../setup/fake-clock-fixed.mjs', import.meta.url).pathname}`,
    },
  })
})
test.afterAll(async () => {
  await patient?.leave()
  await served?.close()
})

test('a token, at home in Punjabi', async () => {
  patient = await enter('pa')
  const { page, t } = patient
  await page.goto('/register')
  await fillRegistration(patient, {
    role: 'patient',
    ...person,
    email: 'jasbir@example.org',
    password,
    confirmPassword: password,
  })
  await agree(patient, 'patient')
  await send(patient, 'register')
  await page.waitForURL('**/login')
  await login(patient, person.username)
  await page.waitForURL('**/profile')
  await page.getByLabel(t('patients.profile.age'), { exact: true }).fill('34')
  await page.getByText(t('patients.genders.Female'), { exact: true }).click()
  await page.getByRole('button', { name: t('patients.profile.save') }).click()
  await page.waitForURL('**/patient')

  await page.goto('/appointments/book')
  await writeComplaint(patient, 'ਤਿੰਨ ਦਿਨ ਤੋਂ ਬੁਖਾਰ')
  await toNextStep(patient)
  await page
    .getByRole('button', {
      name: new RegExp(`^${t('booking.takeToken')} 1: ${t('appointments.tomorrow')}.*Gurpreet Singh Sandhu`),
    })
    .click()
  await page.getByText(t('appointments.sentences.scheduled', { doctor: 'Gurpreet Singh Sandhu' })).waitFor()
})

test('is called the next morning, seen in English, and given tests and medicines', async () => {
  await passHalfADay()
  doctor = await enter('en', 'doctor', computer)
  const { page, t } = doctor
  await page.goto('/doctor/queue')
  const row = page.getByRole('option', { name: new RegExp(person.name) })
  await row.first().waitFor()
  await page.keyboard.press('n')
  await expect(row.first()).toContainText(t('queue.states.inside'))
  await page.keyboard.press('f')
  await page.waitForURL(/\/doctor\/encounters\/./)
  await page.getByLabel(t('encounters.identity', { name: person.name })).check()
  await page.getByLabel(t('visitNotes.fields.complaint'), { exact: true }).fill('Fever for three days')
  await page.getByLabel(t('visitNotes.fields.diagnosis'), { exact: true }).fill('Viral fever')
  await page.getByLabel(t('visitNotes.fields.advice'), { exact: true }).fill('Drink much, rest')
  await page.getByRole('button', { name: t('conditions.none.allergy') }).click()

  await page.getByRole('button', { name: t('encounters.labs') }).click()
  await page.getByRole('button', { name: t('labOrders.order') }).click()
  await page.getByLabel(t('labTests.names.haemoglobin')).check()
  await page.getByLabel(t('labOrders.pregnancies.no'), { exact: true }).check({ force: true })
  await page.getByRole('button', { name: t('labOrders.submit'), exact: true }).click()
  await page.getByText(t('labOrders.ordered')).waitFor()

  await page.getByRole('link', { name: t('encounters.prescribe') }).click()
  // What was asked a moment ago is known here.
  await page.getByText(t('conditions.none.allergy')).waitFor()
  await page.getByLabel(t('prescriptions.patient.address')).fill('Village Rohti, Nabha')
  const search = page.getByRole('combobox', { name: t('prescriptions.search.label') })
  await search.focus()
  await page.keyboard.type('para 500')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('prescriptions.pattern'), { exact: true })).toBeFocused()
  await page.keyboard.type('1-0-1 x 5')
  await page.keyboard.press('Enter')
  await page.getByText(t('prescriptions.patient.pregnancies.no'), { exact: true }).click()
  await page.getByText(t('prescriptions.saves.saved'), { exact: true }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText(t('prescriptions.signed')).waitFor()
  await page.getByRole('link', { name: t('prescriptions.toNote') }).click()
  await page.getByLabel(t('visitNotes.informants.patient'), { exact: true }).check({ force: true })
  await page.getByLabel(t('visitNotes.statuses.provisional'), { exact: true }).check({ force: true })
  await page.getByRole('button', { name: t('encounters.sign') }).click()
  await page.getByText(t('encounters.signed')).waitFor()
})

test('reads the prescription in Punjabi, and one press makes its reminders', async () => {
  const { page, t } = patient
  await page.goto('/prescriptions')
  await page.getByText('ਸਵੇਰੇ 1, ਰਾਤ 1').waitFor()
  number = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(await page.locator('main').innerText())?.[0] ?? ''
  await page.getByRole('button', { name: t('prescriptionCard.remind') }).click()
  await page.getByText(t('prescriptionCard.reminding')).waitFor()
  await page.goto('/reminders')
  await page
    .getByText(/PARACETAMOL/i)
    .first()
    .waitFor()
})

test('gets the medicines at the counter, whose pharmacist sees no diagnosis, in Hindi', async () => {
  const pharmacist = await enter('hi', 'pharmacist')
  const { page, t } = pharmacist
  await page.goto('/')
  await page.waitForURL(/\/pharmacy$/)
  await page.getByLabel(t('dispensing.code')).fill(number)
  await page.getByRole('button', { name: t('dispensing.lookUp') }).click()
  await page
    .getByText(/PARACETAMOL/i)
    .first()
    .waitFor()
  expect(await page.locator('main').innerText()).not.toMatch(/viral/i)
  await page.getByRole('button', { name: t('dispensing.dispense') }).click()
  await page.getByText(t('dispensing.allGiven')).waitFor()
  expect(pharmacist.pageErrors).toEqual([])
  await pharmacist.leave()
  await patient.page.goto('/prescriptions')
  await patient.page.getByText(patient.t('prescriptionCard.dispensed')).waitFor()
})

test('sends a photo of the report, which the doctor sees and answers', async () => {
  {
    const { page, t } = patient
    await page.goto('/labs')
    await page.getByRole('link', { name: t('labs.addReport') }).click()
    const buffer = await photoOf(900, 600)
    await page
      .getByLabel(t('documents.form.choose'), { exact: true })
      .first()
      .setInputFiles({ name: 'report.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByText(/\d+ kB/).waitFor()
    await page.getByRole('button', { name: t('documents.form.submit'), exact: true }).click()
    await page.getByRole('button', { name: new RegExp(`^${t('documents.list.view')}`) }).waitFor()
    await page.goto('/labs')
    await page.getByText(t('labs.sent')).waitFor()
  }
  const { page, t } = doctor
  await page.goto('/doctor/lab-reviews')
  const report = page.getByRole('listitem').filter({ hasText: person.name })
  await report.getByRole('button', { name: new RegExp(`^${t('labOrders.viewReport')}`) }).click()
  await page.getByRole('img').first().waitFor()
  await page.keyboard.press('Escape')
  await report.getByLabel(t('labOrders.reviewNote')).fill('The blood is fine')
  await report.getByRole('button', { name: new RegExp(`^${t('labOrders.review')}`) }).click()
  await page.getByText(t('labOrders.reviewDone')).waitFor()
  expect(doctor.pageErrors).toEqual([])
  await doctor.leave()
  await patient.page.reload()
  await patient.page.getByText('The blood is fine').waitFor()
})

test('is reminded in the evening, and marks the medicine as taken', async () => {
  await passHalfADay()
  const { page, t } = patient
  await page.goto('/patient')
  // The visit is over for the patient, too.
  await expect(page.getByText(t('appointments.status.in-progress'), { exact: true })).toHaveCount(0)
  const take = page.getByRole('button', { name: /Paracetamol/, pressed: false }).first()
  await take.click()
  await page.getByRole('button', { name: /Paracetamol/, pressed: true }).waitFor()
})

test('makes a link for somebody else, who opens it with the PIN', async () => {
  const { page, t } = patient
  await page.goto('/patient/share')
  await page.getByLabel(t('shares.contents.all')).check({ force: true })
  await page.getByLabel(t('shares.lengths.day')).check({ force: true })
  await page.getByRole('button', { name: t('shares.make') }).click()
  await page.getByRole('heading', { name: t('shares.made.title') }).waitFor()
  const pin = (await page.locator('main b').textContent()) ?? ''
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset['copied'] = text
      return Promise.resolve()
    }
  })
  await page.getByRole('button', { name: t('shares.made.copy') }).click()
  const link = (await page.locator('html').getAttribute('data-copied')) ?? ''

  const stranger = await enter('en', undefined, computer)
  const { page: there, t: say } = stranger
  await there.goto(link)
  await there.getByLabel(say('sharedRecord.name')).fill('Dr. Bedi, eye clinic')
  await there.getByLabel(say('sharedRecord.pin'), { exact: true }).fill(pin)
  await there.getByRole('button', { name: say('sharedRecord.open') }).click()
  await there.getByRole('heading', { name: person.name }).waitFor()
  await stranger.leave()
})

test('takes the record along as FHIR, which is valid and has what happened', async () => {
  const { page, t } = patient
  await page.goto('/settings/data')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: t('exports.fhir') }).click()
  await page.getByLabel(t('stepUp.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('stepUp.submit'), exact: true }).click()
  const bundle = JSON.parse(await readFile(await (await coming).path(), 'utf8')) as Bundle
  expect(fhirFaults(bundle)).toEqual([])
  const resources = (bundle.entry ?? []).flatMap(({ resource }) => resource ?? [])
  const medicines = resources.flatMap((one) =>
    one.resourceType === 'MedicationRequest' || one.resourceType === 'MedicationStatement'
      ? [one.medicationCodeableConcept?.text]
      : [],
  )
  expect(medicines).toEqual(['Paracetamol 500 mg, tablet'])
  expect(JSON.stringify(resources)).toContain('Viral fever')
  expect(resources.map(({ resourceType }) => resourceType)).toContain('DocumentReference')
  expect(patient.pageErrors).toEqual([])
})
