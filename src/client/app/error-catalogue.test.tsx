import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { register } from '../../shared/accounts/accounts.endpoints.ts'
import { listAppointments, requestAppointment } from '../../shared/appointments/appointments.endpoints.ts'
import { readDoctorProfile, saveDoctorProfile } from '../../shared/doctors/doctors.endpoints.ts'
import type { Endpoint } from '../../shared/kit/endpoint.ts'
import { en, hi, pa } from '../../shared/i18n/locales.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { readPatientProfile, savePatientProfile } from '../../shared/patients/patients.endpoints.ts'
import { appointmentAnswer } from '../../../tests/setup/appointment-answers.ts'
import { openDevice, serverSays, show } from '../../../tests/setup/screen.tsx'
import { Screen as LoginScreen } from '../accounts/screens/login.screen.tsx'
import { Screen as RegisterScreen } from '../accounts/screens/register.screen.tsx'
import { DoctorSchedule, NextAppointments } from '../appointments/appointments.manifest.tsx'
import { Screen as BookScreen } from '../appointments/screens/book.screen.tsx'
import { Screen as MyAppointments } from '../appointments/screens/my-appointments.screen.tsx'
import { DoctorApproval } from '../doctors/doctors.manifest.tsx'
import { Screen as DoctorProfile } from '../doctors/screens/doctor-profile.screen.tsx'
import { NoticeList } from '../notifications/notifications.manifest.tsx'
import { Screen as PatientProfile } from '../patients/screens/patient-profile.screen.tsx'
import { call } from '../platform/api/api.ts'
import type { Language } from '../platform/i18n/language.ts'
import { CrashBoundary } from './shell/crash-boundary.tsx'
import { NotFound } from './shell/not-found.tsx'
import { PatientGate } from './routing/patient-gate.tsx'

// The error catalogue of the specification, section 8: the tests have its names and order.

