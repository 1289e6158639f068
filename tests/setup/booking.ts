import { expect } from '@playwright/test'
import type { Visitor } from './browser.ts'

type On = Pick<Visitor, 'page' | 't'>

/** On phones the form is asked in steps; on wide screens there is no such button. */
export async function toNextStep({ page, t }: On): Promise<void> {
  const next = page.getByRole('button', { name: t('shell.steps.next'), exact: true })
  if (await next.isVisible()) await next.click()
}

export async function writeComplaint({ page, t }: On, note: string): Promise<void> {
  await page.getByLabel(t('booking.specialization'), { exact: true }).fill(note)
}

/** `date`: default tomorrow. */
export async function chooseDayAndTime({ page, t }: On, time: string, date?: string): Promise<void> {
  if (date === undefined) await page.getByRole('button', { name: t('appointments.tomorrow') }).click()
  else {
    await page.getByRole('button', { name: t('booking.otherDay') }).click()
    await page.getByLabel(t('booking.date'), { exact: true }).fill(date)
  }
  const other = page.getByRole('button', { name: t('booking.otherTime') })
  const list = page.getByLabel(t('booking.time'), { exact: true })
  // While the free times load, the button may give way to the list.
  await expect(async () => {
    if (!(await list.isVisible())) await other.click({ timeout: 2_000 })
    await list.selectOption(time, { timeout: 2_000 })
  }).toPass()
}

export async function chooseType({ page, t }: On, type: 'teleconsultation' | 'in-person'): Promise<void> {
  await page.getByRole('radio', { name: t(`appointments.types.${type}`) }).check({ force: true })
}

export function submitBooking({ page, t }: On): Promise<void> {
  return page.getByRole('button', { name: t('booking.submit') }).click()
}

interface Booking {
  note?: string
  time: string
  date?: string
  type: 'teleconsultation' | 'in-person'
}

/** Answers the open form as far as its last step, without sending it. */
export async function fillBooking(on: On, { note, time, date, type }: Booking): Promise<void> {
  const field = on.page.getByLabel(on.t('booking.specialization'), { exact: true })
  await field.waitFor()
  if (note !== undefined) await field.fill(note)
  await toNextStep(on)
  await chooseDayAndTime(on, time, date)
  await toNextStep(on)
  await chooseType(on, type)
}
