import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { en, hi, pa } from '../../../shared/i18n/locales.ts'
import { setTown, town } from '../../platform/clock/town.ts'
import { steps, tips } from '../components/first-aid.ts'
import { Screen } from './emergency.screen.tsx'

test('shows the place, every number as a link, and the reminder of the specification', async () => {
  await openDevice('doctor')
  show(<Screen />)
  await expect.element(page.getByText('Nabha, Punjab')).toBeVisible()
  await expect
    .element(page.getByText('Keep patient calm, check breathing, call for help immediately.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /Civil Hospital/ }))
    .toHaveTextContent('+91-1765-230123')
  const links = Array.from(document.querySelectorAll('a[href^="tel:"]'), (link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:108', 'tel:112', 'tel:102', 'tel:100', 'tel:101', 'tel:+911765230123'])
})

test('an unverified number says so, a verified one does not', async () => {
  await openDevice('patient')
  show(<Screen />)
  const hospital = page.getByRole('link', { name: /Civil Hospital/ })
  await expect.element(hospital).toHaveTextContent('This number is not confirmed yet')
  await openDevice('patient')
  const place = town()
  const civilHospital = { ...place.emergency.civilHospital, confirmedOn: '2026-03-01' }
  setTown({ ...place, emergency: { ...place.emergency, civilHospital } })
  show(<Screen />)
  await expect.element(hospital).toBeVisible()
  await expect.element(page.getByText('This number is not confirmed yet')).not.toBeInTheDocument()
})

test("a call is announced below the number without moving it, in the user's language", async () => {
  await openDevice('patient', { language: 'pa' })
  show(<Screen />)
  const police = page.getByRole('link', { name: /100/ })
  await expect.element(police).toBeVisible()
  const before = police.element().getBoundingClientRect().top
  // The dialler must not open in a test.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await police.click()
  await expect.element(page.getByRole('status').getByText('ਫ਼ੋਨ ਖੁੱਲ੍ਹ ਗਿਆ ਹੈ')).toBeVisible()
  await expect.element(page.getByText('ਫ਼ੋਨ ਖੁੱਲ੍ਹ ਗਿਆ: 100 (ਪੁਲਿਸ)। ਹਰਾ ਬਟਨ ਦਬਾਓ।')).toBeVisible()
  expect(police.element().getBoundingClientRect().top).toBe(before)
})

test.each([
  ['en', en],
  ['hi', hi],
  ['pa', pa],
] as const)(
  'three tips of four steps each, numbered, with the town’s number, in %s',
  async (language, messages) => {
    await openDevice('patient', { language })
    show(<Screen />)
    for (const tip of tips) {
      const { title, note, steps: words } = messages.emergencyPage.tips[tip]
      const card = page.getByRole('region', { name: title })
      await expect.element(card.getByText(note)).toBeVisible()
      const said = card
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent)
      expect(said).toEqual(
        steps.map((step, index) => `${index + 1}${words[step].replace('{ambulance}', '108')}`),
      )
    }
  },
)
