import { expect, type Browser, type Page } from '@playwright/test'
import { computer, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { countAtDesk, secondsOf } from '../setup/counted-desk.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { kept, tokenOf } from '../setup/entry.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { ask } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

/**
 * The nine of the twenty commonest acts that have one way each: in a tab of the desk, at a counter, on a page. At
 * 1280 × 800, from the page where their people work. A press more fails. docs/performance.md has the table.
 */
let town: DemoTown
let browser: Browser
onDemoTown((opened) => {
  ;({ town, browser } = opened)
})

type Counted = ReturnType<typeof countAtDesk>
interface Act {
  /** Clicks, keys and turns of the wheel at most. */
  most: [clicks: number, keys: number, wheels: number]
  from: string
  steps: (page: Page, counted: Counted, t: Visitor['t']) => Promise<void>
}

async function enter(username: string): Promise<Visitor> {
  const { url } = town.served
  const token = await tokenOf(url, username, 'demo1234')
  return visitWithoutWorker(browser, url, 'en', computer, kept(url, { token }))
}

async function measure(name: string, username: string, { from, most, steps }: Act): Promise<void> {
  const visitor = await enter(username)
  const counted = countAtDesk(visitor.page)
  await visitor.page.goto(from)
  await steps(visitor.page, counted, visitor.t)
  const { clicks, keys, wheels } = counted.effort
  const description = `${name}: ${clicks} clicks, ${keys} keys, ${wheels} turns, ${secondsOf(counted.effort).toFixed(1)} s`
  test.info().annotations.push({ type: 'measured', description })
  expect(clicks).toBeLessThanOrEqual(most[0])
  expect(keys).toBeLessThanOrEqual(most[1])
  expect(wheels).toBeLessThanOrEqual(most[2])
  expect(visitor.pageErrors).toEqual([])
  await visitor.leave()
}

const typed = (text: string) => text.match(/./g) ?? []
/** The same in every order of day and month. */
const newYear = typed(`0101${new Date().getFullYear() + 1}`)

test('what came of an alarm', () =>
  measure('outcome of an alarm', 'doctor', {
    from: '/doctor',
    most: [3, 0, 1],
    steps: async (page, { click }, t) => {
      await click(page.getByRole('link', { name: new RegExp(`^${t('alarmTask.attend')}`) }).first())
      await page.waitForURL('**/doctor/alerts/**')
      await click(page.getByRole('button', { name: t('alarmTask.attend') }))
      await click(page.getByRole('button', { name: t('alarmTask.outcomes.phoned') }))
      await page.getByText(t('alarmTask.closed')).waitFor()
    },
  }))

test('a doctor on duty for alarms', () =>
  measure('a duty', 'coordinator', {
    from: '/desk',
    most: [3, 4, 2],
    steps: async (page, { click, press }, t) => {
      await click(page.getByRole('tab', { name: t('desk.tabs.duty') }))
      await click(page.getByRole('combobox', { name: t('alarmDesk.duty.doctor'), exact: true }))
      await press(...typed('Hard'))
      await page.keyboard.press('Escape')
      await click(page.getByRole('button', { name: t('alarmDesk.duty.add') }))
      await page.getByText(t('alarmDesk.duty.added')).waitFor()
    },
  }))

test('the leave of a doctor', () =>
  measure('a leave', 'coordinator', {
    from: '/desk',
    most: [6, 20, 4],
    steps: async (page, { click, press }, t) => {
      await click(page.getByRole('tab', { name: t('desk.tabs.timings') }))
      await click(page.getByRole('combobox', { name: t('availability.doctor') }))
      await press(...typed('Hard'))
      await page.keyboard.press('Escape')
      await click(page.getByRole('heading', { name: t('availability.leave.addTitle') }))
      await click(page.getByLabel(t('availability.leave.from'), { exact: true }).last())
      await press(...newYear)
      await click(page.getByLabel(t('availability.leave.until'), { exact: true }).last())
      await press(...newYear)
      await click(page.getByRole('button', { name: t('availability.leave.add'), exact: true }))
      await page.getByText(t('availability.leave.added')).waitFor()
    },
  }))

test('a session of a doctor, on Sundays', () =>
  measure('a session', 'doctor', {
    from: '/doctor/timings',
    most: [3, 0, 3],
    steps: async (page, { click }, t) => {
      await click(page.getByRole('heading', { name: t('availability.addTitle') }))
      await click(page.getByText(t('dates.weekdaysShort').split(' ')[0] ?? '', { exact: true }))
      await click(page.getByRole('button', { name: t('availability.add'), exact: true }))
      await page.getByText(t('availability.added')).waitFor()
    },
  }))

test('the phone number of a hospital', () =>
  measure('a facility', 'coordinator', {
    from: '/desk',
    most: [4, 10, 4],
    steps: async (page, { click, press }, t) => {
      await click(page.getByRole('tab', { name: t('desk.tabs.facilities') }))
      await click(page.getByRole('button', { name: /^Edit Harit/ }))
      await click(page.getByRole('textbox', { name: t('facilities.desk.phone'), exact: true }))
      await press(...typed('5550020000'))
      await click(page.getByRole('button', { name: t('facilities.desk.save'), exact: true }))
      await page.getByText(t('facilities.desk.saved', { name: 'Harit Family Clinic' })).waitFor()
    },
  }))

test('a code for somebody who has lost the password', () =>
  measure('a recovery code', 'coordinator', {
    from: '/desk',
    most: [6, 8, 2],
    steps: async (page, { click, press }, t) => {
      await click(page.getByRole('tab', { name: t('desk.tabs.accounts') }))
      await click(page.getByRole('searchbox'))
      await press(...typed('patient'), 'Enter')
      const card = page.getByRole('listitem').filter({ hasText: /@patient\b/ })
      await click(card.getByRole('button'))
      for (const check of ['name', 'phone']) {
        await click(page.getByText(new RegExp(`^${t(`accountDesk.checks.${check}`)}`)))
      }
      await click(page.getByRole('button', { name: t('accountDesk.make') }))
      await page.getByText(/^\d{4} \d{4} \d{4}$/).waitFor()
    },
  }))

test('a laboratory report reviewed', () =>
  measure('a review', 'doctor', {
    from: '/doctor/lab-reviews',
    most: [1, 0, 1],
    steps: async (page, { click }, t) => {
      await click(page.getByRole('button', { name: new RegExp(`^${t('labOrders.review')}`) }).first())
      await page.getByText(t('labOrders.reviewDone')).waitFor()
    },
  }))

async function newestNumber(list: 'prescriptions' | 'orders', isOpen: string): Promise<string> {
  const path = list === 'orders' ? '/api/labs' : '/api/prescriptions'
  const page = await ask<Record<string, { number: string; status: string }[]>>(
    { url: town.served.url, token: town.tokens.patient },
    path,
  )
  const number = page[list]?.find(({ status }) => status === isOpen)?.number
  if (number === undefined) throw new Error(`The demo patient has no open ${list}.`)
  return number
}

test('a prescription dispensed', async () => {
  const number = await newestNumber('prescriptions', 'active')
  await measure('dispense', 'pharmacist', {
    from: '/pharmacy',
    most: [2, 9, 1],
    steps: async (page, { click, press }, t) => {
      await click(page.getByRole('textbox', { name: t('dispensing.code') }))
      await press(...typed(number), 'Enter')
      await click(page.getByRole('button', { name: t('dispensing.dispense') }))
      await page.getByText(t('dispensing.done'), { exact: true }).waitFor()
    },
  })
})

test('the results of a lipid profile', async () => {
  const number = await newestNumber('orders', 'active')
  await measure('results', 'laboratory', {
    from: '/lab',
    most: [6, 20, 2],
    steps: async (page, { click, press }, t) => {
      await click(page.getByRole('textbox', { name: t('laboratory.code') }))
      await press(...typed(number), 'Enter')
      const values = page.getByLabel(t('laboratory.valueIn', { unit: 'mg/dL' }))
      for (const [nth, value] of ['180', '110', '45', '120'].entries()) {
        await click(values.nth(nth))
        await press(...typed(value))
      }
      await click(page.getByRole('button', { name: t('laboratory.save') }))
      await page.getByText(t('laboratory.saved')).waitFor()
    },
  })
})
