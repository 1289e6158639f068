import { expect, type Browser } from '@playwright/test'
import { computer, phone, visitWithoutWorker } from '../setup/browser.ts'
import { kept, tokenOf } from '../setup/entry.ts'
import { findFaults } from '../setup/page-faults.ts'
import type { Served } from '../setup/served.ts'
import { onServer } from '../setup/fixture.ts'
import { login } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'

/** Password and recovery codes are lost: the desk asks who it is, the person sets a new password, old sessions end. */
let served: Served
let browser: Browser
const demoPassword = 'demo1234'
onServer(
  (opened) => {
    ;({ served, browser } = opened)
  },
  { program: 'demo' },
)

const signedIn = async (username: string) =>
  kept(served.url, {
    token: await tokenOf(served.url, username, demoPassword),
    patientHasProfile: '1',
  })

test('a lost password: asked at the desk, a code, a new password, signed in', async () => {
  const { url } = served
  // The phone that was lost is still signed in.
  const lost = await visitWithoutWorker(browser, url, 'en', phone, await signedIn('patient'))
  await lost.page.goto('/patient')
  await lost.page.getByRole('heading').first().waitFor()

  const desk = await visitWithoutWorker(browser, url, 'hi', computer, await signedIn('coordinator'))
  await desk.page.goto('/desk?tab=accounts')
  await desk.page.getByRole('searchbox').fill('patient')
  await desk.page.getByRole('button', { name: desk.t('accountDesk.submit'), exact: true }).click()
  const card = desk.page.getByRole('listitem').filter({ hasText: /@patient\b/ })
  await card.getByRole('button').click()
  const check = (kind: string) =>
    desk.page.getByRole('checkbox', { name: desk.t(`accountDesk.checks.${kind}`) })
  await check('name').check({ force: true })
  await check('phone').check({ force: true })
  expect(await findFaults(desk.page)).toEqual([])
  await desk.page.getByRole('button', { name: desk.t('accountDesk.make') }).click()
  const code = (await desk.page.getByText(/^\d{4} \d{4} \d{4}$/).textContent()) ?? ''
  expect(code).not.toBe('')

  const person = await visitWithoutWorker(browser, url, 'pa', phone)
  const { page, t } = person
  await page.goto('/login')
  await page.getByRole('link', { name: t('accounts.login.forgot') }).click()
  await page.getByLabel(t('accounts.login.username'), { exact: true }).fill('patient')
  await page.getByLabel(t('accounts.recover.code'), { exact: true }).fill(code)
  await page.getByLabel(t('accounts.recover.next'), { exact: true }).fill('mango-tree')
  await page.getByRole('button', { name: t('accounts.recover.submit') }).click()
  await page.getByText(t('accounts.recover.done')).waitFor()
  await page.getByRole('link', { name: t('accounts.register.toLogin') }).click()
  await login(person, 'patient', 'mango-tree')
  await page.waitForURL('**/patient')
  await page.getByText(t('accountsNotices.resetAtDesk')).first().waitFor()

  // The lost phone is out, by itself.
  await lost.page.waitForURL('**/login')
  for (const one of [lost, desk, person]) {
    expect(one.pageErrors.filter((error) => !error.includes('401'))).toEqual([])
    await one.leave()
  }
})
