import type { Locator, Page } from '@playwright/test'
import type { Visitor } from './browser.ts'

/** Marking a dose more than an hour ahead needs confirmation; in the last hour of the day it does not. */
export async function answerEarly(page: Page, t: Visitor['t'], done: Locator): Promise<void> {
  const mark = t('reminders.doses.taken')
  const yes = page.getByRole('button', { name: t('reminders.doses.earlyYes', { mark }) })
  await yes.or(done).first().waitFor()
  if (await yes.isVisible()) await yes.click()
}
