import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import { acceptAppointment, listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { addEntry, callNext, readQueue } from '../../../shared/appointments/appointments.queue.endpoints.ts'
import { listConditionsOfPatient } from '../../../shared/conditions/conditions.doctor.endpoints.ts'
import { listNotesOfPatient } from '../../../shared/encounters/encounters.endpoints.ts'
import { listPrescriptionsOfPatient } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { listPatientMedicines } from '../../../shared/reminders/reminders.endpoints.ts'
import { listPatientVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { appointmentAnswer, dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { readingAnswer } from '../../../../tests/setup/vital-answers.ts'
import { HotkeysPlace } from '../settings/hotkeys-place.tsx'
import { Screen } from './queue.screen.tsx'

const idOf = (nth: number) => `01a1f000-0000-7000-8000-${String(nth).padStart(12, '0')}`
const session = {
  id: idOf(900),
  doctor: 'Meena Sharma',
  place: { name: 'Civil Hospital Nabha' },
  opens: '09:00',
  closes: '15:00',
  capacity: 80,
}
const entry = (token: number, told = {}) => ({
  id: idOf(token),
  token,
  source: 'walk-in',
  state: 'waiting',
  name: `Patient ${String(token)}`,
  age: 40,
  village: 'Rohti',
  phone: '',
  appointmentId: null,
  isStarted: false,
  turn: '10:35',
  marks: ['call', 'absent', 'cancel'],
  ...told,
})
const lineOf = (...entries: object[]) => ({ sessionId: session.id, entries, next: 9, taken: 3 })
const visit = appointmentAnswer({
  date: dayAhead(0),
  status: 'scheduled',
  specialization: 'Headache',
  allowedActions: ['start', 'cancel'],
  patient: { name: 'Simran Kaur', id: idOf(700), phone: '5550001234' },
})
const request = appointmentAnswer({
  allowedActions: ['accept', 'reject'],
  patient: { name: 'Mohan Lal', age: 60 },
})
const row = (name: string) => page.getByRole('option', { name: new RegExp(name) })
const addressed = () => new URLSearchParams(location.search).get('p')

beforeEach(async () => {
  await page.viewport(1280, 800)
  await openDevice('doctor')
  history.replaceState(null, '', '/doctor/queue')
  const line = lineOf(entry(1, { state: 'inside', turn: null }), entry(2), entry(3))
  serverSays(readQueue, { body: { sessions: [session], line } })
  serverSays(listAppointments, { body: [visit, request] })
  serverSays(listAlarms, { body: { alarms: [], open: 0, next: null } })
  serverSays(listPatientVitals, {
    body: { readings: [readingAnswer({ type: 'heartRate', values: [76] })], bmi: null, person: null },
  })
  serverSays(listPatientMedicines, { body: { reminders: [], doses: [] } })
  serverSays(listPrescriptionsOfPatient, { body: { prescriptions: [], next: null } })
  serverSays(listConditionsOfPatient, { body: [] })
  serverSays(listNotesOfPatient, { body: { notes: [], next: null } })
})

test('who is inside is shown first; J, K and the arrow keys move choice, focus and address', async () => {
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: 'Patient 1' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(row('Patient 2')).toHaveFocus()
  expect(addressed()).toBe(idOf(2))
  await userEvent.keyboard('{ArrowDown}jj')
  await expect.element(row('Mohan Lal')).toHaveFocus()
  await expect.element(row('Mohan Lal')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('heading', { name: 'Simran Kaur' })).toBeVisible()
  expect(addressed()).toBe(visit._id)
  await expect.element(page.getByText('76')).toBeVisible()
  // One stop for Tab in the whole list.
  expect(document.querySelectorAll('[role=option][tabindex="0"]')).toHaveLength(1)
})

test('the address chooses; a press on a row is a step that Back undoes', async () => {
  history.replaceState(null, '', `/doctor/queue?p=${visit._id}`)
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: 'Simran Kaur' })).toBeVisible()
  await row('Patient 3').click()
  await expect.element(page.getByRole('heading', { name: 'Patient 3' })).toBeVisible()
  history.back()
  await expect.element(page.getByRole('heading', { name: 'Simran Kaur' })).toBeVisible()
})

test('A accepts the chosen request once, and does nothing on other rows or with a modifier key', async () => {
  serverSays(acceptAppointment, { body: { ...request, status: 'scheduled', allowedActions: [] } })
  show(<Screen />)
  await row('Patient 2').click()
  await userEvent.keyboard('a')
  await row('Mohan Lal').click()
  await userEvent.keyboard('{Control>}a{/Control}{Alt>}a{/Alt}')
  expect(sentTo(acceptAppointment)).toEqual([])
  await userEvent.keyboard('a')
  await expect.poll(() => sentTo(acceptAppointment)).toHaveLength(1)
})

test('R asks for the reason; keys are silent while it asks, and while somebody types', async () => {
  show(<Screen />)
  await row('Mohan Lal').click()
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('dialog', { name: 'Why can you not take it?' })).toBeVisible()
  await userEvent.keyboard('k')
  expect(addressed()).toBe(request._id)
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('patient 3')
  await expect.element(row('Patient 2')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(row('Patient 3')).toHaveFocus()
})

test('N calls the next patient, who is then chosen; G gives a number', async () => {
  const called = lineOf(entry(1, { state: 'done' }), entry(2, { state: 'inside', turn: null }), entry(3))
  serverSays(callNext, () => {
    serverSays(readQueue, { body: { sessions: [session], line: called } })
    return { body: called }
  })
  serverSays(addEntry, { body: { id: idOf(77), token: 9 } })
  show(<Screen />)
  await expect.element(row('Patient 1')).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('heading', { name: 'Patient 2' })).toBeVisible()
  expect(sentTo(callNext)[0]?.body).toEqual({ inside: idOf(1), wasThere: true })
  await userEvent.keyboard('g')
  await expect.element(page.getByLabelText('Name, or phone number')).toHaveFocus()
  await userEvent.keyboard('Bachan Singh{Enter}')
  await expect.poll(() => sentTo(addEntry)).toHaveLength(1)
})

test('single keys are listed by ? and can be switched off, also in the settings', async () => {
  show(
    <>
      <HotkeysPlace />
      <Screen />
    </>,
  )
  await expect.element(row('Patient 1')).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog').getByText('Next patient on the list')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('switch', { name: 'Single keys' }).click()
  await row('Patient 2').click()
  await userEvent.keyboard('j')
  expect(addressed()).toBe(idOf(2))
  await userEvent.keyboard('{ArrowDown}')
  expect(addressed()).toBe(idOf(3))
  expect(localStorage.getItem('nabz.hotkeys')).toBe('off')
})

test('on a phone the line stays as it is, and letters do nothing', async () => {
  await page.viewport(360, 740)
  show(<Screen />)
  await expect.element(page.getByRole('heading', { name: 'In the line: 2 waiting' })).toBeVisible()
  await userEvent.keyboard('j')
  expect(addressed()).toBeNull()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})
