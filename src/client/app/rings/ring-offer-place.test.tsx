import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listOwnAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import { listAppointments, requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { readPushSubscription } from '../../../shared/devices/devices.endpoints.ts'
import { ownAnswer } from '../../../../tests/setup/alarm-answers.ts'
import { appointmentAnswer } from '../../../../tests/setup/appointment-answers.ts'
import { permissionIs } from '../../../../tests/setup/push-fixture.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen as Booking } from '../../appointments/screens/book.screen.tsx'
import { refresh } from '../../platform/queries/queries.tsx'
import { actFor } from '../../platform/session/acting-for.ts'
import { PatientAlarms } from '../alarms/patient-alarms.tsx'
import { Gate } from '../routing/book-gate.tsx'

const publicKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const whenAnswered = page.getByRole('switch', { name: 'May this phone ring when the doctor answers?' })
const ifNobody = page.getByRole('switch', { name: 'May this phone ring if nobody answers?' })
const at = new Date().toISOString()

beforeEach(async () => {
  history.replaceState(null, '', '/appointments/book')
  await openDevice('patient')
  permissionIs('default')
  serverSays(readPushSubscription, { body: { publicKey, device: null } })
  serverSays(listAppointments, { body: [] })
})
afterEach(() => actFor(null))

/** The list of alarms is on the page: had there been a switch, it would be too. */
async function showAlarm(alarm: Parameters<typeof ownAnswer>[0], hasNumbers = true): Promise<void> {
  serverSays(listOwnAlarms, { body: { alarms: [ownAnswer(alarm)] } })
  await refresh('alarms')
  show(<PatientAlarms hasNumbers={hasNumbers} />)
  await expect.element(page.getByRole('region', { name: 'Who knows about it' })).toBeVisible()
}

test('is not on the form of a request, and stands below the request that was sent', async () => {
  serverSays(requestAppointment, { body: appointmentAnswer() })
  show(
    <Gate>
      <Booking />
    </Gate>,
  )
  await page.getByRole('button', { name: 'Choose the kind of doctor' }).click()
  await page.getByRole('button', { name: 'Heart (cardiology)' }).click()
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.getByLabelText('Time').selectOptions('10:15')
  await page.getByRole('radio', { name: 'In person' }).click()
  expect(whenAnswered.elements()).toEqual([])
  await page.getByRole('button', { name: 'Request appointment' }).click()
  await expect.element(page.getByText('Appointment pending with Dr. Meena Sharma')).toBeVisible()
  await expect.element(whenAnswered).not.toBeChecked()
})

describe('of an alarm', () => {
  test('stands below it while nobody has answered', async () => {
    await showAlarm({})
    await expect.element(ifNobody).not.toBeChecked()
  })

  test('of /vitals, where more numbers to call stand further down, only below an amber one', async () => {
    await showAlarm({ urgency: 'critical' }, false)
    expect(await isAsked()).toBe(false)
    document.body.innerHTML = ''
    await showAlarm({ urgency: 'urgent' }, false)
    await expect.element(ifNobody).toBeVisible()
  })

  test.each([
    ['a doctor has seen it', { acknowledged: { name: 'Gill', at, isDoctor: true, isYou: false } }],
    ['it has been said that nobody answered', { unansweredAt: at }],
  ])('is not asked once %s', async (_, alarm) => {
    await showAlarm(alarm)
    expect(await isAsked()).toBe(false)
  })

  test('is not asked for somebody else, on a shared phone, or where it is blocked', async () => {
    await showAlarm({})
    await expect.element(ifNobody).toBeVisible()
    actFor('01936f2a-0000-7000-8000-000000000001')
    await expect.element(ifNobody).not.toBeInTheDocument()
    actFor(null)
    await expect.element(ifNobody).toBeVisible()
    localStorage.setItem('nabz.family', '1')
    document.body.innerHTML = ''
    await showAlarm({})
    expect(await isAsked()).toBe(false)
    localStorage.removeItem('nabz.family')
    permissionIs('denied')
    document.body.innerHTML = ''
    await showAlarm({})
    expect(await isAsked()).toBe(false)
  })
})

/** Also after its file has come. */
async function isAsked(): Promise<boolean> {
  await import('./ring-offer-card.tsx')
  await new Promise((resolve) => setTimeout(resolve, 300))
  return page.getByRole('switch').elements().length > 0
}
