import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listConditionsOfPatient } from '../../../shared/conditions/conditions.doctor.endpoints.ts'
import {
  amendNote,
  listNotesOfPatient,
  readEncounter,
  saveNote,
  signNote,
} from '../../../shared/encounters/encounters.endpoints.ts'
import { emptyNote, type NoteDraft } from '../../../shared/encounters/encounters.forms.ts'
import { readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { listPrescriptionsOfPatient } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { listPatientMedicines } from '../../../shared/reminders/reminders.endpoints.ts'
import { listPatientVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { PathParams } from '../../platform/browser/navigation.tsx'
import {
  begunNote,
  encounterAnswer,
  signedAnswer,
  signedNote,
} from '../../../../tests/setup/encounter-answers.ts'
import {
  openDevice,
  sentTo,
  serverSays,
  show,
  type Said,
  type Sent,
} from '../../../../tests/setup/screen.tsx'
import { readingAnswer } from '../../../../tests/setup/vital-answers.ts'
import { Screen } from './encounter.screen.tsx'

const shown = (
  <PathParams value={{ id: encounterAnswer().id }}>
    <Screen />
  </PathParams>
)
const soon = { timeout: 20_000 }
const savedAt = '2026-11-21T09:40:00.000Z'

beforeEach(async () => {
  // From this width on all parts of the form are shown.
  await page.viewport(1280, 800)
  await openDevice('doctor')
  serverSays(readPatientInCare, { status: 404, refusal: { code: 'notFound' } })
  serverSays(listPatientVitals, { body: { readings: [], bmi: null, person: null } })
  serverSays(listPatientMedicines, { body: { reminders: [], doses: [] } })
  serverSays(listPrescriptionsOfPatient, { body: { prescriptions: [], next: null } })
  serverSays(listConditionsOfPatient, { body: [] })
  serverSays(listNotesOfPatient, { body: { notes: [signedAnswer({ id: 'other' })], next: null } })
  serverSays(saveNote, saved)
})

/** The server keeps what is sent. */
function saved({ body }: Sent): Said {
  const { from: _from, ...note } = body as NoteDraft & { from: NoteDraft }
  return { body: { note, version: 1, savedAt } }
}
const offline = (): Said => {
  throw new TypeError('Failed to fetch')
}

function open(changes: Parameters<typeof encounterAnswer>[0] = {}): void {
  serverSays(readEncounter, { body: encounterAnswer(changes) })
  show(shown)
}
const complaint = () => page.getByLabelText('Complaint', { exact: true })
const bodies = () => sentTo(saveNote).map(({ body }) => body as NoteDraft & { from: NoteDraft })

test('stands beside what the record knows', async () => {
  open({ redFlags: ['chestPain'] })
  await expect.element(page.getByText('fever for three days')).toBeVisible()
  await expect.element(page.getByText('Danger sign in the request')).toBeVisible()
  await expect.element(page.getByText('Viral fever')).toBeInTheDocument()
})

test('what the server does not take of a draft is said at its field, and the cursor stays where one writes', async () => {
  open()
  serverSays(saveNote, { status: 400, refusal: { code: 'invalid', fields: { mode: 'modePrescribed' } } })
  await page.getByText('By telephone', { exact: true }).click()
  await complaint().fill('Cough')
  await expect
    .element(page.getByText(/under the rules of another way. Please stop it first/), soon)
    .toBeVisible()
  await expect.element(complaint()).toHaveFocus()
  serverSays(saveNote, saved)
  await page.getByText('In person', { exact: true }).click()
  await expect.element(page.getByText(/^Saved at/), soon).toBeVisible()
  await expect.element(page.getByText(/under the rules of another way/)).not.toBeInTheDocument()
})

test('words that only sound urgent name no sign, and a reading without an answer about signs says so', async () => {
  const reading = readingAnswer({ values: [112, 54], grade: 'abnormal', isOnlyUnanswered: true })
  serverSays(listPatientVitals, { body: { readings: [reading], bmi: null, person: null } })
  open({ redFlags: ['ownWords'] })
  await expect.element(page.getByText('May be urgent: own words')).toBeVisible()
  await expect.element(page.getByText('Danger sign in the request')).not.toBeInTheDocument()
  await expect.element(page.getByText('Signs not answered: show a doctor')).toBeInTheDocument()
})

test('is saved a moment after the last key, from where it began', async () => {
  open()
  await complaint().fill('Cough')
  await expect.poll(() => bodies().length, soon).toBe(1)
  expect(bodies()[0]).toMatchObject({ complaint: 'Cough', from: begunNote })
  await expect.element(page.getByText(/^Saved at/)).toBeVisible()
  await page.getByLabelText('Diagnosis', { exact: true }).fill('Cold')
  await expect.poll(() => bodies().length, soon).toBe(2)
  expect(bodies()[1]).toMatchObject({ diagnosis: 'Cold', from: { complaint: 'Cough', diagnosis: '' } })
})

test('without a network it stays on the device, also over a reload, and is saved later', async () => {
  serverSays(saveNote, offline)
  open()
  await complaint().fill('Cough')
  await expect.element(page.getByText(/^Kept on this device/), soon).toBeVisible()
  // Reloaded: a new page of the same device.
  show(shown)
  await expect.element(complaint().last()).toHaveValue('Cough')
  serverSays(saveNote, saved)
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText(/^Saved at/).first(), { timeout: 40_000 }).toBeVisible()
})

test('where another device wrote into the same field, both are shown and nothing is lost', async () => {
  open()
  let isFirst = true
  serverSays(saveNote, (sent) => {
    if (!isFirst) return saved(sent)
    isFirst = false
    const there = { ...emptyNote, complaint: 'Fever' }
    return {
      status: 409,
      refusal: { code: 'changedMeanwhile', details: { saved: there, asks: ['complaint'] } },
    }
  })
  await complaint().fill('Cough')
  await expect
    .element(page.getByText('Two devices wrote into the same field. Please choose.'), soon)
    .toBeVisible()
  await expect.element(page.getByText('Fever', { exact: true })).toBeVisible()
  await page.getByText('Cough', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(complaint()).toHaveValue('Cough')
  await expect.poll(() => bodies().length, soon).toBe(2)
  expect(bodies()[1]).toMatchObject({ complaint: 'Cough', from: { complaint: 'Fever' } })
})

test('takes what another device wrote into a field that nobody touched here', async () => {
  open()
  serverSays(saveNote, (sent) => {
    const note = { ...(sent.body as NoteDraft), diagnosis: 'Dengue?' }
    return saved({ ...sent, body: note })
  })
  await complaint().fill('Cough')
  await expect.element(page.getByLabelText('Diagnosis', { exact: true }), soon).toHaveValue('Dengue?')
})

test('says at each field what is missing, and is signed with Ctrl+Enter', async () => {
  serverSays(signNote, () => {
    const whole = encounterAnswer({ status: 'final', note: signedNote, version: 2 })
    serverSays(readEncounter, { body: whole })
    return { body: whole }
  })
  open()
  await complaint().fill('Fever')
  await page.getByRole('button', { name: 'Finish and sign' }).click()
  await expect.element(page.getByText('Please ask for name, age and village, then tick this')).toBeVisible()
  await page.getByLabelText(/^I asked for name/).click()
  await page.getByText('Mother or father').click()
  await page.getByText('Provisional', { exact: true }).click()
  await page.getByLabelText('fits', { exact: true }).click()
  await page.getByText('In 7 days').click()
  await page.getByLabelText('Diagnosis', { exact: true }).fill('Viral fever')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Signed. The visit is finished.')).toBeVisible()
  expect(sentTo(signNote)).toHaveLength(1)
  expect(sentTo(signNote)[0]?.body).toMatchObject({
    informant: 'parent',
    diagnosisStatus: 'provisional',
    returnSigns: ['fits'],
    followUpOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  await expect.element(complaint()).not.toBeInTheDocument()
  await expect.element(page.getByText('Add to this note')).toBeVisible()
})

test('of a call it is asked how it took place, and for the consent in words', async () => {
  serverSays(signNote, { body: encounterAnswer({ status: 'final', note: signedNote, version: 2 }) })
  const note = { ...signedNote, mode: '' as const, consent: '' as const, followUpOn: '' }
  open({ type: 'teleconsultation', note })
  await expect.element(complaint()).toHaveValue(signedNote.complaint)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const how = page.getByRole('group', { name: 'Took place' })
  await expect.element(how.getByText('Please fill in this field')).toBeVisible()
  await page.getByText('By telephone', { exact: true }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const consent = page.getByRole('group', { name: 'Consent to a consultation at a distance' })
  await expect.element(consent.getByText('Please fill in this field')).toBeVisible()
  await page.getByText('Said in words', { exact: true }).click()
  await page.getByLabelText('What was said').fill('Yes, by telephone')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sentTo(signNote)).toHaveLength(1)
  expect(sentTo(signNote)[0]?.body).toMatchObject({
    mode: 'phone',
    consent: 'explicit',
    consentWords: 'Yes, by telephone',
  })
})

test('what was examined is not marked as not examined', async () => {
  open()
  const chest = page.getByLabelText('Heart and lungs', { exact: true })
  await page.getByLabelText('Not examined: Heart and lungs').click()
  await expect.element(chest).toBeDisabled()
  await page.getByLabelText('Not examined: Heart and lungs').click()
  await chest.fill('Clear')
  await expect.element(page.getByLabelText('Not examined: Heart and lungs')).not.toBeInTheDocument()
})

test('signed on another device: what was typed here is shown, and can be added', async () => {
  open()
  serverSays(saveNote, () => {
    serverSays(readEncounter, { body: encounterAnswer({ status: 'final', note: signedNote }) })
    return { status: 409, refusal: { code: 'alreadySigned' } }
  })
  await page.getByLabelText('History', { exact: true }).fill('Allergic to penicillin')
  await expect
    .element(page.getByText(/^This was typed on this device and is not in the signed note/), soon)
    .toBeVisible()
  await expect.element(page.getByText('Allergic to penicillin')).toBeVisible()
  serverSays(amendNote, { body: encounterAnswer({ status: 'final', note: signedNote }) })
  await page.getByLabelText('Why', { exact: true }).fill('Left out')
  await page.getByLabelText('What is added').fill('Allergic to penicillin')
  await page.getByRole('button', { name: 'Add to the note' }).click()
  await expect.element(page.getByText('Added to the note.')).toBeVisible()
  expect(sentTo(amendNote)[0]?.body).toEqual({ reason: 'Left out', addition: 'Allergic to penicillin' })
})

test('of somebody else it is not found', async () => {
  serverSays(readEncounter, { status: 404, refusal: { code: 'notFound' } })
  show(shown)
  await expect.element(page.getByText('This visit is not yours, or has not begun')).toBeVisible()
})
