import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { verifyPrescription } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { PathParams } from '../../platform/browser/navigation.tsx'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './verify.screen.tsx'

const answer = {
  doctor: { name: 'Navjot Kaur Gill', registrationNumber: 'PMC-1', council: 'Punjab Medical Council' },
  number: 'K7QM4XWD',
  date: '2026-11-21',
  status: 'active',
  hasPaper: false,
  validUntil: '2026-12-21',
  isOver: false,
  dispensed: 'none',
  dispensedOn: null,
  contentHash: 'abc',
}
const shown = (
  <PathParams value={{ code: 'K7QM4XWD-abc' }}>
    <Screen />
  </PathParams>
)

test.each([
  ['en', 'Yes, it is genuine.', 'Number K7QM-4XWD'],
  ['hi', 'हां, पर्ची असली है।', 'नंबर K7QM-4XWD'],
  ['pa', 'ਹਾਂ, ਪਰਚੀ ਅਸਲੀ ਹੈ।', 'ਨੰਬਰ K7QM-4XWD'],
] as const)(
  'in %s it says that it is genuine, with what the paper must show',
  async (language, yes, number) => {
    await openDevice('patient', { language })
    serverSays(verifyPrescription, { body: answer })
    show(shown)
    await expect.element(page.getByText(yes)).toBeVisible()
    await expect.element(page.getByText(number)).toBeVisible()
    await expect.element(page.getByText(/21-11-2026/)).toBeVisible()
    await expect.element(page.getByText(/21-12-2026/)).toBeVisible()
  },
)

test('a stopped one says so, and an unknown one', async () => {
  await openDevice('patient')
  serverSays(verifyPrescription, { body: { ...answer, status: 'stopped' } })
  show(shown)
  await expect.element(page.getByText('The doctor has stopped this prescription.')).toBeVisible()
  await openDevice('patient')
  serverSays(verifyPrescription, { status: 404, refusal: { code: 'notFound' } })
  show(shown)
  await expect.element(page.getByText('No prescription has this code.')).toBeVisible()
})

test('one whose last day has passed says so', async () => {
  await openDevice('patient')
  serverSays(verifyPrescription, { body: { ...answer, isOver: true } })
  show(shown)
  await expect.element(page.getByText('It was valid until a day that has passed.')).toBeVisible()
})

test('what could not be asked is not called false, and is asked again', async () => {
  await openDevice('patient')
  serverSays(verifyPrescription, () => {
    throw new TypeError('Failed to fetch')
  })
  show(shown)
  await expect.element(page.getByRole('button')).toBeVisible()
  await expect.element(page.getByText('No prescription has this code.')).not.toBeInTheDocument()
  serverSays(verifyPrescription, { body: answer })
  await page.getByRole('button').click()
  await expect.element(page.getByText('Yes, it is genuine.')).toBeVisible()
})

test.each([
  ['part', 'Part of it has been dispensed, last on 22-11-2026.', false],
  ['all', 'Everything on it has been dispensed, last on 22-11-2026.', true],
] as const)('says that %s of it was dispensed, and when', async (dispensed, sentence, isLast) => {
  await openDevice('patient')
  serverSays(verifyPrescription, { body: { ...answer, dispensed, dispensedOn: '2026-11-22' } })
  show(shown)
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(page.getByText('Please give no more medicines from it.').elements()).toHaveLength(isLast ? 1 : 0)
})

test.each([true, false])(
  'it says that a photo of the paper is on file only when it is: %s',
  async (hasPaper) => {
    await openDevice('patient')
    serverSays(verifyPrescription, { body: { ...answer, hasPaper } })
    show(shown)
    await expect.element(page.getByText('Yes, it is genuine.')).toBeVisible()
    const onFile = page.getByText('A photo of the paper, signed by hand, is on file.')
    expect(onFile.elements()).toHaveLength(hasPaper ? 1 : 0)
  },
)
