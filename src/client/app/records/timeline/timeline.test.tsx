import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listRecords, listRecordsOfPatient } from '../../../../shared/records/records.endpoints.ts'
import type { TimelineEntry } from '../../../../shared/kit/timeline.ts'
import { openDevice, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { kinds } from './kinds.ts'
import { Timeline } from './timeline.tsx'

const facility = { facility: 'Civil Hospital', facilityHi: 'सिविल अस्पताल', facilityPa: 'ਸਿਵਲ ਹਸਪਤਾਲ' }
const facts: Record<string, TimelineEntry['facts']> = {
  encounter: {
    type: 'in-person',
    hasNote: true,
    diagnosis: 'Fever',
    diagnosisStatus: 'provisional',
    ...facility,
  },
  prescription: { number: 'K7QM', medicines: ['Paracetamol 500 mg', 'ORS '], stoppedOn: '' },
  dispense: { medicines: ['Paracetamol 500 mg'], missing: ['ORS'], ...facility },
  lab: {
    isCancelled: false,
    tests: ['haemoglobin', 'malaria', 'potassium'],
    values: ['6.8 g/dL', 'negative', ''],
    flags: ['LL', '', ''],
  },
  medicine: { name: 'Metformin', endsOn: '', because: 'ill' },
  observation: { type: 'bloodPressure', value: '190/125 mmHg', grade: 'critical', isOnlyUnanswered: false },
  document: { documentKind: 'labReport', title: 'Blood test' },
  condition: { code: 'diabetes', text: '', reaction: '' },
  allergy: { code: 'penicillins', text: 'Mox', reaction: 'rash' },
  immunization: { doses: ['bcg', 'other'], text: 'Cholera', place: 'Anganwadi' },
}
let made = 0
function entry(kind: string, more: Partial<TimelineEntry> = {}): TimelineEntry {
  made += 1
  return {
    id: `01936f2c-0000-7000-8000-${String(made).padStart(12, '0')}`,
    kind,
    at: '2026-11-20T04:30:00.000Z',
    date: '2026-11-20',
    time: '10:00',
    status: 'active',
    saidBy: { as: 'patient', name: 'Nava Kaur', isYou: true },
    confirmedBy: null,
    facts: facts[kind] ?? {},
    ...more,
  }
}
const asked: Record<string, string>[] = []
const says = (entries: TimelineEntry[], more: object = {}) =>
  serverSays(listRecords, ({ query }) => {
    asked.push(query)
    return { body: { entries, next: null, searchedTo: null, ...more } }
  })
const shown = () => show(<Timeline empty={<p>Nothing</p>} />)
const doctor = { as: 'doctor', name: 'Simran Gill', isYou: false } as const

beforeEach(() => openDevice('patient'))

test('every kind of entry has a text and a way to its page, by month, with who said it', async () => {
  says([
    ...kinds.map(({ kind }) => entry(kind)),
    entry('encounter', { date: '2025-12-01', saidBy: doctor, confirmedBy: { name: 'Simran Gill' } }),
  ])
  shown()
  await page.getByRole('button', { name: 'Show more' }).click()
  for (const text of [
    'Visit: Fever',
    'Prescription: Paracetamol 500 mg, ORS',
    'Medicines given: Paracetamol 500 mg',
    'Not in stock: ORS',
    'Haemoglobin (Hb) 6.8 g/dL (Dangerously low) · Malaria Negative',
    'Potassium: Not there yet',
    'Vaccination: BCG (against TB), Cholera',
    'Medicine with reminders: Metformin',
    'Stopped by the patient: It makes me feel ill',
    'Blood Pressure: 190/125 mmHg',
    'Danger: get help now',
    'Document: Blood test',
    'Long illness: Sugar (diabetes)',
    'Allergy: Penicillin, amoxicillin: Mox',
    'Rash, itching',
  ])
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'November 2026', level: 3 })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'December 2025', level: 3 })).toBeVisible()
  await expect.element(page.getByText('Dr. Simran Gill')).toBeVisible()
  await expect.element(page.getByText('Entered by you · not confirmed by a doctor').first()).toBeVisible()
  const hrefs = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(new Set(hrefs)).toEqual(
    new Set([
      '/patient/visits',
      '/prescriptions',
      '/labs',
      '/reminders',
      '/vitals',
      '/patient/documents',
      '/patient/conditions',
      '/patient/vaccinations',
    ]),
  )
})

test('what was entered in error is crossed out and says so; what ended says so', async () => {
  says([entry('observation', { status: 'entered-in-error' }), entry('medicine', { status: 'stopped' })])
  shown()
  await expect.element(page.getByText('Entered by mistake')).toBeVisible()
  expect(document.querySelector('del')?.textContent).toBe('Blood Pressure: 190/125 mmHg')
  await expect.element(page.getByText('Over', { exact: true })).toBeVisible()
})

