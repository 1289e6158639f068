import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import type { MessageBundle, Messages } from './language.ts'
import { useText } from './i18n.tsx'
import { useMessages } from './use-messages.ts'

test('messages that could not be fetched are fetched by the next screen', async () => {
  await openDevice('patient')
  let isDown = true
  const fetchIt = async () => {
    if (isDown) throw new TypeError('no line')
    return { trial: { title: 'Laboratory' } } as unknown as Partial<Messages>
  }
  const bundle: MessageBundle = { en: fetchIt, hi: fetchIt, pa: fetchIt }
  function Screen() {
    const { t } = useText()
    return useMessages([bundle]) ? <p>{t.find('trial.title') ?? 'without'}</p> : null
  }
  show(<Screen />)
  await expect.element(page.getByText('without')).toBeVisible()
  isDown = false
  document.body.innerHTML = ''
  show(<Screen />)
  await expect.element(page.getByText('Laboratory')).toBeVisible()
})
