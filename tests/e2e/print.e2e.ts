import { expect } from '@playwright/test'
import { onLooks } from '../setup/page-audits.ts'
import { findPrintFaults } from '../setup/print-faults.ts'
import { test } from '../setup/test.ts'

const looks = onLooks()

test.describe('on paper', () => {
  test('controls, and white text that needs its background, are detected', async () => {
    const { page, leave } = await looks.open('doctor', '/doctor/patients', 'en')
    await page.evaluate(() => {
      // By script: the content security policy forbids style attributes.
      Object.assign(document.querySelector('h1')?.style ?? {}, { color: '#fff', background: '#000' })
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<nav>Further pages</nav>')
    })
    const found = await findPrintFaults(page)
    expect(found).toContainEqual(expect.stringContaining('white on white: '))
    expect(found).toContainEqual(expect.stringContaining('printed: <nav>'))
    await leave()
  })

  // Every page: layout*.e2e.ts.
  for (const [who, path] of [
    ['patient', '/patient/records'],
    ['doctor', '/doctor'],
  ] as const)
    test(`the page of a ${who} at ${path} names the person and the date`, async () => {
      const { page, leave } = await looks.open(who, path, 'pa')
      const account = page.locator('header details', { has: page.locator('a[href="/profile"]') })
      const name = await account.locator('p span').first().textContent()
      await page.emulateMedia({ media: 'print' })
      const head = page.locator('main').locator('xpath=preceding-sibling::p').first()
      await head.waitFor()
      expect(await head.innerText()).toContain(name)
      expect(await head.innerText()).toMatch(/\b20\d\d\b/)
      await leave()
    })

  test('a doctor’s day is one sheet: a row per appointment, and nothing of other days', async () => {
    const { page, leave, t } = await looks.open('doctor', '/doctor', 'en')
    const cards = await page.locator('section:has(> #today) [id^="request-"]').count()
    await page.emulateMedia({ media: 'print' })
    await page.locator('main table tr').first().waitFor()
    const rows = await page.locator('main table tr').count()
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBe(cards)
    expect(await page.getByText(t('appointments.schedule.otherDays')).count()).toBe(0)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    await leave()
  })
})
