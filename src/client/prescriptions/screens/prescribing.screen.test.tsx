import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  listPrescriptionsOfPatient,
  readPrescribing,
  saveDraft,
  signPrescription,
  stopPrescription,
} from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { emptyDraft } from '../../../shared/prescriptions/prescriptions.forms.ts'
import {
  add,
  beADoctor,
  bodies,
  dose,
  open,
  prescribingScreen,
  saved,
  search,
  signed,
  soon,
  type,
} from '../../../../tests/setup/prescribing-form.tsx'
import { deskAnswer, prescriptionAnswer, signedAt } from '../../../../tests/setup/prescription-answers.ts'
import { sentTo, serverSays, show, type Said } from '../../../../tests/setup/screen.tsx'

const offline = (): Said => {
  throw new TypeError('Failed to fetch')
}

beforeEach(beADoctor)

test('is written with the keyboard alone, and saved a moment later with the version it was typed from', async () => {
  open({ version: 4 })
  await add('para 650', '1-0-1 x 5')
  await search().fill('metf')
  await type('{ArrowDown}{ArrowUp}{ArrowDown}{Enter}BD x 30')
  await expect.poll(() => bodies().at(-1)?.items.length, soon).toBe(2)
  expect(bodies().at(-1)).toMatchObject({
    items: [
      { medicine: 'paracetamol', strength: '650 mg', quantity: 10, dose: { kind: 'slots', days: 5 } },
      { medicine: 'metformin', quantity: 60, dose: { days: 30 } },
    ],
  })
  expect(bodies()[0]?.version).toBe(4)
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('by four fields as by a pattern, and the patient’s words beside it', async () => {
  open()
  await add('para 500', '')
  await page.getByLabelText('Morning').fill('1')
  await page.getByLabelText('Night').fill('½')
  await expect.element(dose()).toHaveValue('1-0-½')
  await page.getByLabelText('Days', { exact: true }).fill('3')
  await page.getByText('After food').click()
  await expect.element(page.getByText('ਸਵੇਰੇ 1, ਰਾਤ ½, ਖਾਣੇ ਤੋਂ ਬਾਅਦ, 3 ਦਿਨ')).toBeVisible()
  await page.getByText('हिन्दी', { exact: true }).click()
  await expect.element(page.getByText('सुबह 1, रात ½, खाने के बाद, 3 दिन')).toBeVisible()
})

test('the preview begins in the language of the patient, and the usual validity stands at its field', async () => {
  open({ patient: { ...deskAnswer().patient, language: 'en' } })
  await add('para 500', '1-0-1 x 3')
  const preview = page.getByRole('list').filter({ hasText: 'Morning 1, night 1, for 3 days' })
  await expect.element(preview).toBeVisible()
  await expect.element(page.getByText('The patient agreed to the notice in English.')).toBeVisible()
  await expect.element(page.getByText(/^Empty: until /)).toBeVisible()
  await page.getByLabelText('Valid until').fill('2020-01-01')
  await type('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('From today on')).toBeVisible()
  expect(signed()).toHaveLength(0)
})

test('says at once what the rules refuse, already in the search', async () => {
  open({ mode: 'audio' })
  await expect.element(page.getByText('First consultation: only list O.')).toBeVisible()
  await search().fill('azithromycin 500')
  const why = /^Not named in the guideline as far as we know/
  await expect.element(page.getByRole('option').getByText(why)).toBeVisible()
  await type('{Enter}1-0-0 x 3')
  await expect.element(page.getByRole('alert').getByText(why)).toBeVisible()
  await page.getByRole('button', { name: 'Sign the prescription' }).click()
  await expect.poll(() => signed().length).toBe(0)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect.element(page.getByRole('alert').getByText(why)).not.toBeInTheDocument()
})

test('asks for a reason where the patient is allergic, and says what nobody has asked', async () => {
  open({ record: [{ kind: 'allergy', code: 'nsaids', text: 'Brufen', reaction: 'breathing' }] })
  await expect.element(page.getByText('Nobody has asked yet')).toBeVisible()
  await expect.element(page.getByText(/Brufen · Hard to breathe/)).toBeVisible()
  await add('ibup 400', '1-0-1 x 3')
  await expect.element(page.getByText(/^The patient is allergic to this/)).toBeVisible()
})

test('a follow-up by phone is one by the doctor’s word', async () => {
  open({ mode: 'audio', lastInPerson: '2026-10-01' })
  await page.getByLabelText(/^The same complaint as at the visit in person/).click()
  await expect.element(page.getByText('Follow-up: only what the guideline names.')).toBeVisible()
})

test('asks for a reason where the rules do, and signs with it', async () => {
  open({ current: ['ibuprofen'] })
  await add('diclofenac', '1-0-1 x 3')
  await expect.element(page.getByText('Two painkillers of the same kind (NSAID).')).toBeVisible()
  await type('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Please write why')).toBeVisible()
  await page.getByLabelText('Your reason').fill('The other one ends today')
  serverSays(signPrescription, { body: deskAnswer({ version: 2, signed: [prescriptionAnswer()] }) })
  await type('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Signed. The patient can read it now.')).toBeVisible()
  expect(signed()).toHaveLength(1)
  expect(signed()[0]?.items[0]).toMatchObject({ reason: 'The other one ends today' })
  await expect.element(page.getByText(/^Number K7QM-4XWD/)).toBeVisible()
  await expect.element(search()).not.toBeInTheDocument()
})

test('asks what the profile does not say, at its fields', async () => {
  const patient = { ...deskAnswer().patient, age: null, gender: null, address: '' }
  open({ patient, missing: ['council'] })
  await expect.element(page.getByText(/^Your profile lacks: medical council/)).toBeVisible()
  await add('para 500', '1-0-1 x 3')
  await page.getByRole('button', { name: 'Sign the prescription' }).click()
  await expect.element(page.getByLabelText('Age in years')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Address')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabelText('Age in years').fill('7')
  await expect.element(page.getByLabelText('Weight in kg')).toBeVisible()
  await page.getByText('Male', { exact: true }).click()
  await expect.element(page.getByText('Pregnant or breastfeeding?')).not.toBeInTheDocument()
})

test('every other way of taking a medicine has its fields', async () => {
  open()
  await add('prednisolone', '')
  await page.getByText('In steps', { exact: true }).click()
  await dose().first().fill('2-0-0 x 5')
  await dose().last().fill('1-0-0 x 3')
  await expect
    .element(page.getByText('First 5 days: morning 2; then 3 days: morning 1 · 13 in all'))
    .toBeVisible()
  await page.getByText('When needed', { exact: true }).click()
  await page.getByLabelText('Days', { exact: true }).fill('3')
  await expect.element(page.getByText(/^Only when needed: 1 tablet, at least 6 hours apart/)).toBeVisible()
  await page.getByText('Every few hours', { exact: true }).click()
  await expect.element(page.getByText(/^Every 6 hours while awake: 1 tablet/)).toBeVisible()
})

test('SOS typed as a dose opens the fields of "when needed", with its days', async () => {
  open()
  await add('para 650', 'sos x 3')
  await expect.element(page.getByText(/^Only when needed: 1 tablet, at least 6 hours apart/)).toBeVisible()
  await page.getByText('Times of day', { exact: true }).click()
  await dose().last().fill('PRN x 4')
  await type('{Tab}')
  const amount = page.getByLabelText('At a time', { exact: true })
  await expect.element(amount).toHaveFocus()
  await expect.element(page.getByLabelText('Days', { exact: true })).toHaveValue('4')
})

test('saved elsewhere just before the signature: nothing is signed until the doctor has chosen', async () => {
  const draft = { ...emptyDraft, items: prescriptionAnswer().items.map((item) => ({ ...item, reason: '' })) }
  open({ version: 1, draft })
  await expect.element(dose()).toHaveValue('1-0-1')
  serverSays(signPrescription, () => {
    serverSays(readPrescribing, { body: deskAnswer({ version: 5 }) })
    return { status: 409, refusal: { code: 'savedElsewhere' } }
  })
  await type('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('There it has no medicine.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep what is typed here' }).click()
  serverSays(signPrescription, { body: deskAnswer({ version: 6, signed: [prescriptionAnswer()] }) })
  await type('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Signed. The patient can read it now.')).toBeVisible()
  expect(signed().map(({ version }) => version)).toEqual([1, 5])
})

test('without a network it stays on the device, also over a reload, and is saved later', async () => {
  serverSays(saveDraft, offline)
  open({ version: 1 })
  await add('para 650', '1-0-1 x 5')
  await expect.element(page.getByText(/^Kept on this device/), soon).toBeVisible()
  show(prescribingScreen)
  await expect.element(page.getByRole('heading', { name: '1. PARACETAMOL' }).last()).toBeVisible()
  serverSays(saveDraft, saved)
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Saved', { exact: true }).first(), { timeout: 40_000 }).toBeVisible()
})

test('saved elsewhere: the doctor chooses, and nothing is overwritten before', async () => {
  open()
  await add('para 650', '1-0-1 x 5')
  const theirs = {
    ...emptyDraft,
    items: prescriptionAnswer().items.map((item) => ({ ...item, reason: '' })),
  }
  serverSays(saveDraft, () => {
    serverSays(readPrescribing, { body: deskAnswer({ version: 7, draft: theirs }) })
    return { status: 409, refusal: { code: 'savedElsewhere' } }
  })
  await expect.element(page.getByText('There it has: Paracetamol'), soon).toBeVisible()
  serverSays(saveDraft, saved)
  await page.getByRole('button', { name: 'Keep what is typed here' }).click()
  await expect.poll(() => bodies().at(-1)?.version, soon).toBe(7)
  expect(bodies().at(-1)?.items).toMatchObject([{ strength: '650 mg' }])
})

test('as last time: the medicines come into the form, without their reasons', async () => {
  serverSays(listPrescriptionsOfPatient, { body: { prescriptions: [prescriptionAnswer()], next: null } })
  open()
  await expect
    .element(page.getByText(/^Saturday, 21 November, Dr. Navjot Kaur Gill: Paracetamol/))
    .toBeVisible()
  await type('{Alt>}l{/Alt}')
  await expect.element(dose()).toHaveValue('1-0-1')
  await expect.element(page.getByText('Morning 1, night 1, after food, for 5 days · 10 in all')).toBeVisible()
  await type('{Alt>}l{/Alt}')
  await expect.element(page.getByRole('heading', { name: '2. PARACETAMOL' })).not.toBeInTheDocument()
})

test('a signed one is only stopped, with a reason', async () => {
  open({ version: 2, signed: [prescriptionAnswer()] })
  await page.getByRole('button', { name: /^Stop this prescription/ }).click()
  await page.getByRole('button', { name: 'Stop it', exact: true }).click()
  await expect.element(page.getByLabelText('Why')).toHaveAttribute('aria-invalid', 'true')
  const stopped = prescriptionAnswer({ status: 'stopped', stoppedAt: signedAt, stopReason: 'A rash' })
  serverSays(stopPrescription, () => {
    serverSays(readPrescribing, { body: deskAnswer({ version: 2, signed: [stopped] }) })
    return { body: stopped }
  })
  await page.getByLabelText('Why').fill('A rash')
  await page.getByRole('button', { name: 'Stop it', exact: true }).click()
  await expect.element(page.getByText(/^Stopped on .*: A rash/)).toBeVisible()
  expect(sentTo(stopPrescription)[0]?.body).toEqual({ reason: 'A rash' })
  await page.getByRole('button', { name: 'Write another prescription' }).click()
  await expect.element(search()).toBeVisible()
})

test('of somebody else it is not found', async () => {
  serverSays(readPrescribing, { status: 404, refusal: { code: 'notFound' } })
  show(prescribingScreen)
  await expect.element(page.getByText('This visit is not yours, or has not begun')).toBeVisible()
})
