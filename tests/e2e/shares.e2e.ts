import { SHLViewer } from 'kill-the-clipboard'
import { expect, type Browser, type Page } from '@playwright/test'
import { computer, phone, visitWithoutWorker } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { findFaults } from '../setup/page-faults.ts'
import { ask } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

/** A patient makes a link in Punjabi; a stranger opens it in English, with the PIN, until the patient stops it. */
let town: DemoTown
let browser: Browser
onDemoTown((opened) => {
  ;({ town, browser } = opened)
})

/** The browser's clipboard needs a permission that a phone asks for; what would be copied is enough. */
async function copiedLink(page: Page, name: string): Promise<string> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset['copied'] = text
      return Promise.resolve()
    }
  })
  await page.getByRole('button', { name }).click()
  return (await page.locator('html').getAttribute('data-copied')) ?? ''
}

test('a link in Punjabi is opened in English with the PIN, and stopped', async () => {
  const { url } = town.served
  const patient = await visitWithoutWorker(browser, url, 'pa', phone, town.of('patient'))
  const { page, t } = patient
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/patient/share')
  await page.getByLabel(t('shares.contents.all')).check({ force: true })
  await page.getByLabel(t('shares.lengths.day')).check({ force: true })
  await expect(page.getByRole('checkbox', { name: t('shares.withPin') })).toBeChecked()
  await page.getByRole('button', { name: t('shares.make') }).click()
  await page.getByRole('heading', { name: t('shares.made.title') }).waitFor()
  expect(await findFaults(page)).toEqual([])
  const pin = (await page.locator('main b').textContent()) ?? ''
  expect(pin).toMatch(/^\d{6}$/)
  const link = await copiedLink(page, t('shares.made.copy'))
  const { key } = JSON.parse(Buffer.from(link.split('shlink:/')[1] ?? '', 'base64url').toString()) as {
    key: string
  }
  expect(sent.filter((one) => one.includes(key))).toEqual([])

  // What our browser encrypted, an independent reader decrypts.
  const { fhirResources } = await new SHLViewer({ shlinkURI: link }).resolveSHL({
    recipient: 'Another program',
    passcode: pin,
  })
  expect(JSON.stringify(fhirResources)).toContain('Harpreet Kaur Sandhu')

  const stranger = await visitWithoutWorker(browser, url, 'en', computer)
  const there = stranger.page
  const say = stranger.t
  const asked: string[] = []
  there.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await there.goto(link)
  await there.getByRole('button', { name: say('sharedRecord.open') }).click()
  await there.getByText(say('sharedRecord.required')).first().waitFor()
  await there.getByLabel(say('sharedRecord.name')).fill('Dr. Bedi, eye clinic')
  await there
    .getByLabel(say('sharedRecord.pin'), { exact: true })
    .fill(pin === '111111' ? '222222' : '111111')
  await there.getByRole('button', { name: say('sharedRecord.open') }).click()
  await there.getByText(say('sharedRecord.wrongPin.other', { count: '4' })).waitFor()
  await expect(there.getByLabel(say('sharedRecord.name'))).toHaveValue('Dr. Bedi, eye clinic')
  await there.getByLabel(say('sharedRecord.pin'), { exact: true }).fill(pin)
  await there.getByRole('button', { name: say('sharedRecord.open') }).click()
  await there.getByRole('heading', { name: 'Harpreet Kaur Sandhu' }).waitFor()
  await there.getByRole('heading', { name: say('summary.sections.medications') }).waitFor()
  expect(await findFaults(there)).toEqual([])
  expect(asked.filter((one) => one.includes(key))).toEqual([])

  await page.reload()
  await page.getByText('Dr. Bedi, eye clinic').waitFor()
  await page.getByText(t('shares.wrongPins.one', { count: '1' })).waitFor()
  await page.getByRole('button', { name: t('shares.end') }).click()
  await page.getByText(t('shares.none')).waitFor()

  await there.reload()
  await there.getByLabel(say('sharedRecord.name')).fill('Dr. Bedi, eye clinic')
  await there.getByLabel(say('sharedRecord.pin'), { exact: true }).fill(pin)
  await there.getByRole('button', { name: say('sharedRecord.open') }).click()
  await there.getByText(say('sharedRecord.gone')).waitFor()
})

test('a link is kept as a record from another place, which the doctor reads as not confirmed', async () => {
  const { url } = town.served
  const { page, t } = await visitWithoutWorker(browser, url, 'pa', phone, town.of('patient'))
  await page.goto('/patient/share')
  await page.getByLabel(t('shares.contents.all')).check({ force: true })
  await page.getByLabel(t('shares.lengths.halfHour')).check({ force: true })
  await page.getByRole('button', { name: t('shares.make') }).click()
  const link = await copiedLink(page, t('shares.made.copy'))

  await page.goto('/patient/documents')
  await page.getByRole('link', { name: t('documents.form.fromElsewhere') }).click()
  await page.getByLabel(t('summaryImport.linkLabel'), { exact: true }).fill(link)
  await page.getByRole('button', { name: t('summaryImport.open') }).click()
  await page.getByRole('heading', { name: 'Harpreet Kaur Sandhu' }).first().waitFor()
  expect(await findFaults(page)).toEqual([])
  await page.getByText(t('summaryImport.isMine')).click()
  await page.getByRole('button', { name: t('summaryImport.keep') }).click()
  await page.getByText(t('summaryImport.kept')).waitFor()
  await page.getByRole('link', { name: t('summaryImport.toDocuments') }).click()
  const row = page.getByRole('listitem').filter({ hasText: t('documents.list.fromElsewhere') })
  await row.getByRole('button', { name: t('documents.list.view') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('sharedRecord.fromElsewhere')).waitFor()
  await dialog.getByRole('heading', { name: t('summary.sections.medications') }).waitFor()
  expect(await findFaults(page)).toEqual([])

  const there = await visitWithoutWorker(browser, url, 'en', computer, town.of('doctor'))
  const api = { url, token: town.tokens.doctor }
  const path = '/api/doctor/patients?search=Harpreet'
  const { patients } = await ask<{ patients: { id: string; name: string }[] }>(api, path)
  const own = patients.find(({ name }) => name === 'Harpreet Kaur Sandhu')
  await there.page.goto(`/doctor/patients/${own?.id}`)
  const paper = there.page.getByRole('listitem').filter({ hasText: there.t('documents.kinds.summary') })
  await paper
    .getByRole('button', { name: there.t('documents.list.view') })
    .first()
    .click()
  await there.page.getByRole('dialog').getByText(there.t('sharedRecord.fromElsewhere')).waitFor()
  expect(await findFaults(there.page)).toEqual([])
})
