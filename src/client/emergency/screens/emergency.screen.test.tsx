import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './emergency.screen.tsx'

test('where we are, every number as a link, and the reminder of the specification', async () => {
  await openDevice('doctor')
  show(<Screen />)
  await expect.element(page.getByText('Nabha, Punjab')).toBeVisible()
  await expect
    .element(page.getByText('Keep patient calm, check breathing, call for help immediately.'))
    .toBeVisible()
  const links = Array.from(document.querySelectorAll('a[href^="tel:"]'), (link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:108', 'tel:112', 'tel:102', 'tel:100', 'tel:101', 'tel:+911765230123'])
  await expect.element(page.getByText('This number is not confirmed yet')).toBeVisible()
})

test('a call is announced, in the language of the reader', async () => {
  await openDevice('patient', { language: 'pa' })
  show(<Screen />)
  const police = page.getByRole('link', { name: /100/ })
  // The phone's own dialler is not ours to open here.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await police.click()
  await expect.element(page.getByRole('status').getByText('ਫ਼ੋਨ ਲਾਇਆ ਜਾ ਰਿਹਾ ਹੈ')).toBeVisible()
})