test('a doctor’s confirmation and a family member are named', async () => {
  const saidBy = { as: 'guardian', name: 'Asha Rani', isYou: false } as const
  says([entry('allergy', { saidBy, confirmedBy: { name: 'Simran Gill' } })])
  shown()
  await expect
    .element(page.getByText('Said by Asha Rani, family · confirmed by Dr. Simran Gill'))
    .toBeVisible()
})

test('buttons, words and a year are asked of the server; one press shows everything again', async () => {
  says([])
  shown()
  await expect.element(page.getByText('Nothing', { exact: true })).toBeVisible()
  await page.getByRole('heading', { name: 'Search, filter or print' }).click()
  await page.getByRole('button', { name: 'Prescriptions' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Prescriptions' }))
    .toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Pharmacy' }).click()
  await page.getByLabelText('Year').selectOptions('2025')
  await page.getByLabelText('Search in the history').fill('metf')
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ kinds: 'prescription,dispense', from: '2025-01-01', to: '2025-12-31', search: 'metf' })
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect.element(page.getByText('Nothing', { exact: true })).toBeVisible()
})

test('without a network what the phone has is filtered and searched, and it says from when', async () => {
  says([
    entry('medicine', { facts: { name: 'Metformin', endsOn: '' } }),
    entry('medicine', { date: '2026-02-03', facts: { name: 'Amlodipine', endsOn: '' } }),
    entry('document', { date: '2026-01-02' }),
  ])
  shown()
  await expect.element(page.getByText('Document: Blood test')).toBeVisible()
  serverSays(listRecords, { status: 503, refusal: { code: 'unavailable' } })
  await page.getByRole('heading', { name: 'Search, filter or print' }).click()
  await page.getByRole('button', { name: 'Medicines' }).click()
  await expect.element(page.getByText(/from what this phone has, back to .*January 2026/)).toBeVisible()
  await expect.element(page.getByText('Medicine with reminders: Amlodipine')).toBeVisible()
  await expect.element(page.getByText('Document: Blood test')).not.toBeInTheDocument()
  await page.getByLabelText('Search in the history').fill('metf')
  await expect.element(page.getByText('Medicine with reminders: Amlodipine')).not.toBeInTheDocument()
  await expect.element(page.getByText('Medicine with reminders: Metformin')).toBeVisible()
  await page.getByLabelText('Search in the history').fill('insulin')
  await expect.element(page.getByText(/nothing found in what this phone has/)).toBeVisible()
})

test('the rest of the year is a press away, and older ones another', async () => {
  says(
    Array.from({ length: 14 }, (_, n) => entry('medicine', { facts: { name: `Medicine ${n}`, endsOn: '' } })),
    { next: '1.01936f2c-0000-7000-8000-000000000001' },
  )
  shown()
  await expect.element(page.getByText('Medicine 3')).toBeVisible()
  await expect.element(page.getByText('Medicine 4')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('Medicine 13')).toBeVisible()
  says([entry('medicine', { facts: { name: 'Oldest', endsOn: '' } })])
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect.element(page.getByText('Oldest')).toBeVisible()
  expect(asked.at(-1)).toEqual({ after: '1.01936f2c-0000-7000-8000-000000000001' })
})

test('a search that has not read everything says how far it has read', async () => {
  says([], { next: '1.01936f2c-0000-7000-8000-000000000001', searchedTo: '2025-03-01' })
  shown()
  await expect.element(page.getByText(/Nothing found back to .*March 2025/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show older' })).toBeVisible()
})

test('on paper it is a table of all of the page', async () => {
  says(Array.from({ length: 12 }, () => entry('observation', { time: null })))
  shown()
  await expect.element(page.getByRole('button', { name: 'Show more' })).toBeVisible()
  window.dispatchEvent(new Event('beforeprint'))
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(12)
  expect(document.querySelector('tbody td')?.textContent).toContain('2026')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(0)
})

test('a doctor reads it without ways to the patient’s pages; an own note has one', async () => {
  await openDevice('doctor')
  const own = entry('encounter', { saidBy: { ...doctor, isYou: true }, confirmedBy: { name: 'Simran Gill' } })
  const entries = [own, ...kinds.slice(1).map(({ kind }) => entry(kind, { saidBy: doctor }))]
  serverSays(listRecordsOfPatient, { body: { entries, next: null, searchedTo: null } })
  show(<Timeline patientId="01936f2b-0000-7000-8000-000000000001" empty={null} />)
  await expect.element(page.getByText('Visit: Fever')).toBeVisible()
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/doctor/encounters/${own.id}`])
})

test('a search for the sex of an unborn child is not sent, and says why', async () => {
  says([entry('document')])
  shown()
  await expect.element(page.getByRole('heading', { name: /November/ })).toBeVisible()
  asked.length = 0
  await page.getByRole('heading', { name: 'Search, filter or print' }).click()
  await page.getByLabelText('Search in the history').fill('munda ja kudi')
  await expect.element(page.getByText(/the PC & PNDT Act forbids it/)).toBeVisible()
  expect(asked).toEqual([])
})
