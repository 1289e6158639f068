import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { followDensity } from '../../platform/browser/density.ts'
import { isDataSaverOn, dataMeter } from '../../platform/data-saver/data-saver.ts'
import { recordUsage, budget, usageNow, startCounting } from '../../platform/data-saver/data-usage.ts'
import { Screen } from './settings.screen.tsx'

beforeEach(() => openDevice('patient'))

function store(spent: { month?: string; all: number; background: number }): void {
  localStorage.setItem('nabz.spent', JSON.stringify({ month: usageNow().month, ...spent }))
}

test("shows the month's traffic and its background part", async () => {
  store({ all: 1_150_000, background: 340_000 })
  const before = usageNow()
  show(<Screen />)
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 100_000) / 10} MB`
  await expect.element(page.getByText(`About ${megabytes(before.all)}`)).toBeVisible()
  await expect.element(page.getByText(`${megabytes(before.background)} of it automatically`)).toBeVisible()
})

test('adds new traffic at once', async () => {
  show(<Screen />)
  const { all } = usageNow()
  recordUsage(3_000_000)
  await expect
    .element(page.getByText(`About ${Math.ceil((all + 3_000_000) / 100_000) / 10} MB`))
    .toBeVisible()
})

test('a new month starts at zero', () => {
  const { all } = usageNow()
  store({ month: '2020-01', all: 9_000_000, background: 9_000_000 })
  expect(usageNow().all).toBe(all)
})

test('invalid stored data is ignored', () => {
  for (const nonsense of ['', '{', '[]', '{"month":"2026-11"}', 'null']) {
    localStorage.setItem('nabz.spent', nonsense)
    expect(usageNow().all).toBeTypeOf('number')
  }
})

test('large text and buttons: at once, after a restart, and back', async () => {
  show(<Screen />)
  const marked = () => document.documentElement.dataset['density']
  const large = page.getByRole('switch', { name: 'Large text and buttons' })
  await large.click()
  expect(marked()).toBe('big')
  delete document.documentElement.dataset['density']
  followDensity()
  expect(marked()).toBe('big')
  await large.click()
  await expect.element(large).toHaveAttribute('aria-checked', 'false')
  expect(marked()).toBeUndefined()
})

test('a used-up budget is shown and stops background traffic', async () => {
  startCounting()
  store({ all: 2_500_000, background: 2_100_000 })
  show(<Screen />)
  await expect.element(page.getByText(/Used up for this month/)).toBeVisible()
  expect(dataMeter.isUsedUp()).toBe(true)
  await page.getByRole('radio', { name: '5 MB', exact: true }).click()
  await expect.element(page.getByText(/Used up for this month/)).not.toBeInTheDocument()
  expect([budget(), dataMeter.isUsedUp()]).toEqual([5_000_000, false])
  await page.getByRole('radio', { name: 'No limit' }).click()
  expect(budget()).toBe(Infinity)
})

test('the switch turns data saver mode on and off', async () => {
  show(<Screen />)
  const save = page.getByRole('switch', { name: 'Save data' })
  await expect.element(save).toHaveAttribute('aria-checked', 'false')
  await save.click()
  await expect.element(save).toHaveAttribute('aria-checked', 'true')
  expect(isDataSaverOn()).toBe(true)
  await save.click()
  await expect.element(save).toHaveAttribute('aria-checked', 'false')
  expect(isDataSaverOn()).toBe(false)
})

test('shows how much is stored on this phone', async () => {
  show(<Screen />)
  await expect.element(page.getByText(/MB saved for offline use/)).toBeVisible()
})
