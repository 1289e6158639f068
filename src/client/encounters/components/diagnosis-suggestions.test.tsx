import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { DiagnosisSuggestions } from './diagnosis-suggestions.tsx'

beforeEach(() => openDevice('doctor'))

function Written() {
  const [text, setText] = useState('')
  return (
    <>
      <textarea aria-label="Diagnosis" value={text} onChange={(event) => setText(event.target.value)} />
      <DiagnosisSuggestions text={text} onChange={setText} />
    </>
  )
}

test('a name is taken by the keyboard, for the line that is written, and its code is said', async () => {
  show(<Written />)
  const field = page.getByLabelText('Diagnosis')
  await field.fill('Hypertension\nast')
  await expect.element(page.getByText('ICD-10: I10')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Asthma J45.9' })).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(field).toHaveValue('Hypertension\nAsthma')
  await expect.element(page.getByText('ICD-10: I10, J45.9')).toBeVisible()
  await expect.poll(() => page.getByRole('button').elements()).toHaveLength(0)
})

test('own words stay as they are, without a code', async () => {
  show(<Written />)
  await page.getByLabelText('Diagnosis').fill('knee pain since May')
  await expect.poll(() => page.getByRole('button').elements()).toHaveLength(0)
  expect(page.getByText(/ICD-10/).elements()).toHaveLength(0)
})

test('on a Punjabi screen a name is found by English words, and offered in Punjabi first', async () => {
  await openDevice('doctor', { language: 'pa' })
  show(<Written />)
  const field = page.getByLabelText('Diagnosis')
  await field.fill('asthm')
  await expect.element(page.getByRole('button', { name: 'ਦਮਾ J45.9' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Asthma J45.9' })).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(field).toHaveValue('ਦਮਾ')
  await expect.element(page.getByText('ICD-10: J45.9')).toBeVisible()
})

test('what is typed in another script than the screen’s is found, and has its code', async () => {
  show(<Written />)
  await page.getByLabelText('Diagnosis').fill('हाई बीपी\nदमे')
  await expect.element(page.getByText('ICD-10: I10')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Acute severe asthma J46' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'दमे का तेज़ दौरा J46' })).toBeVisible()
})
