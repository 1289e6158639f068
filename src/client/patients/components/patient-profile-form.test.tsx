import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { readPatientProfile, savePatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { refresh } from '../../platform/queries/queries.tsx'
import { OwnProfile } from './own-profile.tsx'

const from = { name: 'Nava Kaur', age: 31, gender: 'Female', address: 'Nabha', phone: '1' }
const elsewhere = { ...from, address: 'Alhoran', phone: '3' }
const draft = 'nabz.draft.patient-1.patients.profile'

beforeEach(() => openDevice('patient'))

const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = () => page.getByText('You also changed this on another phone. What is right?')
const bodies = () => sentTo(savePatientProfile).map(({ body }) => body)

/**
 * Mocks a conflict: the other phone changed two fields, only the phone number is asked about; the next save succeeds.
 */
function otherPhoneWasFaster(): void {
  serverSays(readPatientProfile, { body: from })
  serverSays(savePatientProfile, ({ body }) =>
    (body as { from: object }).from && JSON.stringify((body as { from: object }).from).includes('"phone":"3"')
      ? { body: elsewhere }
      : {
          status: 409,
          refusal: { code: 'changedMeanwhile', details: { saved: elsewhere, asks: ['phone'] } },
        },
  )
}

async function saveMine(phone = '2'): Promise<void> {
  await page.getByLabelText('Phone').fill(phone)
  await button('Save changes').click()
}

test('shows both versions, none preselected, and sends the answer with the version seen', async () => {
  otherPhoneWasFaster()
  show(<OwnProfile onSaved={() => undefined} />)
  await button('Edit').click()
  await saveMine()
  await expect.element(question()).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^2 ?On this phone/ })).not.toBeChecked()
  await expect.element(page.getByRole('radio', { name: /^3 ?On the other phone/ })).not.toBeChecked()
  expect(page.getByRole('radio').elements()).toHaveLength(2)
  await button('Save this').click()
  await expect.element(page.getByText('Tap the one that is right')).toBeVisible()
  expect(bodies()).toHaveLength(1)
  await page.getByText('On the other phone').click()
  await button('Save this').click()
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible()
  // Fields without a conflict are left to the server's merge.
  expect(bodies()).toEqual([
    { ...from, phone: '2', from },
    { ...from, phone: '3', from: { ...from, phone: '3' } },
  ])
  expect(localStorage.getItem(draft)).toBeNull()
})

test('back in the form the input is kept, and the next submit asks again', async () => {
  otherPhoneWasFaster()
  show(<OwnProfile onSaved={() => undefined} />)
  await button('Edit').click()
  await page.getByLabelText('Address').fill('')
  await saveMine()
  await expect.element(question()).toBeVisible()
  await button('Change').click()
  await expect.element(page.getByLabelText('Phone')).toHaveValue('2')
  await expect.element(page.getByLabelText('Address')).toHaveValue('')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await button('Save changes').click()
  await expect.element(question()).toBeVisible()
  await page.getByText('On this phone').click()
  await button('Save this').click()
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible()
  expect(bodies().at(-1)).toEqual({ ...from, address: '', phone: '2', from: { ...from, phone: '3' } })
})

test('what was typed on a full phone stays when a later answer arrives', async () => {
  serverSays(readPatientProfile, { body: from })
  show(<OwnProfile onSaved={() => undefined} />)
  await button('Edit').click()
  fillStorage()
  await page.getByLabelText('Phone').fill('2')
  expect(localStorage.getItem(draft)).toBeNull()
  serverSays(readPatientProfile, { body: elsewhere })
  await refresh('patients')
  // It is drawn within two frames.
  for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame)
  await expect.element(page.getByLabelText('Phone')).toHaveValue('2')
})

/** To the last byte. */
function fillStorage(): void {
  for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (let n = 0; n < 100; n += 1) localStorage.setItem(`ballast-${size}-${n}`, 'x'.repeat(size))
    } catch {
      // Now a smaller piece.
    }
  }
}

test('a draft keeps its base, whatever the server answers later', async () => {
  serverSays(readPatientProfile, { body: from })
  serverSays(savePatientProfile, { body: elsewhere })
  show(<OwnProfile onSaved={() => undefined} />)
  await button('Edit').click()
  await page.getByLabelText('Phone').fill('2')
  const kept = localStorage.getItem(draft) ?? ''
  await openDevice('patient')
  localStorage.setItem(draft, kept)
  serverSays(readPatientProfile, { body: elsewhere })
  serverSays(savePatientProfile, { body: elsewhere })
  show(<OwnProfile onSaved={() => undefined} />)
  await expect.element(page.getByLabelText('Phone')).toHaveValue('2')
  await button('Save changes').click()
  await expect.poll(bodies).toEqual([{ ...from, phone: '2', from }])
})

test('a draft without a base overwrites nothing', async () => {
  const values = { ...from, age: '31', phone: '2' }
  localStorage.setItem(draft, JSON.stringify({ values }))
  serverSays(readPatientProfile, { body: elsewhere })
  serverSays(savePatientProfile, { body: elsewhere })
  show(<OwnProfile onSaved={() => undefined} />)
  await button('Save changes').click()
  await expect.poll(bodies).toEqual([{ ...from, phone: '2', from: {} }])
})

test('the form shows the latest known record until the user types', async () => {
  let known = from
  serverSays(readPatientProfile, () => ({ body: known }))
  show(<OwnProfile onSaved={() => undefined} />)
  await button('Edit').click()
  await expect.element(page.getByLabelText('Address')).toHaveValue('Nabha')
  known = elsewhere
  await refresh('patients')
  await expect.element(page.getByLabelText('Address')).toHaveValue('Alhoran')
  await page.getByLabelText('Phone').fill('4')
  known = { ...elsewhere, address: 'Patiala' }
  await refresh('patients')
  await expect.element(page.getByLabelText('Phone')).toHaveValue('4')
  await expect.element(page.getByLabelText('Address')).toHaveValue('Alhoran')
})

test('whoever is in a field stays in it when a later record arrives', async () => {
  let known = from
  serverSays(readPatientProfile, () => ({ body: known }))
  show(<OwnProfile onSaved={() => undefined} />)
  await button('Edit').click()
  await page.getByLabelText('Address').click()
  const field = document.activeElement
  known = elsewhere
  await refresh('patients')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{End} City')
  await expect.element(page.getByLabelText('Address')).toHaveValue('Nabha City')
})

test('sends an empty base when nothing could be loaded', async () => {
  serverSays(readPatientProfile, { status: 404, refusal: { code: 'notFound' } })
  serverSays(savePatientProfile, { body: elsewhere })
  show(<OwnProfile onSaved={() => undefined} />)
  await page.getByLabelText('Age').fill('31')
  await page.getByRole('radio', { name: 'Female' }).click()
  await button('Save changes').click()
  await expect.poll(bodies).toMatchObject([{ name: 'Nava Kaur', phone: '', from: {} }])
})
