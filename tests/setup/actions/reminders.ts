import { expect } from '@playwright/test'
import type { Visitor } from '../browser.ts'
import { unfold } from '../unfold.ts'
import { addMedicine, ask, takeDose, type Action, type ApiSession } from '../offline-actions.ts'

/** Creates a medicine on the server and shows it on the screen. */
async function begin(api: ApiSession, { page }: Visitor, name: string): Promise<void> {
  await ask(api, '/api/reminders', { name, dosage: '', times: ['08:00'] })
  await page.reload()
}

const medicines = (api: ApiSession) =>
  ask<{ reminders: { name: string; isRemoved: boolean }[] }>(api, '/api/reminders').then(
    ({ reminders }) => reminders,
  )

function changeMedicine(api: ApiSession, nth: number): Action {
  const name = `Tonic ${nth}`
  return {
    what: `change of ${name}`,
    path: '/reminders',
    prepare: async (visitor) => {
      const { page, t } = visitor
      await begin(api, visitor, name)
      await unfold(page.getByLabel(t('medicines.list.changeOf', { name }), { exact: true }))
      await page.getByRole('button', { name: t('medicines.list.changeOf', { name }), exact: true }).click()
      await page.getByLabel(t('reminderForm.name'), { exact: true }).fill(`${name} forte`)
    },
    press: ({ page, t }) => page.getByRole('button', { name: t('reminderForm.save'), exact: true }).click(),
    count: async () => (await medicines(api)).filter((one) => one.name === `${name} forte`).length,
  }
}

function removeMedicine(api: ApiSession, nth: number): Action {
  const name = `Drops ${nth}`
  const button = ({ page, t }: Visitor) =>
    page.getByRole('button', { name: t('medicines.list.removeOf', { name }), exact: true })
  return {
    what: `removal of ${name}`,
    path: '/reminders',
    prepare: async (visitor) => {
      await begin(api, visitor, name)
      await unfold(visitor.page.getByLabel(visitor.t('medicines.list.removeOf', { name }), { exact: true }))
    },
    press: (visitor) => button(visitor).click(),
    count: async () => (await medicines(api)).filter((one) => one.name === name && one.isRemoved).length,
  }
}

/** Removed online, then restored. */
function restoreMedicine(api: ApiSession, nth: number): Action {
  const removal = removeMedicine(api, nth)
  const name = removal.what.replace('removal of ', '')
  return {
    what: `return of ${name}`,
    path: '/reminders',
    prepare: async (visitor) => {
      const { page, t } = visitor
      await removal.prepare(visitor)
      await removal.press(visitor)
      await page.getByText(t('medicines.list.removed', { name })).waitFor()
      await expect.poll(removal.count).toBe(1)
    },
    press: ({ page, t }) =>
      page
        .getByRole('button', { name: t('medicines.list.restore'), exact: true })
        .last()
        .click(),
    count: async () => (await medicines(api)).filter((one) => one.name === name && !one.isRemoved).length,
  }
}

/** Its number of tablets tells one count from another. */
function countMedicine(api: ApiSession, nth: number): Action {
  const name = `Iron ${nth}`
  const left = 100 + nth
  const counted = () =>
    ask<{ reminders: { name: string; stock?: { left: number } | null }[] }>(api, '/api/reminders')
  return {
    what: `count of ${name}`,
    path: '/reminders',
    prepare: async ({ page, t }) => {
      await ask(api, '/api/reminders', { name, times: ['08:00'], unit: 'tablet', amounts: { '08:00': 1 } })
      await page.reload()
      await unfold(page.getByLabel(t('stock.countOf', { name }), { exact: true }))
      await page.getByRole('button', { name: t('stock.countOf', { name }), exact: true }).click()
      await page.getByLabel(t('stock.label'), { exact: true }).fill(String(left))
    },
    press: ({ page, t }) => page.getByRole('button', { name: t('stock.save'), exact: true }).click(),
    count: async () => (await counted()).reminders.filter(({ stock }) => stock?.left === left).length,
  }
}

export const actions = {
  'reminders.count': countMedicine,
  'reminders.mark': takeDose,
  'reminders.add': addMedicine,
  'reminders.change': changeMedicine,
  'reminders.remove': removeMedicine,
  'reminders.restore': restoreMedicine,
}
