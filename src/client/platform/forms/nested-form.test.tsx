import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as v from 'valibot'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { requiredText, tenDigitPhone } from '../../../shared/kit/schemas.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ApiError } from '../api/api-error.ts'
import { useFieldArray } from './use-field-array.ts'
import { useForm } from './use-form.ts'

const schema = v.object({
  name: requiredText(),
  helpers: v.array(v.object({ phone: tenDigitPhone, isNear: v.boolean() })),
  home: v.object({ village: requiredText(), password: v.optional(v.string()) }),
  photo: v.nullable(v.file()),
})
const nobody = { phone: '', isNear: false }
const initial = { name: '', helpers: [nobody], home: { village: '', password: '' }, photo: null }
type Output = v.InferOutput<typeof schema>

let sent: { output: Output; key: string }[] = []
let answer: () => Promise<unknown>

function Form() {
  const form = useForm(
    { feature: 'accounts', schema },
    {
      initial,
      draft: 'test',
      submit: (output, key) => {
        sent.push({ output, key })
        return answer()
      },
    },
  )
  const helpers = useFieldArray(form, 'helpers')
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <TextField {...form.field('name')} label="Name" />
      {helpers.items.map(({ key, path }, n) => (
        <div key={key}>
          <TextField {...form.field(`${path}.phone`)} label={`Phone ${n + 1}`} />
          <label>
            {`Near ${n + 1}`}
            <input
              type="checkbox"
              checked={form.values.helpers[n]?.isNear ?? false}
              onChange={(event) => form.set(`${path}.isNear`, event.target.checked)}
            />
          </label>
          <button type="button" onClick={() => helpers.remove(n)}>{`Remove ${n + 1}`}</button>
        </div>
      ))}
      <button type="button" onClick={() => helpers.add(nobody)}>
        Add
      </button>
      <TextField {...form.field('home.village')} label="Village" />
      <TextField {...form.field('home.password')} label="Password" />
      <TextField
        {...form.fieldState('photo')}
        type="file"
        label="Photo"
        onChange={(event) => form.set('photo', event.target.files?.[0] ?? null)}
      />
      {form.formError !== null && <p role="alert">{form.formError}</p>}
      <button type="submit">Send</button>
    </form>
  )
}

beforeEach(async () => {
  await openDevice('patient')
  sent = []
  answer = () => Promise.resolve()
})

const field = (label: string) => page.getByLabelText(label)
const press = (name: string) => page.getByRole('button', { name }).click()
const draft = () => localStorage.getItem('nabz.draft.patient-1.test') ?? ''
const refusedBy = (fields: Record<string, string>) => () =>
  Promise.reject(new ApiError('', { status: 400, code: 'validation', feature: 'accounts', fields }))

async function fillIn(): Promise<void> {
  await field('Name').fill('Nava')
  await field('Phone 1').fill('9876543210')
  await press('Add')
  await field('Phone 2').fill('9876543211')
  await field('Village').fill('Nabha')
}

test("adding and removing items keeps each item's element", async () => {
  show(<Form />)
  await fillIn()
  await press('Add')
  await field('Phone 3').fill('9876543212')
  await field('Near 3').click()
  const third = field('Phone 3').element()
  await press('Remove 2')
  expect(field('Phone 2').element()).toBe(third)
  await press('Add')
  await expect.element(field('Phone 3')).toHaveValue('')
  await expect.element(field('Phone 2')).toHaveValue('9876543212')
  await press('Remove 3')
  await press('Send')
  await expect
    .poll(() => sent[0]?.output.helpers)
    .toEqual([
      { phone: '9876543210', isNear: false },
      { phone: '9876543212', isNear: true },
    ])
})

