import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, type Browser, type Download } from '@playwright/test'
import { phone, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { register, saveProfile, tokenOf, password } from '../setup/entry.ts'
import { onServer } from '../setup/fixture.ts'
import { findFaults } from '../setup/page-faults.ts'
import type { Served } from '../setup/served.ts'
import { login } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'

/** A patient saves all data as a file, in Punjabi; the sign-in is some hours ago, so the password is asked for. */
let served: Served
let browser: Browser
onServer(
  (opened) => {
    ;({ served, browser } = opened)
  },
  {
    env: {
      PATIENT_SESSION_HOURS: '48',
      NODE_OPTIONS: `--import ${new URL('../setup/fake-clock-fixed.mjs', import.meta.url).pathname}`,
    },
  },
)

const asha = { username: 'asha', name: 'ਆਸ਼ਾ ਰਾਣੀ', role: 'patient' } as const

async function press({ page, t }: Visitor, key: string): Promise<void> {
  await page.getByRole('button', { name: t(key), exact: true }).click()
}

async function saved({ page }: Visitor, begin: () => Promise<void>): Promise<Download> {
  const coming = page.waitForEvent('download')
  await begin()
  return coming
}

test('all data as a file: wrong password, right password, the reading is in both files', async () => {
  await register(served.url, asha)
  await saveProfile(served.url, await tokenOf(served.url, asha.username), asha.name)
  const visitor = await visitWithoutWorker(browser, served.url, 'pa', phone)
  const { page, t } = visitor
  await page.goto('/login')
  await login(visitor, asha.username)
  await page.waitForURL('**/patient')
  await page.goto('/vitals')
  await page.getByRole('button', { name: t('vitalSigns.types.bloodPressure'), exact: true }).click()
  await page.getByLabel(t('vitals.form.value'), { exact: true }).fill('121/79')
  await press(visitor, 'vitals.form.submit')
  await page.getByText(t('vitals.added.typed', { value: '121/79' })).waitFor()

  // Half a day later.
  served.signal('SIGWINCH')
  await page.goto('/settings')
  await page.getByRole('link', { name: t('settings.account.data') }).click()
  await page.getByText(t('exports.safe')).waitFor()
  expect(await findFaults(page)).toEqual([])
  await press(visitor, 'exports.html')
  const secret = page.getByLabel(t('stepUp.password'), { exact: true })
  await secret.fill('not-it-1')
  await press(visitor, 'stepUp.submit')
  await page.getByText(t('accounts.fields.passwordWrong')).waitFor()
  await secret.fill(password)
  const html = await saved(visitor, () => press(visitor, 'stepUp.submit'))
  expect(html.suggestedFilename()).toMatch(/^nabz-\d{4}-\d\d-\d\d\.html$/)
  await page.getByText(t('exports.done', { file: html.suggestedFilename() })).waitFor()

  const file = test.info().outputPath('export.html')
  await html.saveAs(file)
  const reader = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const faults: string[] = []
  reader.on('console', (message) => faults.push(message.text()))
  await reader.goto(pathToFileURL(file).href)
  await reader.getByRole('heading', { level: 1, name: asha.name }).waitFor()
  await reader.getByText('121/79 mmHg').waitFor()
  const widths = await reader.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  expect(faults).toEqual([])
  await reader.close()

  // The proof still counts: no second question.
  const json = await saved(visitor, () => press(visitor, 'exports.json'))
  const content = JSON.parse(await readFile(await json.path(), 'utf8')) as {
    sections: Record<string, unknown[]>
  }
  expect(content.sections['vitals.observations']).toMatchObject([
    { code: '85354-9', componentValues: [121, 79], unit: 'mm[Hg]', valueText: '121/79' },
  ])
  expect(visitor.pageErrors.filter((error) => !/40[01]/.test(error))).toEqual([])
  await visitor.leave()
})
