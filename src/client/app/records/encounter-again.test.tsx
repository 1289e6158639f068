import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listConditionsOfPatient } from '../../../shared/conditions/conditions.doctor.endpoints.ts'
import {
  listNotesOfPatient,
  openEncounter,
  readEncounter,
  saveNote,
  signNote,
} from '../../../shared/encounters/encounters.endpoints.ts'
import type { NoteDraft } from '../../../shared/encounters/encounters.forms.ts'
import { listPatientDocuments } from '../../../shared/documents/documents.endpoints.ts'
import { readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { listPrescriptionsOfPatient } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { listPatientMedicines } from '../../../shared/reminders/reminders.endpoints.ts'
import { listPatientVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { PathParams } from '../../platform/browser/navigation.tsx'
import { encounterAnswer, signedAnswer, signedNote } from '../../../../tests/setup/encounter-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { treatedPatient } from '../../../../tests/setup/patient-answers.ts'
import { Screen as PatientScreen } from './doctor-patient.screen.tsx'
import { Screen } from './encounter.screen.tsx'

const wide = { width: 1280, height: 800 }

async function open({ isYours = true, alarm = null as ReturnType<typeof encounterAnswer>['alarm'] } = {}) {
  serverSays(listNotesOfPatient, { body: { notes: [signedAnswer({ id: 'other', isYours })], next: null } })
  serverSays(readEncounter, { body: encounterAnswer({ alarm }) })
  show(
    <PathParams value={{ id: encounterAnswer().id }}>
      <Screen />
    </PathParams>,
  )
  await expect.element(page.getByLabelText('Complaint', { exact: true })).toBeInTheDocument()
}

beforeEach(async () => {
  await page.viewport(wide.width, wide.height)
  await openDevice('doctor')
  serverSays(readPatientInCare, { status: 404, refusal: { code: 'notFound' } })
  serverSays(listPatientVitals, { body: { readings: [], bmi: null, person: null } })
  serverSays(listPatientMedicines, { body: { reminders: [], doses: [] } })
  serverSays(listPrescriptionsOfPatient, { body: { prescriptions: [], next: null } })
  serverSays(listConditionsOfPatient, { body: [] })
  serverSays(saveNote, ({ body }) => {
    const { from: _from, ...note } = body as NoteDraft & { from: NoteDraft }
    return { body: { note, version: 1, savedAt: '2026-11-21T09:40:00.000Z' } }
  })
})

test('with the keyboard alone: as last time, the identity, the signature', async () => {
  serverSays(signNote, { body: encounterAnswer({ status: 'final', note: signedNote }) })
  await open()
  await expect.element(page.getByRole('button', { name: 'As last time' })).toBeVisible()
  await userEvent.keyboard('{Alt>}l{/Alt}')
  await expect.element(page.getByLabelText(/^I asked for name/)).toHaveFocus()
  await expect.element(page.getByLabelText('Diagnosis', { exact: true })).toHaveValue('Viral fever')
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sentTo(signNote).length).toBe(1)
  const body = sentTo(signNote)[0]?.body
  expect(body).toMatchObject({ identity: true, informant: 'parent', diagnosis: 'Viral fever' })
  // Nobody was examined today.
  expect(body).toMatchObject({ chest: '', notExamined: [] })
})

test('overwrites nothing, and marks what says the same until it is changed', async () => {
  await open()
  const complaint = page.getByLabelText('Complaint', { exact: true })
  await complaint.fill('Cough')
  await page.getByRole('button', { name: 'As last time' }).click()
  await expect.element(complaint).toHaveValue('Cough')
  const advice = page.getByLabelText('Advice', { exact: true })
  await expect.element(advice).toHaveAccessibleDescription('As on Sat, 21 Nov')
  await advice.fill('Rest')
  await expect.element(advice).not.toHaveAccessibleDescription('As on Sat, 21 Nov')
  expect(sentTo(signNote)).toHaveLength(0)
})

test('after a note of another doctor only it is not offered', async () => {
  await open({ isYours: false })
  await expect.element(page.getByText('Viral fever')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'As last time' })).not.toBeInTheDocument()
})

test('on a phone one part at a time, and what is missing opens its part', async () => {
  await page.viewport(360, 740)
  await open()
  const diagnosis = page.getByLabelText('Diagnosis', { exact: true })
  await expect.element(diagnosis).not.toBeVisible()
  await page.getByRole('button', { name: 'Plan' }).click()
  await expect.element(diagnosis).toBeVisible()
  await expect.element(page.getByLabelText('Complaint', { exact: true })).not.toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Lab tests' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Medico-legal, duties by law' })).toBeVisible()
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(3 * 740)
  await page.getByRole('button', { name: 'Finish and sign' }).click()
  await expect.element(page.getByLabelText('Complaint', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText(/^I asked for name/)).toHaveFocus()
})

test('a call for an alarm says why, and leads back to the numbers to phone', async () => {
  const at = { at: '2026-11-21T04:30:00.000Z', date: '2026-11-21', time: '10:00' }
  const reading = { type: 'bloodPressure', value: '190/120 mmHg', grade: 'critical', at } as const
  await open({ alarm: { id: 'a1', urgency: 'critical', raisedAt: at, readings: [reading] } })
  await expect.element(page.getByText('Call for a red alarm')).toBeVisible()
  await expect.element(page.getByText('190/120 mmHg')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'The alarm, with the numbers to phone' }))
    .toHaveAttribute('href', '/doctor/alerts/a1')
})

test('the page of a patient shows the notes on a press, leads to one’s own, and opens a new one', async () => {
  serverSays(readPatientInCare, { body: treatedPatient() })
  serverSays(listPatientDocuments, { body: [] })
  serverSays(listNotesOfPatient, {
    body: { notes: [signedAnswer({ id: 'n1', isYours: true }), signedAnswer({ id: 'n2' })], next: null },
  })
  serverSays(openEncounter, { body: encounterAnswer({ id: 'n3' }) })
  show(
    <PathParams value={{ id: '01936f2b-0000-7000-8000-000000000001' }}>
      <PatientScreen />
    </PathParams>,
  )
  await page.getByRole('button', { name: 'Doctors’ notes' }).click()
  const own = page.getByRole('link', { name: /Viral fever/ })
  await expect.element(own).toHaveAttribute('href', '/doctor/encounters/n1')
  expect(page.getByText('Viral fever').elements()).toHaveLength(2)
  await page.getByRole('button', { name: 'Write the note' }).click()
  await expect.poll(() => location.pathname).toBe('/doctor/encounters/n3')
})
