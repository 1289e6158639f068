import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusedRecord } from '../../../shared/audit/audit.acts.ts'
import { listAudit } from '../../../shared/audit/audit.endpoints.ts'
import type { AuditEntry } from '../../../shared/audit/audit.schemas.ts'
import { moment } from '../../../../tests/setup/desk-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { AuditLog } from './audit-desk.tsx'

let asked: Record<string, string>[]
beforeEach(async () => {
  await openDevice('coordinator')
  asked = []
})

let next = 0
function entry(told: Partial<AuditEntry> = {}): AuditEntry {
  next += 1
  const id = `01936f2e-0000-7000-8000-${String(next).padStart(12, '0')}`
  const actor = { id, name: 'Meena Devi', username: 'meena' }
  return { id, at: moment, act: 'doctors.approve', actor, subject: null, file: null, ...told }
}

/** Mocks the log's answer to each filter. */
function have(found: (query: Record<string, string>) => AuditEntry[]): void {
  serverSays(listAudit, ({ query }) => {
    asked.push(query)
    return { body: { entries: found(query), next: null } }
  })
}
const act = () => page.getByLabelText('Action')
const person = () => page.getByLabelText('Search for a person')
const looked = {
  actor: { id: 'd', name: 'Dr. Navjot Gill', username: 'navjot' },
  subject: { name: 'Asha Rani', username: 'asha' },
}

test('shows all desk actions until a filter is chosen', async () => {
  have((query) => (Object.keys(query).length === 0 ? [entry()] : []))
  show(<AuditLog />)
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent(/Doctor approved.*By Meena Devi \(@meena\)/)
  await expect.element(act()).toHaveValue('')
})

test('the filter for patient reads shows doctor and patient', async () => {
  have(({ act: chosen }) => (chosen === 'reading' ? [entry({ ...looked, act: 'vitals.ofPatient' })] : []))
  show(<AuditLog />)
  await expect.element(page.getByText('The log is empty')).toBeVisible()
  await act().selectOptions('Doctors who looked at patients')
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent(
      /Looked at a patient’s readings.*About Asha Rani \(@asha\).*By Dr\. Navjot Gill \(@navjot\)/,
    )
  expect(asked.at(-1)).toEqual({ act: 'reading' })
})

test('a name is searched once the typing pauses, together with the filter, and can be cleared', async () => {
  have(({ act: chosen, person: name }) => {
    if (chosen !== 'reading') return []
    const all = [entry(looked), entry({ subject: { name: 'Mohan Lal', username: 'mohan' } })]
    return name === undefined ? all : all.filter(({ subject }) => subject?.name.includes(name))
  })
  show(<AuditLog />)
  await act().selectOptions('Doctors who looked at patients')
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(2)
  await person().fill('  Mohan ')
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1)
  await expect.element(page.getByText('About Mohan Lal (@mohan)')).toBeVisible()
  expect(asked.at(-1)).toEqual({ act: 'reading', person: 'Mohan' })
  await person().fill('')
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(2)
})

test('a search without results does not say that the log is empty', async () => {
  have(() => [])
  show(<AuditLog />)
  await expect.element(page.getByText('The log is empty')).toBeVisible()
  await person().fill('nobody')
  await expect.element(page.getByText('No results')).toBeVisible()
  await expect.element(page.getByText('The log is empty')).not.toBeInTheDocument()
  await person().fill('')
  await expect.element(page.getByText('The log is empty')).toBeVisible()
})

test('a failed load can be retried with the same filter', async () => {
  have(() => [])
  show(<AuditLog />)
  await expect.element(page.getByText('The log is empty')).toBeVisible()
  serverSays(listAudit, { status: 409, refusal: { code: 'other' } })
  await act().selectOptions('Doctors who looked at patients')
  await expect.element(page.getByText('The log could not be loaded.')).toBeVisible()
  have(({ act: chosen }) => (chosen === 'reading' ? [entry(looked)] : []))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('About Asha Rani (@asha)')).toBeVisible()
})

test.each([
  ['en', 'Action', 'Asked for records of others'],
  ['hi', 'क्या किया गया', 'दूसरों का रिकॉर्ड मांगा'],
  ['pa', 'ਕੀ ਕੀਤਾ ਗਿਆ', 'ਦੂਜਿਆਂ ਦਾ ਰਿਕਾਰਡ ਮੰਗਿਆ'],
] as const)('who asked for records of others is chosen and said in %s', async (language, label, words) => {
  await openDevice('coordinator', { language })
  have(({ act: chosen }) => (chosen === refusedRecord ? [entry({ ...looked, act: refusedRecord })] : []))
  show(<AuditLog />)
  await page.getByLabelText(label).selectOptions(words)
  await expect.element(page.getByRole('listitem')).toHaveTextContent(words)
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Asha Rani (@asha)')
})