test('an error in the second item is shown and focused there until it is edited', async () => {
  show(<Form />)
  await fillIn()
  await field('Phone 2').fill('123')
  await press('Send')
  await expect.element(field('Phone 2')).toHaveFocus()
  await expect.element(field('Phone 2')).toHaveAccessibleDescription('Phone number must be exactly 10 digits')
  await expect.element(field('Phone 1')).not.toHaveAttribute('aria-invalid')
  await field('Phone 1').fill('9876543219')
  await expect.element(field('Phone 2')).toHaveAttribute('aria-invalid', 'true')
  await field('Phone 2').fill('9876543211')
  await expect.element(field('Phone 2')).not.toHaveAttribute('aria-invalid')
  expect(sent).toEqual([])
})

test('server error codes reach nested fields; the first on the page gets the focus', async () => {
  answer = refusedBy({ 'home.village': 'tooLong', 'helpers.1.phone': 'phoneDigits' })
  show(<Form />)
  await fillIn()
  await press('Send')
  await expect.element(field('Phone 2')).toHaveFocus()
  await expect.element(field('Village')).toHaveAttribute('aria-invalid', 'true')
  await press('Remove 1')
  await expect.element(field('Phone 1')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('Village')).toHaveAttribute('aria-invalid', 'true')
})

test('the idempotency key changes only when an item of the list changes', async () => {
  answer = refusedBy({})
  show(<Form />)
  await fillIn()
  await press('Send')
  await press('Send')
  await expect.poll(() => sent.length).toBe(2)
  await press('Add')
  await press('Remove 3')
  await press('Send')
  await expect.poll(() => sent.length).toBe(3)
  await field('Near 2').click()
  await press('Send')
  await expect.poll(() => sent.length).toBe(4)
  const [first, second, third, fourth] = sent.map(({ key }) => key)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

test('a draft restores lists and nested values, without passwords', async () => {
  show(<Form />)
  await fillIn()
  await field('Near 2').click()
  await field('Password').fill('secret words')
  expect(draft()).not.toContain('secret words')
  document.body.innerHTML = ''
  show(<Form />)
  await expect.element(field('Phone 2')).toHaveValue('9876543211')
  await expect.element(field('Near 2')).toBeChecked()
  await expect.element(field('Near 1')).not.toBeChecked()
  await expect.element(field('Village')).toHaveValue('Nabha')
  await expect.element(field('Password')).toHaveValue('')
})

test('a draft of another shape fills only the fields that still match', async () => {
  const values = {
    name: 'Nava',
    helpers: [{ phone: 5 }, { phone: '98', isNear: true }],
    home: 'Nabha',
    photo: {},
  }
  localStorage.setItem('nabz.draft.patient-1.test', JSON.stringify({ values }))
  show(<Form />)
  await expect.element(field('Name')).toHaveValue('Nava')
  await expect.element(field('Phone 1')).toHaveValue('')
  await expect.element(field('Phone 2')).toHaveValue('98')
  await expect.element(field('Village')).toHaveValue('')
  await field('Phone 1').fill('9876543210')
  await field('Phone 2').fill('9876543210')
  await field('Village').fill('Nabha')
  await press('Send')
  await expect.poll(() => sent[0]?.output.photo).toBe(null)
})

test('a file is sent unchanged and kept out of the draft; another file is another attempt', async () => {
  answer = refusedBy({ photo: 'tooLong' })
  show(<Form />)
  await fillIn()
  const chosen = new File(['one'], 'wound.webp', { type: 'image/webp', lastModified: 1 })
  await field('Photo').upload(chosen)
  await press('Send')
  await expect.element(field('Photo')).toHaveFocus()
  const photo = sent[0]?.output.photo
  expect([photo?.name, await photo?.text()]).toEqual(['wound.webp', 'one'])
  expect((JSON.parse(draft()) as { values: object }).values).not.toHaveProperty('photo')
  await press('Send')
  await expect.poll(() => sent.length).toBe(2)
  await field('Photo').upload(new File(['another'], 'wound.webp', { type: 'image/webp', lastModified: 1 }))
  await press('Send')
  await expect.poll(() => sent.length).toBe(3)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})
