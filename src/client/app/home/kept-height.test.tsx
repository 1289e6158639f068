import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { KeptHeight } from './kept-height.tsx'

const top = () => page.getByText('Below').element().getBoundingClientRect().top

function Shown({ height }: { height: number | null }) {
  return (
    <>
      <KeptHeight name="test">{height !== null && <div style={{ height }}>Content</div>}</KeptHeight>
      <p>Below</p>
    </>
  )
}

function Coming() {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <Shown height={isThere ? 180 : null} />
      <button type="button" onClick={() => setThere(true)}>
        Answer
      </button>
    </>
  )
}

test('what stands below does not move when content comes that was there the last time', async () => {
  await openDevice('patient')
  localStorage.setItem('nabz.height.test', '180')
  show(<Coming />)
  await expect.element(page.getByText('Below')).toBeVisible()
  const before = top()
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect.element(page.getByText('Content')).toBeVisible()
  expect(top()).toBe(before)
})

test('without content the place is given up, and not kept for the next time', async () => {
  await openDevice('patient')
  localStorage.setItem('nabz.height.test', '180')
  show(<Shown height={null} />)
  await expect.poll(top, { timeout: 8_000 }).toBeLessThan(180)
  await expect.poll(() => localStorage.getItem('nabz.height.test')).toBe('0')
})

test('the height of what is shown is kept', async () => {
  await openDevice('patient')
  show(<Shown height={123} />)
  await expect.poll(() => localStorage.getItem('nabz.height.test'), { timeout: 8_000 }).toBe('123')
})
