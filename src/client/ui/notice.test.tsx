import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../tests/setup/screen.tsx'
import './styles/sign-in.css'
import './styles/app-shell.css'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

beforeEach(() => openDevice('patient'))

const widthOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetWidth ?? 0

test.each([
  ['most of a phone', 360, 0.6, 1],
  ['its text on a wide screen', 1280, 0, 0.3],
])('the button of a notice is as wide as %s', async (_, width, least, most) => {
  await page.viewport(width, 740)
  show(<Notice title="Not complete" action={<Button>Go on</Button>} />)
  await expect.element(page.getByRole('button')).toBeVisible()
  const share = widthOf('button') / widthOf('[role=status]')
  expect(share).toBeGreaterThan(least)
  expect(share).toBeLessThan(most)
})
