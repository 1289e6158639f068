import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import type { MessageBundle, Messages } from './language.ts'
import { useText } from './i18n.tsx'
import { useMessages } from './use-messages.ts'

test('messages that failed to load are fetched again on retry or by the next screen', async () => {
  await openDevice('patient')
  let isDown = true
  const fetchIt = async () => {
    if (isDown) throw new TypeError('no line')
    return { trial: { title: 'Laboratory' } } as unknown as Partial<Messages>
  }
  const bundle: MessageBundle = { en: fetchIt, hi: fetchIt, pa: fetchIt }
  function Screen() {
    const { t } = useText()
    const { state, retry } = useMessages([bundle])
    return <button type="button" onClick={retry}>{`${state}: ${t.find('trial.title')}`}</button>
  }
  show(<Screen />)
  const failed = page.getByRole('button', { name: 'failed: undefined' })
  await expect.element(failed).toBeVisible()
  document.body.innerHTML = ''
  show(<Screen />)
  await expect.element(failed).toBeVisible()
  isDown = false
  await failed.click()
  await expect.element(page.getByRole('button', { name: 'there: Laboratory' })).toBeVisible()
})
