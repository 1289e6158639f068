import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { keepSending } from './outbox.ts'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useWrite } from '../queries/queries.tsx'

beforeEach(() => openDevice('patient'))

function Press() {
  const add = useWrite(addVital)
  const body = { type: 'bloodPressure', value: '120/80', date: '2026-11-21', context: '' } as const
  return (
    <button type="button" onClick={() => add.mutate({ body })}>
      add
    </button>
  )
}

test('a toast says that the write was kept, before the offline bar has loaded, until it has arrived', async () => {
  serverSays(addVital, () => {
    throw new Error('no line')
  })
  const stop = keepSending()
  show(<Press />)
  showToast('shown before it')
  await page.getByRole('button').click()
  const kept = page.getByText('Saved on this phone. It will be sent when there is network.')
  await expect.element(kept).toBeVisible()
  serverSays(addVital, { body: {} })
  window.dispatchEvent(new Event('online'))
  await expect.element(kept).not.toBeInTheDocument()
  expect(page.getByText('shown before it').query()).not.toBeNull()
  stop()
})
