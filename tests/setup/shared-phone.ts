import type { Locator, Page } from '@playwright/test'
import type { Visitor } from './browser.ts'

/** The question "Do others use this phone too?" on the page. */
export function familyQuestion(on: Page, say: Visitor['t']): Locator {
  return on.getByRole('region', { name: say('family.ask.title') })
}

export async function logOut({ page: on, t: say }: Visitor, name: string): Promise<void> {
  await on.locator('summary', { hasText: name }).click()
  await on.getByRole('button', { name: say('frame.user.logout') }).click()
  await on.getByRole('heading', { level: 1, name: say('accounts.login.title') }).waitFor()
}
