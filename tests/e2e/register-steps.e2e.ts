import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { alive, holdScripts, visitWithoutWorker, type Language, type Visitor } from '../setup/browser.ts'
import { password } from '../setup/entry.ts'
import { onServer } from '../setup/fixture.ts'
import { findLayoutFaults } from '../setup/layout-rules.ts'
import { findFaults } from '../setup/page-faults.ts'
import type { Served } from '../setup/served.ts'
import { agree, fill, openAnswer, send } from '../setup/sign-in.ts'
import { test } from '../setup/test.ts'

/** The registration on a phone, one question a screen. */
const languages: Language[] = ['en', 'hi', 'pa']
const name = 'ਆਸ਼ਾ ਰਾਣੀ'
const number = '9876543210'

let served: Served
let browser: Browser
onServer((opened) => ({ served, browser } = opened))

const next = ({ page, t }: Visitor) => page.getByRole('button', { name: t('shell.steps.next') })
const field = ({ page, t }: Visitor, of: string) =>
  page.getByLabel(t(`accounts.register.${of}`), { exact: true })
const role = ({ page, t }: Visitor) => page.getByText(t('accounts.register.roles.patient'), { exact: true })

/** As far as the last question. */
async function answerAll(visitor: Visitor, phone: string): Promise<void> {
  await visitor.page.goto('/register')
  await role(visitor).click()
  for (const answer of [{ name }, { phone }, { password }]) {
    await fill(visitor, 'register', answer)
    await next(visitor).click()
  }
  await visitor.page.waitForURL('**/register#check')
}

/** What a person does: taps, and characters typed where the cursor already is. */
function countEffort(page: Page) {
  const effort = { taps: 0, characters: 0 }
  return {
    effort,
    async tap(target: Locator) {
      await target.click()
      effort.taps += 1
    },
    async type(into: Locator, text: string) {
      await expect(into).toBeFocused()
      await page.keyboard.type(text)
      effort.characters += Array.from(text).length
    },
  }
}

test.describe('one question a screen', () => {
  test('registering and the profile take 8 taps and 28 characters; the sign-in between them 1 and 7', async () => {
    const visitor = await visitWithoutWorker(browser, served.url, 'pa')
    const { page, t, pageErrors, leave } = visitor
    const { effort, tap, type } = countEffort(page)
    await page.goto('/register')
    await alive(page)
    await tap(role(visitor))
    await type(field(visitor, 'name'), name)
    await tap(next(visitor))
    await type(field(visitor, 'phone'), number)
    await tap(next(visitor))
    await type(field(visitor, 'password'), password)
    await tap(next(visitor))
    await tap(page.getByLabel(t('accounts.register.consent.care'), { exact: true }))
    await tap(page.getByRole('button', { name: t('accounts.register.submit') }))
    const registered = { ...effort }

    await page.waitForURL('**/login')
    await expect(page.getByLabel(t('accounts.login.username'), { exact: true })).toHaveValue(number)
    await type(page.getByLabel(t('accounts.login.password'), { exact: true }), password)
    await tap(page.getByRole('button', { name: t('accounts.login.submit') }))
    const signedIn = { ...effort }

    await page.waitForURL('**/profile')
    await expect(page.getByLabel(t('patients.profile.name'), { exact: true })).toHaveValue(name)
    await expect(page.getByLabel(t('patients.profile.phone'), { exact: true })).toHaveValue(number)
    await type(page.getByLabel(t('patients.profile.age'), { exact: true }), '34')
    await tap(page.getByText(t('patients.genders.Female'), { exact: true }))
    await tap(page.getByRole('button', { name: t('patients.profile.save') }))
    await page.getByText(t('patients.profile.saved')).waitFor()

    expect(registered).toEqual({ taps: 6, characters: 26 })
    expect(signedIn).toEqual({ taps: 7, characters: 33 })
    expect(effort).toEqual({ taps: 9, characters: 35 })
    expect(pageErrors).toEqual([])
    await leave()
  })

  test('the second of a family with this number is offered another username', async () => {
    const visitor = await visitWithoutWorker(browser, served.url, 'pa')
    const { page, t, pageErrors, leave } = visitor
    await answerAll(visitor, number)
    await agree(visitor, 'patient')
    await send(visitor, 'register')
    await page.getByText(t('accounts.fields.usernameTaken'), { exact: true }).waitFor()
    await expect(field(visitor, 'username')).toBeFocused()
    await page.getByRole('button', { name: /^ਆਸ਼ਾ\d\d / }).click()
    const username = await field(visitor, 'username').inputValue()
    await send(visitor, 'register')
    await page.waitForURL('**/login')
    await expect(page.getByLabel(t('accounts.login.username'), { exact: true })).toHaveValue(username)
    expect(pageErrors).toEqual([])
    await leave()
  })

  test('a reload keeps the question and what was typed, but not the password', async () => {
    const visitor = await visitWithoutWorker(browser, served.url, 'en')
    const { page, pageErrors, leave } = visitor
    await answerAll(visitor, number)
    await page.goBack()
    await page.reload()
    await alive(page)
    await expect(field(visitor, 'password')).toBeVisible()
    await expect(field(visitor, 'password')).toHaveValue('')
    await page.goBack()
    await expect(field(visitor, 'phone')).toHaveValue(number)
    await page.goBack()
    await expect(field(visitor, 'name')).toHaveValue(name)
    expect(pageErrors).toEqual([])
    await leave()
  })

  test('before the script has loaded there is one question, and a press is not lost', async () => {
    const visitor = await visitWithoutWorker(browser, served.url, 'hi')
    const { page, t, pageErrors, leave } = visitor
    const letGo = await holdScripts(page)
    await page.goto('/register', { waitUntil: 'commit' })
    await role(visitor).click()
    await expect(field(visitor, 'name')).toBeHidden()
    await expect(page.getByRole('button', { name: t('accounts.register.submit') })).toBeHidden()
    await next(visitor).click()
    await page.waitForFunction(() => 'nabzEarly' in window)
    letGo()
    await page.waitForURL('**/register#name')
    await expect(field(visitor, 'name')).toBeFocused()
    expect(pageErrors).toEqual([])
    await leave()
  })

  for (const language of languages)
    test(`each question fits and can be used by everybody in ${language}`, async () => {
      const visitor = await visitWithoutWorker(browser, served.url, language)
      const { page, leave } = visitor
      await answerAll(visitor, number)
      await openAnswer(visitor, 'email')
      await openAnswer(visitor, 'username')
      for (const question of ['role', 'name', 'phone', 'password', 'check']) {
        await page.evaluate((fragment) => (location.hash = fragment), question)
        await page.locator(`[data-step=${question}][data-current]`).first().waitFor()
        expect([question, await findFaults(page), await findLayoutFaults(page)]).toEqual([question, [], []])
      }
      await leave()
    })
})
