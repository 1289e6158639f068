import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  cancelAppointment,
  listAppointments,
  listMoreAppointments,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { cursorAfter } from '../../../shared/kit/pages.ts'
import { appointmentAnswer, dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './my-appointments.screen.tsx'

beforeEach(() => {
  history.replaceState(null, '', '/patient/appointments')
  return openDevice('patient')
})

test('an empty list says what to do', async () => {
  serverSays(listAppointments, { body: [] })
  show(<Screen />)
  await expect.element(page.getByText('No upcoming appointments')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Book appointment' })).toBeVisible()
})

test('past appointments are separate, the latest first', async () => {
  serverSays(listAppointments, {
    body: [
      appointmentAnswer({ date: dayAhead(-9), status: 'completed', specialization: 'older' }),
      appointmentAnswer({ date: dayAhead(-2), status: 'failed', specialization: 'newer' }),
      appointmentAnswer({ status: 'scheduled', specialization: 'ahead' }),
    ],
  })
  show(<Screen />)
  await expect.element(page.getByText('Confirmed by Dr. Meena Sharma.')).toBeVisible()
  await expect.element(page.getByText('newer')).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect.element(page.getByText('Unassigned')).toBeVisible()
  const cards = page.getByText(/older|newer/).elements()
  expect(cards.map((card) => card.textContent)).toEqual(['newer', 'older'])
})

test('a truncated list continues page by page', async () => {
  history.replaceState(null, '', '/patient/appointments?past')
  const known = Array.from({ length: 500 }, (_, n) =>
    appointmentAnswer({ date: dayAhead(n - 501), status: 'completed', specialization: `visit ${n}` }),
  )
  const [oldest] = known
  const after = cursorAfter({ at: new Date(oldest?.startsAt ?? ''), id: oldest?._id ?? '' })
  const older = appointmentAnswer({ date: dayAhead(-502), status: 'completed', specialization: 'left out' })
  serverSays(listAppointments, { body: known })
  serverSays(listMoreAppointments, ({ query }) => ({
    body: { appointments: query['after'] === after ? [older] : [], next: null },
  }))
  show(<Screen />)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect.element(page.getByText('visit 0', { exact: true })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect.element(page.getByText('left out')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Show older' })).not.toBeInTheDocument()
})

test('a finished visit names its doctor; an automatically closed one does not', async () => {
  history.replaceState(null, '', '/patient/appointments?past')
  serverSays(listAppointments, {
    body: [
      appointmentAnswer({ date: dayAhead(-2), status: 'completed' }),
      appointmentAnswer({ date: dayAhead(-1), status: 'completed', autoClosed: true }),
    ],
  })
  show(<Screen />)
  await expect.element(page.getByText('Dr. Meena Sharma finished this visit.')).toBeVisible()
  await expect.element(page.getByText('This appointment has ended.')).toBeVisible()
})

test('a link can open the past appointments', async () => {
  history.replaceState(null, '', '/patient/appointments?past')
  serverSays(listAppointments, { body: [] })
  show(<Screen />)
  await expect.element(page.getByText('Nothing here yet')).toBeVisible()
})

test('a danger sign in the reason of a cancellation shows 108 before anything is sent', async () => {
  const one = appointmentAnswer({ allowedActions: ['cancel'] })
  serverSays(listAppointments, { body: [one] })
  serverSays(cancelAppointment, { body: { ...one, status: 'cancelled', allowedActions: [] } })
  show(<Screen />)
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  const reason = page.getByRole('textbox')
  await reason.fill('ਮਾਤਾ ਜੀ ਨੂੰ ਛਾਤੀ ਵਿੱਚ ਦਰਦ ਹੈ')
  const confirm = page.getByRole('button', { name: 'Yes, cancel it' })
  await confirm.click()
  await expect.element(page.getByText('You wrote about: chest pain.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /108/ })).toHaveAttribute('href', 'tel:108')
  // Closing it sends nothing and loses nothing.
  await page.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(reason).toHaveValue('ਮਾਤਾ ਜੀ ਨੂੰ ਛਾਤੀ ਵਿੱਚ ਦਰਦ ਹੈ')
  expect(sentTo(cancelAppointment)).toEqual([])
  await confirm.click()
  await page.getByRole('button', { name: 'It is not happening now, send it' }).click()
  await expect.element(page.getByText('The appointment is cancelled.')).toBeVisible()
  expect(sentTo(cancelAppointment).map(({ body }) => body)).toEqual([
    { reason: 'ਮਾਤਾ ਜੀ ਨੂੰ ਛਾਤੀ ਵਿੱਚ ਦਰਦ ਹੈ', redFlagsSeen: true },
  ])
})

test('cancelling asks for confirmation, and the card changes at once', async () => {
  const one = appointmentAnswer({ allowedActions: ['cancel'] })
  let now = one
  serverSays(listAppointments, () => ({ body: [now] }))
  serverSays(cancelAppointment, () => {
    now = { ...one, status: 'cancelled', allowedActions: [] }
    return { body: now }
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  expect(sentTo(cancelAppointment)).toEqual([])
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect.element(page.getByText('The appointment is cancelled.')).toBeVisible()
  await expect.element(page.getByText('No upcoming appointments')).toBeVisible()
  expect(sentTo(cancelAppointment)[0]?.body).toEqual({ reason: '' })
  // The card was removed with its button: the focus moves to the list, not to the top of the page.
  await expect.poll(() => document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.textContent).toContain('Upcoming')
})

test('a card without permission has no button', async () => {
  serverSays(listAppointments, { body: [appointmentAnswer({ status: 'in-progress' })] })
  show(<Screen />)
  await expect.element(page.getByText('Dr. Meena Sharma is ready for you now.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel appointment' })).not.toBeInTheDocument()
})

test('a failed load can be retried', async () => {
  serverSays(listAppointments, { status: 404, refusal: { code: 'notFound' } })
  show(<Screen />)
  await expect.element(page.getByText('Your appointments could not be loaded.')).toBeVisible()
  serverSays(listAppointments, { body: [] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No upcoming appointments')).toBeVisible()
})
