import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signPrescription } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import {
  beADoctor,
  bodies,
  open,
  search,
  signed,
  soon,
  type,
} from '../../../../tests/setup/prescribing-form.tsx'
import { serverSays } from '../../../../tests/setup/screen.tsx'

beforeEach(beADoctor)

test('a medicine that is not in the list is written by its name, and says that it is not checked', async () => {
  open()
  await search().fill('Doxylamine 10 mg')
  await expect.element(page.getByRole('option')).toHaveTextContent(/Write it by this name: not in the list/)
  await type('{Enter}0-0-1 x 5')
  await expect.element(page.getByRole('heading', { name: '1. DOXYLAMINE' })).toBeVisible()
  await expect.element(page.getByText('Not in the list: not checked')).toBeVisible()
  await expect.element(page.getByLabelText('Strength')).toHaveValue('10 mg')
  await page.getByLabelText('Form', { exact: true }).selectOptions('liquid')
  await page.getByLabelText('Generic name').fill('Tramadol')
  await expect.element(page.getByRole('alert').getByText(/^Narcotic, psychotropic/)).toBeVisible()
  await page.getByLabelText('Generic name').fill('Doxylamine succinate')
  await expect.element(page.getByRole('alert').getByText(/^Narcotic/)).not.toBeInTheDocument()
  await expect.element(page.getByText('DOXYLAMINE SUCCINATE 10 mg, ਪੀਣ ਵਾਲੀ', { exact: false })).toBeVisible()
  await expect
    .poll(() => bodies().at(-1)?.items, soon)
    .toMatchObject([{ medicine: 'unlisted:Doxylamine succinate', form: 'liquid', strength: '10 mg' }])
})

test('a medicine that is not in the list is signed as it was typed', async () => {
  open()
  serverSays(signPrescription, { status: 503, refusal: { code: 'unavailable' } })
  await search().fill('Doxylamine 10 mg')
  await expect.element(page.getByRole('option')).toHaveTextContent(/Write it by this name: not in the list/)
  await type('{Enter}0-0-1 x 5')
  await expect.element(page.getByLabelText('Generic name')).toHaveValue('Doxylamine')
  await page.getByRole('button', { name: 'Sign the prescription' }).click()
  await expect
    .poll(() => signed()[0]?.items, soon)
    .toMatchObject([{ medicine: 'unlisted:Doxylamine', strength: '10 mg' }])
  await expect.element(page.getByLabelText('Generic name')).toHaveValue('Doxylamine')
})

test('what the list has is offered first, and a held name not at all', async () => {
  open()
  await search().fill('ibuprofen 400')
  await expect.element(page.getByRole('option')).toHaveTextContent(/IBUPROFEN 400 mg, tablet/)
  await search().fill('Oxazepam 10 mg')
  await expect.element(page.getByRole('option')).toHaveTextContent(/this cannot be typed in/)
})
