import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, phone, visit, type Language, type Visitor } from '../setup/browser.ts'
import { endOnServer, kept, password, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { serveBuilt, type Served } from '../setup/served.ts'

/** What the sign-in and the registration answer: at the field, in the red box, in the reader's language. */
const languages: Language[] = ['en', 'hi', 'pa']
let served: Served
let browser: Browser
let number = 0
beforeAll(async () => {
  served = await serveBuilt()
  browser = await openBrowser()
  await register(served.url, { username: 'asha', name: 'Asha Rani', role: 'patient' })
  await register(served.url, { username: 'navjot', name: 'Navjot Gill', role: 'doctor' })
  await saveProfile(served.url, await tokenOf(served.url, 'asha'), 'Asha Rani')
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

type Typed = Partial<Record<'name' | 'phone' | 'email' | 'username' | 'password' | 'confirmPassword', string>>
const good = { name: 'Gurpreet Singh', phone: '5550001234', password, confirmPassword: password }

async function fill({ page, t }: Visitor, form: 'login' | 'register', typed: Typed): Promise<void> {
  for (const [field, text] of Object.entries(typed)) {
    await page.getByLabel(t(`accounts.${form}.${field}`), { exact: true }).fill(text)
  }
}

async function send({ page, t }: Visitor, form: 'login' | 'register'): Promise<void> {
  await page.getByRole('button', { name: t(`accounts.${form}.submit`) }).click()
}

/** What a screen reader says after the name of a field that is wrong; null when nothing is. */
function wrongAt(page: Page, label: string): Promise<string | null> {
  return page.getByLabel(label, { exact: true }).evaluate((field) => {
    if (field.getAttribute('aria-invalid') !== 'true') return null
    const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
    return document.getElementById(id)?.textContent ?? ''
  })
}

async function login(visitor: Visitor, username: string, secret = password): Promise<void> {
  await fill(visitor, 'login', { username, password: secret })
  await send(visitor, 'login')
}

function freshName(): string {
  number += 1
  return `person${number}`
}

describe.each(languages)('registering in %s', (language) => {
  it('an empty form says at each field that it is needed, and goes to the first', async () => {
    const visitor = await visit(browser, served.url, language)
    const { page, t } = visitor
    await page.goto('/register')
    await send(visitor, 'register')
    await page.getByText(t('errors.fields.required')).first().waitFor()
    expect(await page.getByText(t('errors.fields.required')).count()).toBe(7)
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('role')
    await page.context().close()
  })

  it('what does not fit is said at its field; what was typed stays', async () => {
    const visitor = await visit(browser, served.url, language)
    const { page, t, troubles } = visitor
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
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('a taken username is said at the field; another one is welcomed, then /login after 1.5 s', async () => {
    const visitor = await visit(browser, served.url, language)
    const { page, t, troubles } = visitor
    const username = freshName()
    await page.addInitScript(noteRedirect, t('accounts.register.success'))
    await page.goto('/register')
    await page.getByText(t('accounts.register.roles.patient'), { exact: true }).click()
    await fill(visitor, 'register', { ...good, email: `${username}@example.org`, username: 'Asha' })
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
    // Nobody has said yet who they are: the gate leads a new patient there.
    await login(visitor, username)
    await page.waitForURL('**/profile')
    expect(troubles).toEqual([])
    await page.context().close()
  })
})

describe('what was typed into /register', () => {
  // The drafts know signed-in people only; this turns red as soon as the form keeps one.
  it.fails('survives a reload, but for the passwords', async () => {
    const visitor = await visit(browser, served.url, 'en')
    const { page, t } = visitor
    await page.goto('/register')
    await fill(visitor, 'register', { ...good, username: 'half' })
    await page.reload()
    const value = (field: string) =>
      page.getByLabel(t(`accounts.register.${field}`), { exact: true }).inputValue()
    await page.waitForFunction(() => window.nabzReady === true)
    expect(await value('password')).toBe('')
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(password)
    expect(await value('name')).toBe(good.name)
    expect(await value('username')).toBe('half')
  })
})

describe('signing in', () => {
  it.each(languages)(
    'a wrong password is said in the red box in %s; what was typed stays',
    async (language) => {
      const visitor = await visit(browser, served.url, language)
      const { page, t } = visitor
      await page.goto('/login')
      await send(visitor, 'login')
      await page.getByText(t('errors.fields.required')).first().waitFor()
      expect(await wrongAt(page, t('accounts.login.username'))).toBe(t('errors.fields.required'))
      expect(await wrongAt(page, t('accounts.login.password'))).toBe(t('errors.fields.required'))
      await login(visitor, 'asha', 'secret9')
      await page
        .getByRole('alert')
        .filter({ hasText: t('accounts.refusals.invalidCredentials') })
        .waitFor()
      expect(await page.getByLabel(t('accounts.login.username'), { exact: true }).inputValue()).toBe('asha')
      expect(await page.getByLabel(t('accounts.login.password'), { exact: true }).inputValue()).toBe(
        'secret9',
      )
      await page.context().close()
    },
  )

  it.each(languages)(
    'without a network it is said in %s; what was typed stays, and goes later',
    async (language) => {
      const visitor = await visit(browser, served.url, language)
      const { page, context, t } = visitor
      await page.goto('/login')
      await fill(visitor, 'login', { username: 'navjot', password })
      await context.setOffline(true)
      await send(visitor, 'login')
      await page
        .getByRole('alert')
        .filter({ hasText: t('errors.network') })
        .waitFor()
      expect(await page.getByLabel(t('accounts.login.username'), { exact: true }).inputValue()).toBe('navjot')
      expect(await page.getByLabel(t('accounts.login.password'), { exact: true }).inputValue()).toBe(password)
      await context.setOffline(false)
      await send(visitor, 'login')
      await page.waitForURL('**/doctor')
      await context.close()
    },
  )

  it('the network may be gone before the first field is touched', async () => {
    const visitor = await visit(browser, served.url, 'pa')
    const { page, context, t } = visitor
    await page.goto('/login')
    await page.waitForFunction(() => window.nabzReady === true)
    await context.setOffline(true)
    await login(visitor, 'navjot')
    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.network') })
      .waitFor()
    await context.setOffline(false)
    await send(visitor, 'login')
    await page.waitForURL('**/doctor')
    await context.close()
  })

  it.each([
    ['navjot', '/doctor'],
    ['asha', '/patient'],
  ])('%s lands on %s, and has no business at the sign-in any more', async (username, landing) => {
    const visitor = await visit(browser, served.url, 'hi')
    const { page, troubles } = visitor
    await page.goto('/login')
    await login(visitor, username)
    await page.waitForURL(served.url + landing)
    for (const path of ['/login', '/register']) {
      await page.goto(path)
      await page.waitForURL(`${served.url}/`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('a session that ends in the middle of a form costs nothing that was typed', async () => {
    const token = await tokenOf(served.url, 'asha')
    const visitor = await visit(browser, served.url, 'pa', phone, kept(served.url, { token }))
    const { page, t, troubles } = visitor
    await page.goto('/appointments/book')
    const note = page.getByLabel(t('appointments.book.specialization'), { exact: true })
    await note.fill('ਬੁਖਾਰ ਤੇ ਖੰਘ')
    await page.getByRole('button', { name: t('appointments.tomorrow') }).click()
    await page.getByLabel(t('appointments.book.time'), { exact: true }).selectOption('11:15')
    await page.getByText(t('appointments.types.in-person'), { exact: true }).click()
    await endOnServer(served.url, token)
    await page.getByRole('button', { name: t('appointments.book.submit') }).click()
    await page.waitForURL('**/login')
    await page.getByText(t('accounts.login.cutShort')).waitFor()
    await login(visitor, 'asha')
    await page.waitForURL('**/appointments/book')
    await note.waitFor()
    expect(await note.inputValue()).toBe('ਬੁਖਾਰ ਤੇ ਖੰਘ')
    const time = page.getByLabel(t('appointments.book.time'), { exact: true })
    expect(await time.inputValue()).toBe('11:15')
    await page.getByRole('button', { name: t('appointments.book.submit') }).click()
    await page.getByText(t('appointments.book.submitted')).waitFor()
    expect(troubles).toEqual([])
    await page.context().close()
  })
})

/** Measures inside the page: from the sentence to the address. */
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
