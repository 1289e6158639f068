import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cards } from '../../../shared/emergency/emergency.cards.ts'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import type { NumberName } from '../../../shared/town/town.numbers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { en, hi, pa } from '../../../shared/i18n/locales.ts'
import { setTown, town } from '../../platform/clock/town.ts'
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
  expect(links.slice(0, 6)).toEqual([
    'tel:108',
    'tel:112',
    'tel:102',
    'tel:100',
    'tel:101',
    'tel:+911765230123',
  ])
  expect(links.slice(6)).toEqual([
    'tel:14416',
    'tel:1800116117',
    'tel:181',
    'tel:1098',
    'tel:104',
    'tel:1033',
  ])
})

test.each([
  ['hi', 'शहर: नाभा, पंजाब'],
  ['pa', 'ਸ਼ਹਿਰ: ਨਾਭਾ, ਪੰਜਾਬ'],
] as const)('%s: the town is called a town, not the place where one is', async (language, words) => {
  await openDevice('patient', { language })
  serverSays(readPatientProfile, { text: '' })
  show(<Screen />)
  await expect.element(page.getByText(words)).toBeVisible()
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
  await expect.element(hospital).not.toHaveTextContent('This number is not confirmed yet')
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
  'every card of four steps, numbered, with the town’s numbers, in %s',
  async (language, messages) => {
    await openDevice('doctor', { language })
    show(<Screen />)
    for (const card of cards) {
      const { title, note, ...steps } = messages.firstAid.cards[card]
      await page.getByRole('heading', { level: 3, name: title, exact: true }).click()
      const place = document.getElementById(card)!
      await expect.poll(() => place.hasAttribute('open')).toBe(true)
      const said = [...place.querySelectorAll('ol > li [data-line]')].map((line) => line.textContent)
      expect(said).toEqual(Object.values(steps).map(withNumbers))
      expect(place.textContent).toContain(withNumbers(note))
      expect(place.textContent).not.toContain('{')
    }
  },
)

function withNumbers(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: NumberName) => town().emergency[name].number)
}

test('a call shows beneath the number what to say to the operator: from the profile of a patient, and nothing of anybody else', async () => {
  await openDevice('patient')
  serverSays(readPatientProfile, {
    body: { name: 'Nava Kaur', age: 30, gender: 'Female', address: 'Ghunerki', phone: '9814012345' },
  })
  show(<Screen />)
  await expect.element(notice()).not.toBeInTheDocument()
  await callAmbulance()
  await expect.element(notice().getByText('Call initiated')).toBeVisible()
  for (const line of ['Village: Ghunerki', 'Landmark: gurdwara', 'Your phone number: 9814012345'])
    await expect.element(notice().getByText(line)).toBeVisible()
  const [pressed] = document.querySelectorAll('a[href="tel:108"]')
  expect(pressed?.parentElement?.contains(notice().element())).toBe(true)
  await openDevice('doctor')
  show(<Screen />)
  await callAmbulance()
  await expect.element(notice().getByText('Your phone number: …')).toBeVisible()
  expect(sentTo(readPatientProfile)).toEqual([])
})

const notice = () => page.getByRole('status').filter({ hasText: 'Call initiated' })

async function callAmbulance(): Promise<void> {
  // The dialler must not open in a test.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await page.getByRole('link', { name: /108/ }).first().click()
}
