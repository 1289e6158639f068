import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDevice, show } from '../../../tests/setup/screen.tsx'
import { Button } from './button.tsx'
import { Dialog } from './overlays/dialog.tsx'
import { Menu } from './overlays/menu.tsx'
import { Tabs } from './overlays/tabs.tsx'
import { showToast } from './overlays/toast.tsx'

beforeEach(() => openDevice('patient'))

test('tabs move with the arrow keys', async () => {
  const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id, content: `content ${id}` }))
  show(<Tabs label="Numbers" tabs={tabs} />)
  await page.getByRole('tab', { name: 'one' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tab', { name: 'three' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('content three')
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByRole('tab', { name: 'one' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('content three')
})

test('a menu opens and closes by keyboard, by a choice and by a click outside', async () => {
  show(
    <>
      <Menu label="Language">
        <button type="button">Punjabi</button>
      </Menu>
      <p>Beside</p>
    </>,
  )
  const choice = page.getByRole('button', { name: 'Punjabi' })
  const shownChoice = page.getByText('Punjabi')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(choice).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(shownChoice).not.toBeVisible()
  await page.getByText('Language').click()
  await choice.click()
  await expect.element(shownChoice).not.toBeVisible()
  await page.getByText('Language').click()
  await page.getByText('Beside').click()
  await expect.element(shownChoice).not.toBeVisible()
})

function Asking() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Really?">
        <p>Yes or no</p>
      </Dialog>
    </>
  )
}

test('a dialog takes the focus, gives it back, and opens again after Escape', async () => {
  show(<Asking />)
  for (const _ of ['first', 'again']) {
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Really?' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Yes or no')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
  }
})

test('a busy button ignores clicks and keeps the focus', async () => {
  let presses = 0
  show(
    <Button busy onClick={() => (presses += 1)}>
      Send
    </Button>,
  )
  const button = page.getByRole('button', { name: 'Send' })
  await button.click({ force: true })
  await expect.element(button).toHaveFocus()
  expect(presses).toBe(0)
})

test('a toast appears in a live region that already exists', async () => {
  show(<p>Page</p>)
  await expect.element(page.getByText('Page')).toBeVisible()
  const region = document.querySelector('[aria-live]')
  showToast('Saved')
  await expect.poll(() => region?.textContent).toContain('Saved')
  // It is gone by the time that anybody reads the paper, and light on dark.
  expect(region?.getAttribute('data-print')).toBe('no')
})

test('undo in a toast runs the action and closes the toast', async () => {
  let undone = 0
  show(<p>Page</p>)
  await expect.element(page.getByText('Page')).toBeVisible()
  showToast('Removed', 'success', undefined, { label: 'Undo', run: () => (undone += 1) })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Removed')).not.toBeInTheDocument()
  expect(undone).toBe(1)
})
