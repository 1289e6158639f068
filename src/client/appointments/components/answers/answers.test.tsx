import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  assignAppointment,
  declineOffer,
  listAppointments,
  listAssignable,
  listUnanswered,
  markPhoned,
  rejectAppointment,
  takeOffer,
} from '../../../../shared/appointments/appointments.endpoints.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { appointmentAnswer, dayAhead } from '../../../../../tests/setup/appointment-answers.ts'
import { noRequests, openAdminConsole, request } from '../../../../../tests/setup/desk-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { Screen as MyAppointments } from '../../screens/my-appointments.screen.tsx'
import { OpenRequestsAdmin } from '../open-requests-desk.tsx'
import { DoctorSchedule } from '../schedule/doctor-schedule.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const desk = () => page.getByRole('link', { name: 'Call the desk +91-1765-000000' })
const moment = (date: string, time: string) => ({ at: `${date}T04:30:00.000Z`, date, time })
/** Only requests and those of a teleconsultation. */
const asked: Partial<Appointment> = { type: 'teleconsultation', allowedActions: ['accept', 'reject'] }

describe('the patient', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/patient/appointments')
    return openDevice('patient')
  })
  function showMine(one: Appointment) {
    serverSays(listAppointments, { body: [one] })
    show(<MyAppointments />)
  }

  test('reads who answers until when; days ahead nobody is about to travel', async () => {
    showMine(appointmentAnswer({ date: dayAhead(5), answerBy: moment(dayAhead(0), '14:00') }))
    await expect
      .element(page.getByText('Dr. Meena Sharma answers by 2:00 pm. If not, we ask another doctor.'))
      .toBeVisible()
    await expect.element(page.getByText(/do not travel/)).not.toBeInTheDocument()
  })

  test('is told not to travel while nobody has confirmed, with a number to ring', async () => {
    const freeTimes = [{ date: dayAhead(2), time: '09:30' }]
    showMine(appointmentAnswer({ date: dayAhead(0), time: '23:45', freeTimes }))
    await expect.element(page.getByText(/^These times are free: .*9:30 am$/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Ask for another time' })).toBeVisible()
    await expect.element(page.getByText('Not confirmed yet. Please do not travel.')).toBeVisible()
    await expect.element(desk()).toHaveAttribute('href', 'tel:+911765000000')
    await expect.element(page.getByText('Nobody has checked this number yet.')).toBeVisible()
  })

  test('whose visit did not take place reads who can say why, with the numbers', async () => {
    const doctor = { name: 'Meena Sharma', phone: '9814012345', visits: 3 }
    showMine(appointmentAnswer({ date: dayAhead(-1), status: 'missed', doctor }))
    await page.getByRole('tab', { name: 'Past' }).click()
    await expect
      .element(page.getByText('This appointment did not take place. The reason is not recorded.'))
      .toBeVisible()
    await expect.element(page.getByText('Dr. Meena Sharma or the desk can say why.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Call Dr. Meena Sharma: 9814012345' }))
      .toHaveAttribute('href', 'tel:9814012345')
    await expect.element(desk()).toHaveAttribute('href', 'tel:+911765000000')
  })

  test('whom no doctor could take may ask the desk', async () => {
    showMine(appointmentAnswer({ date: dayAhead(1), status: 'failed', doctor: null }))
    await page.getByRole('tab', { name: 'Past' }).click()
    await expect.element(desk()).toHaveAttribute('href', 'tel:+911765000000')
  })

  test('takes the visit in person that the doctor offers, or declines it', async () => {
    const offer = { date: dayAhead(2), time: '10:00' }
    const offered = appointmentAnswer({
      type: 'teleconsultation',
      offer,
      doctor: { name: 'Meena Sharma', clinic: 'Sharma Clinic', phone: '9814012345' },
      allowedActions: ['takeOffer', 'declineOffer', 'cancel'],
    })
    serverSays(declineOffer, { status: 409, refusal: { code: 'alreadyDecided' } })
    serverSays(takeOffer, { body: { ...offered, offer: undefined, ...offer, status: 'scheduled' } })
    showMine(offered)
    await expect.element(page.getByText('Dr. Meena Sharma needs to see you in person')).toBeVisible()
    await expect.element(page.getByText('Sharma Clinic')).toBeVisible()
    await button('No, ask another doctor').click()
    await expect.element(page.getByText('This request has already been answered.')).toBeVisible()
    await button('Yes, I will come').click()
    await expect.element(page.getByText(/^Confirmed\. Please come on/)).toBeVisible()
    expect(sentTo(takeOffer)).toHaveLength(1)
  })

  test('sent to hospital, has the numbers to call and the way there first', async () => {
    const sentToHospital = {
      at: moment(dayAhead(0), '10:00'),
      name: 'Civil Hospital Nabha',
      phone: '+91-1765-230123',
      isPhoneConfirmed: false,
      lat: 30.37,
      lng: 76.14,
    }
    history.replaceState(null, '', '/patient/appointments?past')
    showMine(appointmentAnswer({ status: 'cancelled', sentToHospital }))
    const panel = page.getByRole('alert')
    await expect.element(panel.getByRole('heading', { name: 'Go to hospital now' })).toBeVisible()
    await expect.element(panel.getByRole('link', { name: /Call 108/ })).toHaveAttribute('href', 'tel:108')
    await expect.element(panel.getByRole('link', { name: /Call 112/ })).toHaveAttribute('href', 'tel:112')
    await expect.element(panel.getByText('Civil Hospital Nabha')).toBeVisible()
  })

  test('whose request failed reads the next free times', async () => {
    history.replaceState(null, '', '/patient/appointments?past')
    showMine(appointmentAnswer({ status: 'failed', freeTimes: [{ date: dayAhead(0), time: '16:30' }] }))
    await expect.element(page.getByText('These times are free: 4:30 pm')).toBeVisible()
  })
})

