import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './prescriptions.screen.tsx'

test('an empty list says how to get a prescription', async () => {
  await openDevice('patient')
  show(<Screen />)
  await expect.element(page.getByText('No prescriptions yet.', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Book appointment' }))
    .toHaveAttribute('href', '/appointments/book')
})
