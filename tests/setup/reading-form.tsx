import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { addVital, listVitals } from '../../src/shared/vitals/vitals.endpoints.ts'
import type { VitalRecord } from '../../src/shared/vitals/vitals.schemas.ts'
import { Screen } from '../../src/client/vitals/screens/vitals.screen.tsx'
import { sentTo, serverSays, show } from './screen.tsx'
import { readingAnswer } from './vital-answers.ts'

/** The form of a reading: what it asks beside the value, and what it sends. */
export const man = {
  age: { birthYear: 1980, saidOn: '2020-01-01', atBirth: false },
  gender: 'Male',
  pregnancy: null,
} as const
export const woman = { ...man, age: { ...man.age, birthYear: 1998 }, gender: 'Female' } as const

export async function openForm(person: VitalRecord['person'] = man, type = 'Blood Pressure') {
  serverSays(listVitals, { body: { readings: [], bmi: null, person } })
  serverSays(addVital, { body: readingAnswer({ grade: 'urgent' }) })
  show(<Screen />)
  await expect.element(page.getByText('No readings yet')).toBeVisible()
  await page.getByRole('button', { name: type }).click()
}
export const value = () => page.getByLabelText('Value')
export const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
export const lastBody = () => sentTo(addVital).at(-1)?.body
