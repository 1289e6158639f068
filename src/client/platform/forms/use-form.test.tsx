import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { requiredText, tenDigitPhone } from '../../../shared/kit/schemas.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ApiError } from '../api/api-error.ts'
import { useForm } from './use-form.ts'

const schema = v.object({ name: requiredText(), phone: tenDigitPhone, password: v.string() })
let sent: { values: unknown; key: string }[] = []
let answer: () => Promise<unknown> = () => Promise.resolve()

function Form({ draft }: { draft?: string }) {
  const form = useForm(
    { feature: 'accounts', schema },
    {
      initial: { name: '', phone: '', password: '' },
      ...(draft !== undefined && { draft }),
      submit: (values, key) => {
        sent.push({ values, key })
        return answer()
      },
    },
  )
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('phone')} label="Phone" hint="10 digits" />
      <TextField {...form.field('password')} label="Password" />
      {form.formError !== null && <p role="alert">{form.formError}</p>}
      <button type="submit">{form.busy ? 'Busy' : 'Send'}</button>
    </form>
  )
}

beforeEach(async () => {
  await openDevice('patient')
  sent = []
  answer = () => Promise.resolve()
})

const name = () => page.getByLabelText('Name')
const phone = () => page.getByLabelText('Phone')
const send = () => page.getByRole('button', { name: 'Send' }).click()
const lost = () => Promise.reject(new ApiError('', { status: 0, code: 'network', feature: 'accounts' }))

test('errors are shown at their fields, the first gets the focus, and typing clears them', async () => {
  show(<Form />)
  await name().fill('Nava')
  await phone().fill('123')
  await send()
  await expect.element(phone()).toHaveFocus()
  await expect
    .element(phone())
    .toHaveAccessibleDescription('10 digits Phone number must be exactly 10 digits')
  await expect.element(phone()).toHaveAttribute('aria-invalid', 'true')
  await phone().fill('੯੮੭੬੫੪੩੨੧੦')
  await expect.element(phone()).not.toHaveAttribute('aria-invalid')
  await send()
  await expect.poll(() => sent[0]?.values).toEqual({ name: 'Nava', phone: '9876543210', password: '' })
})

test('a server error is shown at its field, and the input stays', async () => {
  const fields = { name: 'usernameTaken' }
  answer = () =>
    Promise.reject(new ApiError('', { status: 409, code: 'usernameTaken', feature: 'accounts', fields }))
  show(<Form />)
  await name().fill('nava')
  await phone().fill('9876543210')
  await send()
  await expect.element(name()).toHaveAccessibleDescription('This username is already in use')
  await expect.element(page.getByRole('alert')).toHaveTextContent('This username is already in use.')
  await expect.element(name()).toHaveValue('nava')
})

test('a retry after a lost answer has the same key; changed content has another', async () => {
  answer = lost
  show(<Form />)
  await name().fill('Nava')
  await phone().fill('9876543210')
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network error')
  await send()
  await expect.poll(() => sent.length).toBe(2)
  await name().fill('Nava Kaur')
  await send()
  await expect.poll(() => sent.length).toBe(3)
  const [first, second, third] = sent.map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a draft survives a reload without its password and is deleted once sent', async () => {
  show(<Form draft="test" />)
  await name().fill('Nava')
  await page.getByLabelText('Password').fill('secret')
  expect(localStorage.getItem('nabz.draft.patient-1.test')).toContain('Nava')
  expect(localStorage.getItem('nabz.draft.patient-1.test')).not.toContain('secret')
  document.body.innerHTML = ''
  show(<Form draft="test" />)
  await expect.element(name()).toHaveValue('Nava')
  await phone().fill('9876543210')
  await send()
  await expect.poll(() => localStorage.getItem('nabz.draft.patient-1.test')).toBeNull()
})

test('repeated presses send once', async () => {
  answer = () => new Promise(() => undefined)
  show(<Form />)
  await name().fill('Nava')
  await phone().fill('9876543210')
  await phone().click()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Busy' })).toBeVisible()
  expect(sent).toHaveLength(1)
})
