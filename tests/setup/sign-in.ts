import type { Page } from '@playwright/test'
import { askedOf } from '../../src/shared/consents/consents.purposes.ts'
import type { Visitor } from './browser.ts'
import { password } from './entry.ts'

/** Keyed by the last part of the label's message key. */
export type Typed = Partial<
  Record<'name' | 'phone' | 'email' | 'username' | 'password' | 'confirmPassword', string>
>
export async function fill({ page, t }: Visitor, form: 'login' | 'register', typed: Typed): Promise<void> {
  for (const [field, text] of Object.entries(typed)) {
    await page.getByLabel(t(`accounts.${form}.${field}`), { exact: true }).fill(text)
  }
}

export type NewAccount = { role: 'patient' | 'doctor' } & Required<Typed>

/** Answers all but the consent, as people do: on a phone question by question, else field by field. */
export async function fillRegistration(visitor: Visitor, account: NewAccount): Promise<void> {
  const { page, t } = visitor
  const { role, name, phone, password: secret, confirmPassword, email, username } = account
  await page.getByText(t(`accounts.register.roles.${role}`), { exact: true }).click()
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    return fill(visitor, 'register', { name, phone, email, username, password: secret, confirmPassword })
  }
  for (const answer of [{ name }, { phone }, { password: secret }]) {
    await fill(visitor, 'register', answer)
    await page.keyboard.press('Enter')
  }
  for (const answer of [{ email }, { username }]) {
    await openAnswer(visitor, Object.keys(answer)[0] ?? '')
    await fill(visitor, 'register', answer)
  }
}

/** Presses "Change" at an answer of the last question. */
export async function openAnswer({ page, t }: Visitor, field: string): Promise<void> {
  const change = `${t('shell.steps.change')}: ${t(`accounts.register.${field}`)}`
  await page.getByLabel(change, { exact: true }).click()
}

/** Ticks what the account needs, and nothing else. */
export async function agree({ page, t }: Visitor, role: 'patient' | 'doctor'): Promise<void> {
  const { needed } = askedOf(role)
  await page.getByLabel(t(`accounts.register.consent.${needed}`), { exact: true }).check()
}

export async function send({ page, t }: Visitor, form: 'login' | 'register'): Promise<void> {
  await page.getByRole('button', { name: t(`accounts.${form}.submit`) }).click()
}

/** What a screen reader says for an invalid field after its name; null if it is valid. */
export function wrongAt(page: Page, label: string): Promise<string | null> {
  return page.getByLabel(label, { exact: true }).evaluate((field) => {
    if (field.getAttribute('aria-invalid') !== 'true') return null
    const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
    return document.getElementById(id)?.textContent ?? ''
  })
}

export async function login(visitor: Visitor, username: string, secret = password): Promise<void> {
  await fill(visitor, 'login', { username, password: secret })
  await send(visitor, 'login')
}
