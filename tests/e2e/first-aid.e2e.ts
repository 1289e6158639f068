import { expect, type Browser } from '@playwright/test'
import { alive, closeContexts, holdScripts, phone, visit, type Visitor } from '../setup/browser.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { serveBuilt, type Served } from '../setup/served.ts'
import { test } from '../setup/test.ts'

/** /first-aid is of use before and without its scripts, for everybody. */
const steps = ['first', 'second', 'third', 'fourth'] as const
const languages = ['en', 'hi', 'pa'] as const
let browser: Browser
let served: Served
test.beforeAll(async ({ browser: opened }) => {
  browser = opened
  served = await serveBuilt()
  await register(served.url, { username: 'simran', name: 'Simran Kaur Brar', role: 'patient' })
  await saveProfile(served.url, await tokenOf(served.url, 'simran'), 'Simran Kaur Brar')
})
test.afterAll(async () => {
  await served.close()
  await closeContexts(browser)
})

const snakeBite = ({ page, t }: Visitor) =>
  page.getByRole('heading', { level: 3, name: t('firstAid.cards.snakeBite.title'), exact: true })

async function seeSteps({ page, t }: Visitor): Promise<void> {
  const lines = page.locator('#snakeBite[open] ol > li [data-line]')
  await expect(lines).toHaveText(
    steps.map((step) => t(`firstAid.cards.snakeBite.${step}`, { ambulance: '108' })),
  )
  await expect(lines.first()).toBeVisible()
}

for (const language of languages)
  test(`without scripts it is reached from the sign-in and read in ${language}`, async () => {
    const visitor = await visit(browser, served.url, language, phone, { javaScriptEnabled: false })
    const { page, t, leave } = visitor
    await page.goto('/login')
    await page.getByRole('link', { name: t('shell.quickHelp.firstAid') }).click()
    await page.getByRole('heading', { level: 1, name: t('firstAid.pageTitle'), exact: true }).waitFor()
    for (const number of ['108', '112', '102'])
      await expect(page.locator(`main a[href="tel:${number}"]`).first()).toBeVisible()
    await snakeBite(visitor).click()
    await seeSteps(visitor)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await leave()
  })

test('the language that was chosen decides, not that of the phone', async () => {
  // From the server: how the kept page follows is tested in first-aid-offline.e2e.ts.
  const options = { serviceWorkers: 'block' as const }
  const { page, t, leave, pageErrors } = await visit(browser, served.url, 'en', phone, options)
  await page.goto('/login')
  await alive(page)
  await page.getByText('English').first().click()
  await page.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click()
  await page.locator('html[lang=pa]').waitFor()
  const answer = await page.goto('/first-aid')
  expect(await answer?.text()).toContain('<html lang="pa">')
  await alive(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
  await expect(page.getByText(t('firstAid.pageTitle'))).toHaveCount(0)
  expect(pageErrors).toEqual([])
  await leave()
})

for (const [who, options] of [
  ['a guest', async () => ({})],
  ['a guest with another language on this phone', async () => kept(served.url, { 'nabz.language': 'hi' })],
  [
    'somebody signed in',
    async () => kept(served.url, { token: await tokenOf(served.url, 'simran'), patientHasProfile: '1' }),
  ],
] as const)
  test(`for ${who} a card opened before the scripts come stays open, and the search works after`, async () => {
    const visitor = await visit(browser, served.url, 'pa', phone, await options())
    const { page, leave, pageErrors } = visitor
    const letGo = await holdScripts(page)
    await page.goto('/first-aid', { waitUntil: 'commit' })
    await snakeBite(visitor).click()
    await seeSteps(visitor)
    letGo()
    await alive(page)
    await page.locator('#snakeBite[open] ol').waitFor()
    await page.getByRole('searchbox').fill('jalna')
    const found = page.locator('li:not([hidden]) > details[name=first-aid]')
    await expect(found).toHaveCount(1)
    await expect(found).toHaveAttribute('id', 'burns')
    expect(pageErrors).toEqual([])
    await leave()
  })
