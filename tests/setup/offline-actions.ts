import { expect, type Page } from '@playwright/test'
import { addDays, dayIn } from '../../src/shared/kit/time/town-time.ts'
import place from '../../town.json' with { type: 'json' }
import type { Visitor } from './browser.ts'
import { fillBooking } from './booking.ts'

/** One thing a patient does on a screen, and how often the server has it. Each action has a unique text. */
export interface Action {
  what: string
  path: string
  /** Everything before the press that submits it. */
  prepare: (visitor: Visitor) => Promise<void>
  press: (visitor: Visitor) => Promise<void>
  /** How often the server has it. */
  count: () => Promise<number>
}

/** An API session beside the browser. */
export interface ApiSession {
  url: string
  token: string
}
type Row = Record<string, unknown>

export async function ask<T = Row>(
  { url, token }: ApiSession,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect(answer.ok, `${path} answered ${answer.status} ${text}`).toBe(true)
  return (text === '' ? null : JSON.parse(text)) as T
}

/** Waits until the outbox is loaded with its messages and the status line: without them nothing can be queued. */
export async function outboxIsThere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isOutboxLoaded), { timeout: 30_000 }).toBe(true)
}

/** In the page. */
async function isOutboxLoaded(): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const [outbox, ...others] = ['outbox', 'waiting', 'waiting-line'].map((part) =>
    loaded.find((name) => new RegExp(`/assets/${part}-[\\w-]{7}\\.js$`).test(name)),
  )
  if (outbox === undefined || others.includes(undefined)) return false
  // What it imports arrives after it.
  const source = await (await fetch(outbox)).text()
  return [...source.matchAll(/from"\.(\/[^"]+)"/g)].every(([, file = '?']) =>
    loaded.some((name) => name.endsWith(file)),
  )
}

export const todayInTown = () => dayIn(place.timeZone, new Date())
const ahead = (days: number) => addDays(todayInTown(), days)

/** A heart rate that no other action uses. */
export function measure(api: ApiSession, nth: number): Action {
  const value = String(55 + nth)
  return {
    what: `vital ${value}`,
    path: '/vitals',
    prepare: async ({ page, t }) => {
      await page.getByText(t('vitalSigns.types.heartRate'), { exact: true }).first().click()
      await page.getByLabel(t('vitals.form.value'), { exact: true }).fill(value)
    },
    press: ({ page, t }) => page.getByRole('button', { name: t('vitals.form.submit'), exact: true }).click(),
    count: async () => {
      const { readings } = await ask<{ readings: Row[] }>(api, '/api/vitals')
      return readings.filter((one) => one['type'] === 'heartRate' && one['value'] === value).length
    },
  }
}

/** Past at any time of day, so no confirmation is needed. */
export const pastDose = { time: '00:00', words: '12:00 am' }

/** A dose of today, of a medicine that was started five days ago. */
export function takeDose(api: ApiSession, nth: number): Action {
  const name = `Pill ${nth}`
  let id: unknown
  const button = ({ page, t }: Visitor) =>
    page
      .getByRole('button', {
        name: t('reminders.doses.markTaken', { name, time: pastDose.words }),
        exact: true,
      })
      .first()
  return {
    what: `dose of ${name}`,
    path: '/reminders',
    prepare: async (visitor) => {
      const body = { name, dosage: '', times: [pastDose.time] }
      const made = await ask(api, '/api/reminders', body, { 'waited-ms': String(5 * 86_400_000) })
      id = made['id']
      await visitor.page.reload()
      await button(visitor).waitFor()
    },
    press: (visitor) => button(visitor).click(),
    count: async () => {
      const { doses } = await ask<{ doses: Row[] }>(api, '/api/reminders')
      return doses.filter((one) => one['reminderId'] === id && one['state'] === 'taken').length
    },
  }
}

export function addMedicine(api: ApiSession, nth: number): Action {
  const name = `Syrup ${nth}`
  return {
    what: `reminder ${name}`,
    path: '/reminders',
    prepare: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('reminders.list.add') })
        .first()
        .click()
      await page.getByLabel(t('reminderForm.name'), { exact: true }).fill(name)
      await page.getByLabel(t('reminderForm.time'), { exact: true }).fill('08:00')
    },
    press: ({ page, t }) => page.getByRole('button', { name: t('reminderForm.save'), exact: true }).click(),
    count: async () => {
      const { reminders } = await ask<{ reminders: Row[] }>(api, '/api/reminders')
      return reminders.filter((one) => one['name'] === name).length
    },
  }
}

export function requestVisit(api: ApiSession, nth: number): Action {
  const date = ahead(2 + nth)
  return {
    what: `request for ${date}`,
    path: '/appointments/book',
    prepare: (visitor) => fillBooking(visitor, { date, time: '10:15', type: 'in-person' }),
    press: ({ page, t }) => page.getByRole('button', { name: t('booking.submit') }).click(),
    count: async () => {
      const all = await ask<Row[]>(api, '/api/appointments')
      return all.filter((one) => one['date'] === date && one['time'] === '10:15').length
    },
  }
}

