import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import '../../ui/styles/sign-in.css'
import { Screen } from './first-aid.screen.tsx'

const notice = () => page.getByRole('status').filter({ hasText: 'Call initiated' })

async function callAmbulance(): Promise<void> {
  // The dialler must not open in a test.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await page.getByRole('link', { name: /108/ }).first().click()
}

test('a call shows a guest what to tell the operator, and asks the server nothing', async () => {
  await openDevice('patient')
  localStorage.removeItem('token')
  show(<Screen />)
  await expect.element(page.getByRole('link', { name: /108/ }).first()).toBeVisible()
  await expect.element(notice()).not.toBeInTheDocument()
  await callAmbulance()
  for (const line of ['Village: …', 'Landmark: gurdwara', 'Your phone number: …'])
    await expect.element(notice().getByText(line)).toBeVisible()
  expect(sentTo(readPatientProfile)).toEqual([])
})

test('who is signed in has their village and phone there, and in the card below', async () => {
  await openDevice('patient')
  serverSays(readPatientProfile, {
    body: { name: 'Nava Kaur', age: 30, gender: 'Female', address: 'Ghunerki', phone: '9814012345' },
  })
  show(<Screen />)
  await callAmbulance()
  await expect.element(notice().getByText('Village: Ghunerki')).toBeVisible()
  await expect.element(notice().getByText('Your phone number: 9814012345')).toBeVisible()
  await page.getByRole('heading', { name: 'Tell the operator' }).click()
  await expect.element(page.getByText('Village: Ghunerki').last()).toBeVisible()
})

test('without a script the focus of a pressed number shows it', async () => {
  await openDevice('patient')
  localStorage.removeItem('token')
  show(<Screen />)
  await expect.element(page.getByRole('link', { name: /108/ }).first()).toBeVisible()
  document.querySelector<HTMLAnchorElement>('a[href="tel:108"]')?.focus()
  await expect.element(notice().getByText('Village: …')).toBeVisible()
})
