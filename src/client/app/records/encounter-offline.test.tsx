import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listConditionsOfPatient } from '../../../shared/conditions/conditions.doctor.endpoints.ts'
import {
  listNotesOfPatient,
  readEncounter,
  saveNote,
  signNote,
} from '../../../shared/encounters/encounters.endpoints.ts'
import type { NoteDraft } from '../../../shared/encounters/encounters.forms.ts'
import { readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { listPrescriptionsOfPatient } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { listPatientMedicines } from '../../../shared/reminders/reminders.endpoints.ts'
import { listPatientVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { sendAll } from '../../platform/outbox/outbox.ts'
import { queuedNow } from '../../platform/outbox/queued-mutation.ts'
import { refresh } from '../../platform/queries/queries.tsx'
import { PathParams } from '../../platform/browser/navigation.tsx'
import { encounterAnswer, signedNote } from '../../../../tests/setup/encounter-answers.ts'
import { openDevice, sentTo, serverSays, show, type Said } from '../../../../tests/setup/screen.tsx'
import { Screen as WaitingScreen } from '../waiting/waiting.screen.tsx'
import { Screen } from './encounter.screen.tsx'

const { id, appointmentId } = encounterAnswer()
const soon = { timeout: 20_000 }
const typed: NoteDraft = { ...signedNote, mode: 'in-person', consent: '', followUpOn: '' }
const offline = (): Said => {
  throw new TypeError('Failed to fetch')
}

/** Opens the visit with a whole note, and then cuts the line. */
async function open(changes: Parameters<typeof encounterAnswer>[0] = {}, language: Language = 'en') {
  await page.viewport(1280, 800)
  await openDevice('doctor', { language })
  serverSays(readPatientInCare, { status: 404, refusal: { code: 'notFound' } })
  serverSays(listPatientVitals, { body: { readings: [], bmi: null, person: null } })
  serverSays(listPatientMedicines, { body: { reminders: [], doses: [] } })
  serverSays(listPrescriptionsOfPatient, { body: { prescriptions: [], next: null } })
  serverSays(listConditionsOfPatient, { body: [] })
  serverSays(listNotesOfPatient, { body: { notes: [], next: null } })
  serverSays(readEncounter, { body: encounterAnswer({ note: typed, ...changes }) })
  serverSays(saveNote, offline)
  serverSays(signNote, offline)
  showPage(id)
}

function showPage(of: string): void {
  document.body.innerHTML = ''
  show(
    <PathParams value={{ id: of }}>
      <Screen />
    </PathParams>,
  )
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const advice = () => page.getByLabelText('Advice', { exact: true })
const title = 'Signed on this device, not yet in the record'

async function sign(): Promise<void> {
  await advice().fill('Rest at home')
  await button('Finish and sign').click()
  await expect.element(page.getByText(title), soon).toBeVisible()
}

beforeEach(() => open())

test('without a network the signature waits: said, read only, and sent once with what it was written on', async () => {
  await sign()
  await expect.element(page.getByRole('link', { name: 'Waiting to send' })).toBeVisible()
  await expect.element(page.getByText('Rest at home')).toBeVisible()
  await expect.element(advice()).not.toBeInTheDocument()
  await expect.element(button('Finish and sign')).not.toBeInTheDocument()
  const [entry] = queuedNow()
  expect(entry).toMatchObject({ params: { id }, body: { advice: 'Rest at home', from: typed } })
  // Reloaded, under the id of the appointment.
  showPage(appointmentId!)
  await expect.element(page.getByText(title)).toBeVisible()
  serverSays(signNote, () => {
    const whole = encounterAnswer({ status: 'final', note: { ...typed, advice: 'Rest at home' } })
    serverSays(readEncounter, { body: whole })
    return { body: whole }
  })
  await sendAll()
  await expect.element(page.getByText('Add to this note')).toBeVisible()
  await expect.element(page.getByText(title)).not.toBeInTheDocument()
  expect(new Set(sentTo(signNote).map(({ key }) => key))).toEqual(new Set([entry?.key]))
  expect(queuedNow()).toEqual([])
})

test('taken back, it is a draft again with all that was typed, and nothing is sent', async () => {
  await sign()
  const before = sentTo(signNote).length
  await button('Take the signature back and go on writing').click()
  await expect.element(advice()).toHaveValue('Rest at home')
  expect(queuedNow()).toEqual([])
  await advice().fill('Rest at home, much water')
  await button('Finish and sign').click()
  await expect.element(page.getByText(title), soon).toBeVisible()
  expect(queuedNow()[0]?.body).toMatchObject({ advice: 'Rest at home, much water', from: typed })
  expect(sentTo(signNote).length).toBeGreaterThan(before)
})

test('what is missing is asked before it waits, a day that has passed too', async () => {
  await page.getByLabelText('Diagnosis', { exact: true }).fill('')
  await button('Finish and sign').click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  await page.getByLabelText('Diagnosis', { exact: true }).fill('Cold')
  await page.getByLabelText('Follow-up on').fill('2026-01-05')
  await button('Finish and sign').click()
  await expect.element(page.getByText('Please choose a day after today')).toBeVisible()
  expect(sentTo(signNote)).toEqual([])
  expect(queuedNow()).toEqual([])
})

test('refused because another device changed the draft: both are shown where it waits, and what is chosen is signed', async () => {
  await sign()
  serverSays(signNote, {
    status: 409,
    refusal: {
      code: 'changedMeanwhile',
      details: { saved: { ...typed, advice: 'Walk' }, asks: ['advice'] },
    },
  })
  await sendAll()
  await expect.element(page.getByText('Signed on this device, but not taken into the record')).toBeVisible()
  await expect.element(page.getByText(/^You changed this note on another device/)).toBeVisible()
  document.body.innerHTML = ''
  show(<WaitingScreen />)
  await expect.element(page.getByRole('heading', { name: 'Signed note: Simran Kaur' })).toBeVisible()
  await expect.element(page.getByText('Walk', { exact: true })).toBeVisible()
  serverSays(signNote, { body: encounterAnswer({ status: 'final' }) })
  await page.getByText('Rest at home', { exact: true }).click()
  await button('Save this').click()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  expect(sentTo(signNote).at(-1)?.body).toMatchObject({
    advice: 'Rest at home',
    from: { ...typed, advice: 'Walk' },
  })
})

test('refused, it leads from the outbox to the visit, where all that was typed can be changed', async () => {
  await sign()
  serverSays(signNote, {
    status: 400,
    refusal: { code: 'invalid', fields: { mode: 'modePrescribed' } },
  })
  await sendAll()
  document.body.innerHTML = ''
  show(<WaitingScreen />)
  await expect.element(page.getByText(/under the rules of another way/)).toBeVisible()
  await button('Change').click()
  await expect.poll(() => location.pathname).toBe(`/doctor/encounters/${id}`)
  showPage(id)
  await expect.element(advice()).toHaveValue('Rest at home')
})

test('signed on another device meanwhile: what is not in that note is shown, to be added', async () => {
  await sign()
  serverSays(signNote, () => {
    serverSays(readEncounter, { body: encounterAnswer({ status: 'final', note: typed }) })
    return { status: 409, refusal: { code: 'alreadySigned' } }
  })
  await sendAll()
  await refresh('encounters')
  showPage(id)
  await expect
    .element(page.getByText(/^This was typed on this device and is not in the signed note/))
    .toBeVisible()
  await expect.element(page.getByText('Rest at home')).toBeVisible()
  await expect.element(page.getByText('Add to this note')).toBeVisible()
  await button('Remove it here').click()
  await expect.element(page.getByText('Rest at home')).not.toBeInTheDocument()
  expect(queuedNow()).toEqual([])
})

test('of a visit that is no longer the doctor’s what was typed can be read', async () => {
  await sign()
  serverSays(signNote, { status: 404, refusal: { code: 'notFound' } })
  serverSays(readEncounter, { status: 404, refusal: { code: 'notFound' } })
  await sendAll()
  await refresh('encounters')
  showPage(id)
  await expect.element(page.getByText('This visit is not yours, or has not begun')).toBeVisible()
  await expect
    .element(page.getByText('This was typed on this device and is not in the record.'))
    .toBeVisible()
  await expect.element(page.getByText('Rest at home')).toBeVisible()
})

test.each<[Language, string, string, string]>([
  ['hi', 'पूरा करें और हस्ताक्षर करें', 'यहां हस्ताक्षर हो गए, पर अभी रिकॉर्ड में नहीं हैं', 'हस्ताक्षर वापस लें और आगे लिखें'],
  ['pa', 'ਪੂਰਾ ਕਰੋ ਅਤੇ ਦਸਤਖ਼ਤ ਕਰੋ', 'ਇੱਥੇ ਦਸਤਖ਼ਤ ਹੋ ਗਏ, ਪਰ ਹਾਲੇ ਰਿਕਾਰਡ ਵਿੱਚ ਨਹੀਂ ਹਨ', 'ਦਸਤਖ਼ਤ ਵਾਪਸ ਲਵੋ ਅਤੇ ਅੱਗੇ ਲਿਖੋ'],
])('in %s', async (language, press, says, back) => {
  await open({}, language)
  await button(press).click()
  await expect.element(page.getByText(says), soon).toBeVisible()
  await expect.element(button(back)).toBeVisible()
})
