import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readDoctorProfile } from '../../../shared/doctors/doctors.endpoints.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { screens } from '../features.ts'
import { ScreenHost } from '../screen-host.tsx'

const profile = {
  name: 'Meena Sharma',
  specialization: 'Skin',
  experience: '9',
  phone: '5550001234',
  clinic: 'Civil Hospital',
  registrationNumber: '7',
  approval: 'approved',
  approvalReason: null,
}
const paths = [
  '/doctor/patients',
  '/doctor/patients/:id',
  '/doctor/requests',
  '/doctor/follow-ups',
  '/doctor/teleconsultations',
  '/doctor/timings',
  '/doctor/alerts',
]
const suspended = { ...profile, approval: 'suspended', approvalReason: 'Number not found' }

function open(path: string): void {
  const screen = screens.find((one) => one.path === path)
  if (!screen) throw new Error(`Nothing at ${path}.`)
  show(<ScreenHost screen={screen} params={{ id: '7' }} />)
}

beforeEach(() => openDevice('doctor'))

// The lists have no mock answers: they must not be requested.
test.each(paths)('%s shows a suspended doctor the reason instead of an empty list', async (path) => {
  serverSays(readDoctorProfile, { body: suspended })
  open(path)
  await expect.element(page.getByText('Your work here is paused')).toBeVisible()
  await expect.element(page.getByText('The reason: Number not found')).toBeVisible()
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
})

test.each([
  [{ ...profile, approval: 'awaiting' }, 'Awaiting verification'],
  [{ ...profile, approval: 'refused' }, 'Your registration could not be confirmed'],
  [null, 'Please complete your profile, so that patients can be sent to you.'],
])('every approval state has its own message: %o', async (known, sentence) => {
  serverSays(readDoctorProfile, known === null ? { text: '' } : { body: known })
  open('/doctor/patients')
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test.each([
  ['approved', { body: profile }],
  ['whose profile cannot be read', { status: 409, refusal: { code: 'notFound' } }],
] as const)('a doctor %s comes to the page', async (_, said) => {
  serverSays(readDoctorProfile, said)
  open('/doctor/patients')
  await expect.element(page.getByRole('searchbox')).toBeVisible()
})
