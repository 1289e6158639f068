import { expect, type Browser } from '@playwright/test'
import { alive, computer, visit, type Language } from '../setup/browser.ts'
import { password, register } from '../setup/entry.ts'
import type { Served } from '../setup/served.ts'
import { agree, fill, login, send, wrongAt } from '../setup/sign-in.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/** Errors of the registration as a whole form, at the field and in the reader's language; and what it keeps. */
const languages: Language[] = ['en', 'hi', 'pa']
let served: Served
let browser: Browser
let number = 0
onServer(async (opened) => {
  ;({ served, browser } = opened)
  await register(served.url, { username: 'asha', name: 'Asha Rani', role: 'patient' })
})

const good = { name: 'Gurpreet Singh', phone: '5550001234', password, confirmPassword: password }

function freshName(): string {
  number += 1
  return `person${number}`
}

test.describe('registering', () => {
  for (const language of languages)
    test(`an empty form says in ${language} at each field that it is required, and focuses the first`, async () => {
      const visitor = await visit(browser, served.url, language, computer)
      const { page, t, leave } = visitor
      await page.goto('/register')
      await send(visitor, 'register')
      await page.getByText(t('errors.fields.required')).first().waitFor()
      expect(await page.getByText(t('errors.fields.required')).count()).toBe(7)
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('role')
      await leave()
    })

  test('an invalid value has a message at its field; typed text stays', async () => {
    const visitor = await visit(browser, served.url, 'pa', computer)
    const { page, t, pageErrors, leave } = visitor
    const typed = { name: 'ਸੰਧੂ', phone: '12345', email: 'nobody', username: 'a b', password: 'abc' }
    await page.goto('/register')
    await page.getByText(t('accounts.register.roles.patient'), { exact: true }).click()
    await fill(visitor, 'register', { ...typed, confirmPassword: 'abcd' })
    await send(visitor, 'register')
    await page.getByText(t('errors.fields.phoneDigits')).waitFor()
    const label = (field: string) => t(`accounts.register.${field}`)
    expect(await wrongAt(page, label('name'))).toBeNull()
    expect(await wrongAt(page, label('phone'))).toBe(t('errors.fields.phoneDigits'))
    expect(await wrongAt(page, label('email'))).toBe(t('accounts.fields.emailInvalid'))
    expect(await wrongAt(page, label('username'))).toBe(t('accounts.fields.usernameShape'))
    expect(await wrongAt(page, label('password'))).toBe(t('accounts.fields.passwordShort'))
    for (const [field, text] of Object.entries(typed)) {
      expect(await page.getByLabel(label(field), { exact: true }).inputValue()).toBe(text)
    }
    await fill(visitor, 'register', { ...good, confirmPassword: 'secret2', email: 'a@example.org' })
    await fill(visitor, 'register', { username: freshName() })
    await send(visitor, 'register')
    await page.getByText(t('accounts.fields.passwordsDiffer')).waitFor()
    expect(await wrongAt(page, label('confirmPassword'))).toBe(t('accounts.fields.passwordsDiffer'))
    expect(pageErrors).toEqual([])
    await leave()
  })

  test('a taken username has a message at the field; another is accepted, then /login after 1.5 s', async () => {
    const visitor = await visit(browser, served.url, 'pa', computer)
    const { page, t, pageErrors, leave } = visitor
    const username = freshName()
    await page.addInitScript(noteRedirect, t('accounts.register.success'))
    await page.goto('/register')
    await page.getByText(t('accounts.register.roles.patient'), { exact: true }).click()
    await fill(visitor, 'register', { ...good, email: `${username}@example.org`, username: 'Asha' })
    await send(visitor, 'register')
    await page.getByText(t('accounts.fields.consentNeeded'), { exact: true }).waitFor()
    await agree(visitor, 'patient')
    await send(visitor, 'register')
    await page.getByText(t('accounts.fields.usernameTaken'), { exact: true }).waitFor()
    const label = t('accounts.register.username')
    expect(await wrongAt(page, label)).toBe(t('accounts.fields.usernameTaken'))
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('Asha')
    await fill(visitor, 'register', { username })
    await send(visitor, 'register')
    await page.getByText(t('accounts.register.success')).waitFor()
    await page.waitForURL('**/login')
    const waited = await page.evaluate(() => Number(document.documentElement.dataset['waited']))
    expect(waited).toBeGreaterThan(1_400)
    expect(waited).toBeLessThan(2_500)
    // A new patient has no profile yet, so the gate leads there.
    await login(visitor, username)
    await page.waitForURL('**/profile')
    expect(pageErrors).toEqual([])
    await leave()
  })
})

test.describe('text typed into /register', () => {
  test('survives a reload, except the passwords', async () => {
    const visitor = await visit(browser, served.url, 'en', computer)
    const { page, t } = visitor
    await page.goto('/register')
    await fill(visitor, 'register', { ...good, username: 'half' })
    await page.reload()
    const value = (field: string) =>
      page.getByLabel(t(`accounts.register.${field}`), { exact: true }).inputValue()
    await alive(page)
    expect(await value('password')).toBe('')
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(password)
    expect(await value('name')).toBe(good.name)
    expect(await value('username')).toBe('half')
  })
})

/** Measured inside the page: from the message to the redirect. */
function noteRedirect(sentence: string): void {
  let seenAt: number | null = null
  new MutationObserver(() => {
    const root = document.getElementById('root')
    if (seenAt === null && root?.textContent.includes(sentence)) seenAt = performance.now()
  }).observe(document, { childList: true, subtree: true, characterData: true })
  addEventListener('pushState', () => {
    if (seenAt !== null) document.documentElement.dataset['waited'] = String(performance.now() - seenAt)
  })
}
