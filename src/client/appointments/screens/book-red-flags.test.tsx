import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAppointments, requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { appointmentAnswer } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './book.screen.tsx'

beforeEach(async () => {
  history.replaceState(null, '', '/appointments/book')
  await openDevice('patient')
  serverSays(listAppointments, { body: [] })
  serverSays(requestAppointment, { body: appointmentAnswer() })
})

const note = () => page.getByLabelText('Or in your own words')
const submit = () => page.getByRole('button', { name: 'Request appointment' }).click()
const goOn = () => page.getByRole('button', { name: 'It is not happening now, go on booking' })

async function fill(text: string): Promise<void> {
  await note().fill(text)
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.getByLabelText('Time').selectOptions('10:15')
  await page.getByRole('radio', { name: 'In person' }).click()
}

test('chest pain shows 108 and 112 before anything is sent, and going on sends it once with that answer', async () => {
  show(<Screen />)
  await fill('My father has chest pain')
  await submit()
  await expect.element(page.getByRole('heading', { name: 'This may be an emergency' })).toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: /108/ }))
    .toHaveAttribute('href', 'tel:108')
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: /112/ }))
    .toHaveAttribute('href', 'tel:112')
  await expect.element(page.getByText('You wrote about: chest pain.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /14416/ })).not.toBeInTheDocument()
  expect(sentTo(requestAppointment)).toEqual([])
  await goOn().click()
  await expect.element(page.getByText('Appointment pending with Dr. Meena Sharma')).toBeVisible()
  expect(sentTo(requestAppointment)).toHaveLength(1)
  expect(sentTo(requestAppointment)[0]?.body).toMatchObject({
    specialization: 'My father has chest pain',
    redFlagsSeen: true,
  })
})

test('words that only sound urgent name no sign: it asks which, with a person to talk to, before anything is sent', async () => {
  show(<Screen />)
  await fill('Fever, he fell and talks very odd since')
  await submit()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('heading', { name: 'Is one of these happening now?' })).toBeVisible()
  for (const sign of ['chest pain', 'fits', 'heavy bleeding', 'danger signs in a child'])
    await expect.element(dialog.getByText(sign, { exact: true })).toBeVisible()
  await expect.element(page.getByText(/You wrote about/)).not.toBeInTheDocument()
  for (const number of ['108', '112', '14416'])
    await expect
      .element(dialog.getByRole('link', { name: new RegExp(`^${number}`) }))
      .toHaveAttribute('href', `tel:${number}`)
  expect(sentTo(requestAppointment)).toEqual([])
  await goOn().click()
  await expect.element(page.getByText('Appointment pending with Dr. Meena Sharma')).toBeVisible()
  expect(sentTo(requestAppointment)[0]?.body).toMatchObject({ redFlagsSeen: true })
})

test('own words that no rule knows show the danger signs with 108, a picture alone does not', async () => {
  show(<Screen />)
  const signs = page.getByText(/Is any of this happening now/)
  await page.getByRole('button', { name: 'Fever' }).click()
  await expect.element(note()).toHaveValue('Fever')
  await expect.element(signs).not.toBeInTheDocument()
  await note().fill('Fever, he fell and talks very odd since')
  await expect.element(signs).toBeVisible()
  await expect.element(page.getByRole('link', { name: /108/ })).toHaveAttribute('href', 'tel:108')
})

test('it asks before the other fields are checked, and closing it loses nothing and sends nothing', async () => {
  show(<Screen />)
  await note().fill('ਸੱਪ ਨੇ ਡੰਗ ਮਾਰਿਆ')
  await submit()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: /108/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(note()).toHaveValue('ਸੱਪ ਨੇ ਡੰਗ ਮਾਰਿਆ')
  expect(sentTo(requestAppointment)).toEqual([])
})

test('after going on the same words are not asked about again, other words are', async () => {
  show(<Screen />)
  await note().fill('chest pain')
  await submit()
  await goOn().click()
  await expect.element(page.getByText('Please fill in this field').first()).toBeVisible()
  await submit()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await note().fill('snake bite')
  await submit()
  await expect.element(page.getByText('You wrote about: snake bite.')).toBeVisible()
})

test('somebody who wants to die reads a warm sentence and gets a person to talk to first', async () => {
  show(<Screen />)
  await fill('मरना चाहता हूं')
  await submit()
  await expect.element(page.getByText(/You do not have to get through it alone/)).toBeVisible()
  const numbers = page.getByRole('dialog').getByRole('link', { name: /^\d/ })
  await expect.element(numbers.first()).toHaveAttribute('href', 'tel:14416')
  await expect.element(page.getByRole('dialog').getByRole('link', { name: /108/ })).toBeVisible()
})

test('a sign that only the server knows is asked about too', async () => {
  serverSays(requestAppointment, ({ body }) =>
    (body as { redFlagsSeen?: boolean }).redFlagsSeen
      ? { body: appointmentAnswer() }
      : {
          status: 409,
          refusal: { code: 'redFlag', details: { redFlags: ['chestPain', 'newerThanThisApp'] } },
        },
  )
  show(<Screen />)
  await fill('words of next year')
  await submit()
  await expect.element(page.getByText('You wrote about: chest pain.')).toBeVisible()
  await goOn().click()
  await expect.element(page.getByText('Appointment pending with Dr. Meena Sharma')).toBeVisible()
})

test('harmless words are sent as before', async () => {
  show(<Screen />)
  await fill('heart checkup report')
  await submit()
  await expect.element(page.getByText('Appointment pending with Dr. Meena Sharma')).toBeVisible()
  expect(sentTo(requestAppointment)[0]?.body).not.toHaveProperty('redFlagsSeen')
})
