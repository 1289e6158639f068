import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listPrescriptions } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import {
  addReminder,
  listReminders,
  removeReminder,
  restoreReminder,
} from '../../../shared/reminders/reminders.endpoints.ts'
import { prescriptionAnswer, signedAt } from '../../../../tests/setup/prescription-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { today } from '../../platform/clock/today.ts'
import { Screen } from './prescriptions.screen.tsx'

test('an empty list says how to get a prescription', async () => {
  await openDevice('patient')
  serverSays(listPrescriptions, { body: { prescriptions: [], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('No prescriptions yet.', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Book appointment' }))
    .toHaveAttribute('href', '/appointments/book')
})

test('says in the reader’s language how each medicine is taken', async () => {
  await openDevice('patient', { language: 'pa' })
  serverSays(listPrescriptions, { body: { prescriptions: [prescriptionAnswer()], next: null } })
  show(<Screen />)
  await expect.element(page.getByText('Simran Kaur ਲਈ')).toBeVisible()
  await expect.element(page.getByText('PARACETAMOL 500 mg, ਗੋਲੀ')).toBeVisible()
  await expect.element(page.getByText('ਸਵੇਰੇ 1, ਰਾਤ 1, ਖਾਣੇ ਤੋਂ ਬਾਅਦ, 5 ਦਿਨ')).toBeVisible()
  await expect.element(page.getByText(/ਨੰਬਰ K7QM-4XWD · Punjab Medical Council/)).toBeVisible()
})

test('a medicine that is in no list says so, and is reminded of like others', async () => {
  await openDevice('patient')
  const of = prescriptionAnswer({ date: today() })
  const typed = {
    medicine: 'unlisted:Doxylamine',
    name: 'Doxylamine',
    strength: '10 mg',
    list: 'unlisted' as const,
  }
  const items = of.items.map((item) => ({ ...item, ...typed }))
  serverSays(listPrescriptions, { body: { prescriptions: [{ ...of, items }], next: null } })
  serverSays(listReminders, { body: { reminders: [], doses: [] } })
  serverSays(addReminder, { status: 201, body: { id: items[0]?.id } })
  show(<Screen />)
  await expect.element(page.getByText('DOXYLAMINE 10 mg, tablet')).toBeVisible()
  await expect.element(page.getByText(/^Not in the app’s list of medicines/)).toBeVisible()
  await page.getByRole('button', { name: 'Remind me of these medicines' }).click()
  await expect.poll(() => sentTo(addReminder)[0]?.body).toMatchObject({ name: 'Doxylamine 10 mg' })
})

test('a stopped one says so, and why', async () => {
  await openDevice('patient')
  const stopped = prescriptionAnswer({ status: 'stopped', stoppedAt: signedAt, stopReason: 'A rash' })
  serverSays(listPrescriptions, { body: { prescriptions: [stopped], next: null } })
  show(<Screen />)
  await expect
    .element(page.getByText('Please do not take these medicines any more', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('Stopped on Sat, 21 Nov: A rash')).toBeVisible()
})

test('one press makes the reminders, with the medicine’s own id; then it says that they are there', async () => {
  await openDevice('patient')
  const reminders: object[] = []
  const current = prescriptionAnswer({ date: today() })
  const [item] = current.items
  serverSays(listPrescriptions, { body: { prescriptions: [current], next: null } })
  serverSays(listReminders, () => ({ body: { reminders, doses: [] } }))
  serverSays(addReminder, () => {
    reminders.push({ id: item?.id, name: 'Paracetamol 500 mg', isRemoved: false, plans: [] })
    return { body: reminders[0], status: 201 }
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Remind me of these medicines' }).click()
  await expect.element(page.getByText('These medicines are in your reminders.')).toBeVisible()
  const made = sentTo(addReminder).filter(({ body }) => body !== undefined)
  expect(made).toHaveLength(1)
  expect(made[0]?.body).toMatchObject({
    name: 'Paracetamol 500 mg',
    times: ['08:00', '21:00'],
    amounts: { '08:00': 1, '21:00': 1 },
    unit: 'tablet',
    food: 'after',
  })
  await expect
    .element(page.getByRole('link', { name: 'See reminders' }))
    .toHaveAttribute('href', '/reminders')
})

test('the newest and what is still taken stand open, older ones behind their dates', async () => {
  await openDevice('patient')
  const made = [
    prescriptionAnswer({ id: '1', date: today() }),
    prescriptionAnswer({ id: '2', date: today(), number: 'AAAABBBB' }),
    prescriptionAnswer({ id: '3', date: '2025-01-01', number: 'CCCCDDDD' }),
  ]
  serverSays(listPrescriptions, { body: { prescriptions: made, next: null } })
  serverSays(listReminders, { body: { reminders: [], doses: [] } })
  show(<Screen />)
  const buttons = page.getByRole('button', { name: /^Remind me of these medicines: Prescription of/ })
  await expect.poll(() => buttons.elements().length).toBe(2)
  const [first, second, older] = page.getByText(/^Number/).elements()
  expect([first, second, older].map((one) => one?.checkVisibility())).toEqual([true, true, false])
  await page.getByText('Prescription of Wed, 1 Jan 2025').click()
  expect(older?.checkVisibility()).toBe(true)
})

test('of a course that is over, and of a stopped one, there is none to make', async () => {
  await openDevice('patient')
  const current = prescriptionAnswer({ date: today() })
  const stopped = prescriptionAnswer({ id: '2', date: today(), status: 'stopped', stoppedAt: signedAt })
  const over = prescriptionAnswer({ id: '3', date: '2025-01-01' })
  serverSays(listPrescriptions, { body: { prescriptions: [stopped, over, current], next: null } })
  serverSays(listReminders, { body: { reminders: [], doses: [] } })
  show(<Screen />)
  await expect
    .poll(() => page.getByRole('button', { name: 'Remind me of these medicines' }).elements().length)
    .toBe(1)
})

test('says what a pharmacy gave of it, where and when', async () => {
  await openDevice('patient', { language: 'pa' })
  const [item] = prescriptionAnswer().items
  const facility = { name: 'Jan Aushadhi', nameHi: '', namePa: 'ਜਨ ਔਸ਼ਧੀ' }
  const given = { id: item!.id, at: signedAt, facility }
  const dispenses = [
    { ...given, items: [{ itemId: item!.id, quantity: 4 }] },
    { ...given, id: '01a1fd14-3547-736d-953f-202a5e4eea89', items: [{ itemId: item!.id, quantity: 0 }] },
  ]
  serverSays(listPrescriptions, { body: { prescriptions: [prescriptionAnswer({ dispenses })], next: null } })
  show(<Screen />)
  await expect.element(page.getByText(/ਜਨ ਔਸ਼ਧੀ: PARACETAMOL, 4/)).toBeVisible()
  await expect.element(page.getByText(/ਜਨ ਔਸ਼ਧੀ: PARACETAMOL ਦੁਕਾਨ ਵਿੱਚ ਨਹੀਂ ਸੀ/)).toBeVisible()
})

test('the reminders of a stopped prescription are stopped by one press', async () => {
  await openDevice('patient')
  const stopped = prescriptionAnswer({ status: 'stopped', stoppedAt: signedAt, stopReason: 'A rash' })
  const reminder = { id: stopped.items[0]?.id, name: 'Paracetamol 500 mg', isRemoved: false, plans: [] }
  serverSays(listPrescriptions, { body: { prescriptions: [stopped], next: null } })
  serverSays(listReminders, () => ({ body: { reminders: [{ ...reminder }], doses: [] } }))
  serverSays(removeReminder, () => {
    reminder.isRemoved = true
    return { body: reminder }
  })
  show(<Screen />)
  await expect.element(page.getByText('Reminders for these medicines still ring.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop these reminders' }).click()
  await expect.element(page.getByText('Reminders for these medicines still ring.')).not.toBeInTheDocument()
  expect(sentTo(removeReminder).map(({ body }) => body)).toEqual([{ reason: 'told' }])
})

test('a reminder that was removed before, and is in no list any more, comes back', async () => {
  await openDevice('patient')
  const current = prescriptionAnswer({ date: today() })
  const [item] = current.items
  const reminder = { id: item?.id, name: 'Paracetamol 500 mg', isRemoved: false, plans: [] }
  const reminders: object[] = []
  serverSays(listPrescriptions, { body: { prescriptions: [current], next: null } })
  serverSays(listReminders, () => ({ body: { reminders, doses: [] } }))
  serverSays(addReminder, { status: 409, refusal: { code: 'keyReused' } })
  serverSays(restoreReminder, () => {
    reminders.push(reminder)
    return { body: reminder }
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Remind me of these medicines' }).click()
  await expect.element(page.getByText('These medicines are in your reminders.')).toBeVisible()
})
