import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../tests/setup/screen.tsx'
import { PhoneLink } from './phone-link.tsx'

test('a number typed in Gurmukhi is dialled', async () => {
  await openDevice('coordinator')
  show(<PhoneLink number="੯੮੭੬੫ ੪੩੨੧੦" />)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', 'tel:9876543210')
})