describe('the doctor', () => {
  beforeEach(() => openDevice('doctor'))

  test('reads until when to answer, and sends to hospital only with a second press', async () => {
    const one = appointmentAnswer({ ...asked, answerBy: moment(dayAhead(0), '14:00') })
    serverSays(listAppointments, { body: [one] })
    serverSays(rejectAppointment, { body: { ...one, status: 'rejected', allowedActions: [] } })
    show(<DoctorSchedule />)
    await expect
      .element(page.getByText('Please answer by 2:00 pm. Then it goes to another doctor.'))
      .toBeVisible()
    await button(/^Reject/).click()
    await expect.element(button(/^Must be seen in person/)).toBeVisible()
    await button(/^Must go to hospital now/).click()
    expect(sentTo(rejectAppointment)).toEqual([])
    await button('Yes, send to hospital now').click()
    await expect
      .element(page.getByText('The patient is told to go to hospital now. The desk knows.'))
      .toBeVisible()
    expect(sentTo(rejectAppointment).map(({ body }) => body)).toEqual([{ reason: 'hospital' }])
  })

  test('is not asked whether a visit in person must be one', async () => {
    serverSays(listAppointments, { body: [appointmentAnswer({ ...asked, type: 'in-person' })] })
    show(<DoctorSchedule />)
    await button(/^Reject/).click()
    await expect.element(button(/^Not my field/)).toBeVisible()
    await expect.element(button(/^Must be seen in person/)).not.toBeInTheDocument()
  })

  test('reads before accepting whether the patient was here before, and that it is not somebody else’s field', async () => {
    const patient = {
      name: 'Asha Rani',
      gender: 'Female',
      ageBand: { from: 30, to: 39 },
      pregnancy: 'pregnant',
      isFollowUp: true,
    } as const
    serverSays(listAppointments, { body: [appointmentAnswer({ ...asked, patient, isOtherField: true })] })
    show(<DoctorSchedule />)
    await expect.element(page.getByText('Another doctor said: not my field.')).toBeVisible()
    await expect.element(page.getByText(/Female · 30–39 years · Pregnant · Seen by you before/)).toBeVisible()
  })
})

test('the desk notes a call, and gives a request to a doctor who is free', async () => {
  await openAdminConsole()
  serverSays(listUnanswered, { body: { ...noRequests, requests: [{ ...request, notAnsweredBy: 2 }] } })
  const skin = {
    id: request._id,
    name: 'Navjot Gill',
    specialization: 'Skin',
    phone: '9814012345',
    visits: 3,
  }
  serverSays(listAssignable, { body: [skin] })
  serverSays(markPhoned, { body: request })
  serverSays(assignAppointment, {
    body: { ...request, status: 'scheduled', doctor: { name: 'Navjot Gill' } },
  })
  show(<OpenRequestsAdmin />)
  await expect.element(page.getByText('Not answered by 2 doctors')).toBeVisible()
  await expect.element(page.getByText('Asks for: General physician')).toBeVisible()
  await button('I have phoned').click()
  await expect.element(page.getByText('Noted that you phoned.')).toBeVisible()
  await button('Give to a doctor').click()
  await button('Confirm with Dr. Navjot Gill').click()
  await expect.element(page.getByText('Confirmed with Dr. Navjot Gill.')).toBeVisible()
  expect(sentTo(assignAppointment).map(({ body }) => body)).toEqual([{ doctorId: request._id }])
})

test.each([
  [{ village: 'Ghunerki', distanceKm: 7 }, 'Ghunerki, about 7 km from your clinic'],
  [{ village: 'Nabha', distanceKm: 0 }, 'Nabha, less than 1 km from your clinic'],
  [{ village: 'Kotli' }, 'Kotli'],
])('a doctor reads of a request from %o: %s', async (home, sentence) => {
  await openDevice('doctor')
  const patient = { name: 'Asha Rani', ageBand: { from: 80, to: null }, gender: 'Female' as const, ...home }
  serverSays(listAppointments, { body: [appointmentAnswer({ patient, doctor: null, ...asked })] })
  show(<DoctorSchedule />)
  await expect.element(page.getByText(`80 years or older · ${sentence}`)).toBeVisible()
})

test('a doctor whose visit did not take place reads who can say why', async () => {
  await openDevice('doctor')
  const patient = { id: '01936f2a-0000-7000-8000-000000000001', name: 'Asha Rani', phone: '9876543210' }
  const missed = { date: dayAhead(0), status: 'missed', patient } as const
  serverSays(listAppointments, { body: [appointmentAnswer(missed)] })
  show(<DoctorSchedule />)
  await page.getByText('Finished today (1)').click()
  await expect.element(page.getByText('The patient or the desk can say why.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Call Asha Rani: 9876543210' }))
    .toHaveAttribute('href', 'tel:9876543210')
  await expect.element(desk()).toBeVisible()
})
