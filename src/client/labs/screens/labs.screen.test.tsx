import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './labs.screen.tsx'

test('says that there is nothing yet, what is planned and what to do until then', async () => {
  await openDevice('patient')
  show(<Screen />)
  await expect.element(page.getByText('No lab results yet.', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Integrations coming soon.', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Book appointment' }))
    .toHaveAttribute('href', '/appointments/book')
})