let warned: ReturnType<typeof vi.spyOn>
beforeEach(async () => {
  await openDevice('patient')
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

type Answer = { body: string; type?: string; status?: number; statusText?: string } | 'nothing'

/** Answers with a raw body: the screens' mock server only sends well-formed JSON. */
function lineBrings(answer: Answer): void {
  globalThis.fetch = () => {
    if (answer === 'nothing') return Promise.reject(new TypeError('Failed to fetch'))
    const { body, type = 'application/json', ...init } = answer
    return Promise.resolve(new Response(body, { ...init, headers: { 'content-type': type } }))
  }
}

const badGateway = { body: '<html></html>', type: 'text/html', status: 502, statusText: 'Bad Gateway' }
// A bad gateway counts as no network: writes are then queued.
const brokenServer = { ...badGateway, status: 500, statusText: 'Internal Server Error' }
const refused = { body: '{"message":"The doctor is away."}', status: 409 }

describe('every call', () => {
  test.each<[string, Answer, { status: number; message: string }]>([
    ['body cannot be parsed', { body: '{"a' }, { status: 200, message: 'Invalid JSON response from server' }],
    [
      'non-JSON content type',
      { body: '[]', type: 'text/plain' },
      { status: 200, message: 'Server returned non-JSON response' },
    ],
    ['non-OK: the message field', refused, { status: 409, message: 'The doctor is away.' }],
    ['non-OK: the error field', { body: '{"error":"No."}', status: 400 }, { status: 400, message: 'No.' }],
    ['non-OK: neither', badGateway, { status: 502, message: 'HTTP 502 Bad Gateway' }],
    ['status 0', 'nothing', { status: 0, message: 'Network error: Unable to connect to server' }],
  ])('%s', async (_, answer, failure) => {
    lineBrings(answer)
    await expect(call(listAppointments)).rejects.toMatchObject(failure)
  })

  test('status 401, raised locally', async () => {
    localStorage.removeItem('token')
    const failure = { status: 401, message: 'No authentication token found' }
    await expect(call(listAppointments)).rejects.toMatchObject(failure)
    // The text shown in English.
    expect(en.errors.noToken).toBe(failure.message)
  })

  test('an empty JSON body is tolerated with a warning', async () => {
    lineBrings({ body: '' })
    expect(await call(readPatientProfile)).toBeNull()
    expect(warned).toHaveBeenCalledOnce()
  })
})

describe('login: any failure message in a red box', () => {
  test.each<[string, Language, Answer, string]>([
    ['no token in the answer', 'en', { body: '{}' }, 'No token received'],
    ['the server’s message', 'en', refused, 'The doctor is away.'],
    ['no message', 'en', badGateway, 'HTTP 502 Bad Gateway'],
    ['unreadable', 'en', { body: '{' }, 'Invalid JSON response from server'],
    ['no JSON', 'en', { body: 'hi', type: 'text/html' }, 'Server returned non-JSON response'],
    ['no network', 'en', 'nothing', 'Network error: Unable to connect to server'],
    ['no network', 'hi', 'nothing', 'नेटवर्क नहीं मिला: सर्वर से संपर्क नहीं हो पाया'],
    ['no network', 'pa', 'nothing', 'ਨੈੱਟਵਰਕ ਨਹੀਂ ਮਿਲਿਆ: ਸਰਵਰ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਸਕਿਆ'],
  ])('%s, in %s', async (_, language, answer, sentence) => {
    await openDevice('patient', { language })
    localStorage.removeItem('token')
    lineBrings(answer)
    const messages = { en, hi, pa }[language].accounts.login
    show(<LoginScreen />)
    await page.getByLabelText(messages.username).fill('nava')
    await page.getByLabelText(messages.password, { exact: true }).fill('secret1')
    await page.getByRole('button', { name: messages.submit, exact: true }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
    await expect.element(page.getByRole('alert')).toHaveClass('border-wrong')
  })
})

test('register: the server message in a red box', async () => {
  localStorage.removeItem('token')
  serverSays(register, { status: 409, refusal: { code: 'told', message: 'Registration is closed today.' } })
  show(<RegisterScreen />)
  await page.getByRole('radio', { name: /^Patient/ }).click({ force: true })
  for (const [label, value] of [
    ['Full name', 'Nava Kaur'],
    ['Phone number', '9876543210'],
    ['E-mail', 'nava@example.in'],
    ['Username', 'nava'],
    ['Password', 'secret1'],
    ['Type the password again', 'secret1'],
  ] as const)
    await page.getByLabelText(label, { exact: true }).fill(value)
  await page.getByLabelText(/^I agree that Nabz/).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Registration is closed today.')
  await expect.element(page.getByRole('alert')).toHaveClass('border-wrong')
})

describe('profile save', () => {
  const patient = { name: 'Nava Kaur', age: 31, gender: 'Female', address: '', phone: '' }
  const doctor = {
    name: 'Meena Sharma',
    specialization: 'Skin',
    experience: '12',
    phone: '9876501234',
    clinic: 'Civil Hospital',
    registrationNumber: 'PMC-1',
    approval: 'approved',
  }
  const forms: Record<'patient' | 'doctor', [ComponentType, Endpoint, Endpoint, unknown]> = {
    patient: [PatientProfile, readPatientProfile, savePatientProfile, patient],
    doctor: [DoctorProfile, readDoctorProfile, saveDoctorProfile, doctor],
  }

  test.each<['patient' | 'doctor', string, Answer, string]>([
    ['patient', 'server message', refused, 'The doctor is away.'],
    ['patient', 'no message', brokenServer, 'Update failed'],
    ['patient', 'not valid JSON', { body: '<html>' }, 'Invalid response from server'],
    ['doctor', 'message', refused, 'The doctor is away.'],
    ['doctor', 'no message', brokenServer, 'Update failed'],
  ])('%s: %s', async (role, _, answer, sentence) => {
    const [Screen, read, , profile] = forms[role]
    await openDevice(role)
    serverSays(read, { body: profile })
    show(<Screen />)
    await page.getByRole('button', { name: 'Edit' }).click()
    lineBrings(answer)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  })
})

test('appointment booking failure: message shown inline', async () => {
  serverSays(requestAppointment, { status: 409, refusal: { code: 'told', message: 'The clinic is closed.' } })
  show(<BookScreen />)
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.getByLabelText('Time').selectOptions('10:15')
  await page.getByRole('radio', { name: 'In person' }).click()
  await page.getByRole('button', { name: 'Request appointment' }).click()
  const form = page.elementLocator(document.querySelector('form')!)
  await expect.element(form.getByRole('alert')).toHaveTextContent('The clinic is closed.')
})

describe('appointment list and doctor fetch failures: not only logged, but shown, with a way to try again', () => {
  test.each<[string, ComponentType, Endpoint, string, unknown, RegExp]>([
    [
      'a patient’s appointments',
      MyAppointments,
      listAppointments,
      'Your appointments could not be loaded.',
      [],
      /No upcoming appointments/,
    ],
    [
      'the next appointments on the dashboard',
      NextAppointments,
      listAppointments,
      'Your appointments could not be loaded.',
      [appointmentAnswer()],
      /10:00 am/,
    ],
    [
      'a doctor’s schedule',
      DoctorSchedule,
      listAppointments,
      'The schedule could not be loaded.',
      [],
      /No appointments today/,
    ],
    [
      'what is new',
      NoticeList,
      listNotices,
      'What’s new: This could not be loaded.',
      [
        {
          id: '01936f2a-0000-7000-8000-000000000001',
          kind: 'appointments.missed',
          subject: '01936f2a-0000-7000-8000-000000000002',
          at: '2026-11-21T10:00:00Z',
          facts: { date: '2026-11-24', time: '17:30' },
        },
      ],
      /did not take place/,
    ],
    [
      'a doctor’s own profile on the dashboard',
      DoctorApproval,
      readDoctorProfile,
      'My profile: This could not be loaded.',
      null,
      /Please complete your profile/,
    ],
  ])('%s', async (_, List, endpoint, sentence, later, shown) => {
    serverSays(endpoint, { status: 400, refusal: { code: 'invalid' } })
    show(<List />)
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
    serverSays(endpoint, { body: later })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText(shown).first()).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})

test('patient profile check failure: logged, page allowed', async () => {
  serverSays(readPatientProfile, { status: 400, refusal: { code: 'invalid' } })
  const person = { id: 'patient-1', username: 'nava', name: 'Nava Kaur', role: 'patient' } as const
  show(
    <PatientGate person={person} path="/patient">
      <p>{'behind the gate'}</p>
    </PatientGate>,
  )
  await expect.element(page.getByText('behind the gate')).toBeVisible()
  // Expects the error itself, to tell it from a warning logged before the failure.
  const logged = [expect.stringContaining('the patient profile could not be checked'), expect.any(Error)]
  await expect.poll(() => warned.mock.calls).toEqual([logged])
})

test('unknown route: 404 page with a link to home', async () => {
  show(<NotFound />)
  await expect.element(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
})

test('render crash: error screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  function Broken(): never {
    throw new Error('no such leaf')
  }
  show(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  )
  await expect.element(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('no such leaf')
  await expect.element(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
})
