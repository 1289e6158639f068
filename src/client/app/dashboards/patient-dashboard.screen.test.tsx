import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '../../../shared/activities/activities.endpoints.ts'
import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { readPatientProfile, savePatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { appointmentAnswer } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './patient-dashboard.screen.tsx'

const profile = { name: 'Nava Kaur Sidhu', age: 31, gender: 'Female', address: '', phone: '' }

async function arrive(options: Parameters<typeof openDevice>[1] = {}): Promise<void> {
  await openDevice('patient', options)
  serverSays(listNotices, { body: [] })
  serverSays(listAppointments, { body: [] })
  serverSays(listActivities, { body: [] })
}
beforeEach(() => arrive())

describe('the profile', () => {
  test('without a name its form opens by itself, and closes after saving', async () => {
    serverSays(readPatientProfile, { text: '' })
    serverSays(savePatientProfile, () => {
      serverSays(readPatientProfile, { body: profile })
      return { body: profile }
    })
    show(<Screen />)
    await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    await page.getByLabelText('Age').fill('31')
    await page.getByRole('radio', { name: 'Female' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(page.getByText('Profile updated successfully!')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Welcome, Nava Kaur Sidhu' })).toBeVisible()
    await expect.element(page.getByLabelText('Age')).not.toBeInTheDocument()
  })

  test('with a name the form opens with a button and closes on cancel', async () => {
    serverSays(readPatientProfile, { body: profile })
    show(<Screen />)
    await page.getByRole('button', { name: 'Edit my profile' }).click()
    await expect.element(page.getByLabelText('Full name')).toHaveValue('Nava Kaur Sidhu')
    // The form replaces the button and has the focus, so the next Tab enters it.
    expect(document.activeElement?.contains(page.getByLabelText('Full name').element())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByLabelText('Full name')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Edit my profile' })).toHaveFocus()
  })

  test('a guest is welcomed without a name', async () => {
    await arrive({ name: '' })
    serverSays(readPatientProfile, { text: '' })
    show(<Screen />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, guest' })).toBeVisible()
  })
})

describe('with a profile', () => {
  beforeEach(() => serverSays(readPatientProfile, { body: profile }))

  test('the tiles lead where they say', async () => {
    show(<Screen />)
    const tiles = page.getByRole('region', { name: 'Quick actions' }).getByRole('link')
    await expect.element(tiles.first()).toBeVisible()
    expect(tiles.elements().map((tile) => tile.getAttribute('href'))).toEqual([
      '/appointments/book',
      '/patient/records',
      '/patient/teleconsult',
      '/prescriptions',
      '/reminders',
      '/patient/messages',
      '/labs',
      '/vitals',
      '/patient/vaccinations',
    ])
  })

  test('the tile of the messages says how many of this patient are new', async () => {
    const told = { kind: 'communications.answered', at: '2026-11-21T04:30:00.000Z' }
    const facts = { doctor: 'Navjot Gill', path: '/patient/messages' }
    const notice = (id: string, more: object) => ({ id, subject: id, ...told, ...more })
    serverSays(listNotices, {
      body: [
        notice('01a1fd14-3547-736d-953f-202a5e4eea81', { facts: { ...facts, value: '2' } }),
        notice('01a1fd14-3547-736d-953f-202a5e4eea82', { facts: { ...facts, value: '1' } }),
        notice('01a1fd14-3547-736d-953f-202a5e4eea83', {
          facts: { ...facts, value: '5' },
          person: { id: '01a1fd14-3547-736d-953f-202a5e4eea84', name: 'Aman' },
        }),
      ],
    })
    show(<Screen />)
    const tile = page.getByRole('region', { name: 'Quick actions' }).getByRole('link', { name: /^Messages/ })
    await expect.element(tile).toHaveTextContent('Messages3 new')
  })

  test('shows the next two appointments and a link to all', async () => {
    const ahead = ['09:00', '10:00', '11:00'].map((time) => appointmentAnswer({ time }))
    serverSays(listAppointments, { body: ahead })
    show(<Screen />)
    await expect.element(page.getByText(/10:00 am/)).toBeVisible()
    await expect.element(page.getByText(/11:00 am/)).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'View all' }))
      .toHaveAttribute('href', '/patient/appointments')
  })

  test('the tips of the specification', async () => {
    show(<Screen />)
    await page.getByRole('heading', { name: 'Health tips' }).click()
    await expect.element(page.getByText('8 glasses of water')).toBeVisible()
    await expect.element(page.getByText('30-minute walk after dinner')).toBeVisible()
    await expect.element(page.getByText('7-8 hours of sleep')).toBeVisible()
  })

  test('the QR button leads to sharing', async () => {
    show(<Screen />)
    await page.getByRole('heading', { name: 'Share your medical profile' }).click()
    const link = page.getByRole('link', { name: 'Scan QR code' })
    await expect.element(link).toHaveAttribute('href', '/patient/share')
  })

  test.each([
    ['hi', 'नमस्ते, Nava Kaur Sidhu', 'सेहत की बातें'],
    ['pa', 'ਜੀ ਆਇਆਂ ਨੂੰ, Nava Kaur Sidhu', 'ਸਿਹਤ ਦੀਆਂ ਗੱਲਾਂ'],
  ] as const)('in %s', async (language, restoreProfile, tips) => {
    await arrive({ language })
    serverSays(readPatientProfile, { body: profile })
    show(<Screen />)
    await expect.element(page.getByRole('heading', { name: restoreProfile })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: tips })).toBeVisible()
  })
})