export function cancelVisit(api: ApiSession, nth: number): Action {
  const date = ahead(40 + nth)
  return {
    what: `cancellation of ${date}`,
    path: '/patient/appointments',
    prepare: async ({ page, t }) => {
      const asked = { date, time: '11:00', type: 'in-person', specialization: '' }
      await ask(api, '/api/appointments', asked)
      await page.reload()
      // Soonest first; this one is the latest that can still be cancelled. It arrives with the answer: the device's
      // stored list does not have it yet.
      const all = await ask<{ allowedActions: string[] }[]>(api, '/api/appointments')
      const open = all.filter(({ allowedActions }) => allowedActions.includes('cancel'))
      await page
        .getByRole('button', { name: t('appointments.cancel.open') })
        .nth(open.length - 1)
        .click()
      await page.getByRole('dialog').waitFor()
    },
    press: ({ page, t }) => page.getByRole('button', { name: t('appointments.cancel.confirm') }).click(),
    count: async () => {
      const all = await ask<Row[]>(api, '/api/appointments')
      return all.filter((one) => one['date'] === date && one['status'] === 'cancelled').length
    },
  }
}

export function changeAddress(api: ApiSession, nth: number): Action {
  const address = `Street ${nth}`
  return {
    what: `profile with ${address}`,
    path: '/profile',
    prepare: async ({ page, t }) => {
      const edit = page.getByRole('button', { name: t('patients.profile.edit'), exact: true })
      const field = page.getByLabel(t('patients.profile.address'), { exact: true })
      await edit.or(field).first().waitFor()
      if (await edit.isVisible()) await edit.click()
      await field.fill(address)
    },
    press: ({ page, t }) => page.getByRole('button', { name: t('patients.profile.save') }).click(),
    count: async () => Number((await ask(api, '/api/patient/me'))['address'] === address),
  }
}

export function volunteer(api: ApiSession, nth: number): Action {
  const name = `Helper ${nth}`
  return {
    what: `volunteer ${name}`,
    path: '/volunteer',
    prepare: async ({ page, t }) => {
      const change = page.getByRole('button', { name: t('volunteers.change'), exact: true })
      const field = page.getByLabel(t('volunteers.name'), { exact: true })
      await change.or(field).first().waitFor()
      if (await change.isVisible()) await change.click()
      await field.fill(name)
      await page.getByLabel(t('volunteers.mobile'), { exact: true }).fill('9814012345')
    },
    press: ({ page, t }) =>
      page
        .getByRole('button', { name: new RegExp(`^(${t('volunteers.submit')}|${t('volunteers.save')})$`) })
        .click(),
    count: async () => Number((await ask<Row | null>(api, '/api/volunteers/me'))?.['name'] === name),
  }
}

const sugars = async (api: ApiSession, value: string) =>
  (await ask<{ readings: Row[] }>(api, '/api/vitals')).readings.filter(
    (one) => one['type'] === 'bloodSugar' && one['value'] === value,
  ).length

/** The newest reading, so that it is listed first. */
export function removeReading(api: ApiSession, nth: number): Action {
  const value = String(100 + nth)
  return {
    what: `removal of vital ${value}`,
    path: '/vitals',
    prepare: async ({ page, t }) => {
      await ask(api, '/api/vitals', { type: 'bloodSugar', value, context: 'random' })
      await page.reload()
      await page.getByRole('heading', { name: t('vitals.list.title'), exact: true }).waitFor()
      await page.getByText(value).first().waitFor()
    },
    press: ({ page, t }) =>
      page
        .getByRole('button', { name: t('vitals.list.remove') })
        .first()
        .click(),
    count: async () => Number((await sugars(api, value)) === 0),
  }
}

export function restoreReading(api: ApiSession, nth: number): Action {
  const removal = removeReading(api, nth)
  const value = removal.what.replace('removal of vital ', '')
  return {
    what: `return of vital ${value}`,
    path: '/vitals',
    prepare: async (visitor) => {
      await removal.prepare(visitor)
      await removal.press(visitor)
      await expect.poll(removal.count).toBe(1)
    },
    press: ({ page, t }) =>
      page
        .getByRole('button', { name: t('vitals.list.undo'), exact: true })
        .last()
        .click(),
    count: () => sugars(api, value),
  }
}

export function withdrawVolunteer(api: ApiSession, nth: number): Action {
  const name = `Former helper ${nth}`
  return {
    what: `withdrawal of ${name}`,
    path: '/volunteer',
    prepare: async ({ page, t }) => {
      await ask(api, '/api/volunteers/me', { name, mobile: '9814012345', hasVehicle: 'yes' })
      await page.reload()
      await page.getByText(name).first().waitFor()
      await page.getByRole('button', { name: t('volunteers.withdraw'), exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
    press: ({ page, t }) =>
      page.getByRole('button', { name: t('volunteers.withdrawConfirm'), exact: true }).click(),
    count: async () => Number((await ask<Row | null>(api, '/api/volunteers/me')) === null),
  }
}
