import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { CrashBoundary } from './crash-boundary.tsx'

beforeEach(async () => {
  await openDevice('patient')
  // React also logs every caught error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

function Broken({ error }: { error: Error }): never {
  throw error
}

test('a render error is shown with its stack trace folded', async () => {
  show(
    <CrashBoundary>
      <Broken error={new Error('no such leaf')} />
    </CrashBoundary>,
  )
  await expect.element(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('no such leaf')
  await expect.element(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  await expect.element(page.getByText('crash-boundary.test.tsx').first()).not.toBeVisible()
  await page.getByText('Technical details').click()
  await expect.element(page.getByText('crash-boundary.test.tsx').first()).toBeVisible()
})

test("an error without a message gets the specification's text", async () => {
  show(
    <CrashBoundary>
      <Broken error={new Error('')} />
    </CrashBoundary>,
  )
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('An unexpected error occurred rendering this page.')
})
