import { expect, type Browser, type Page } from '@playwright/test'
import { computer, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { chosen, countAtDesk, secondsOf, type DeskEffort } from '../setup/counted-desk.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { ask, todayInTown } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

/**
 * What a doctor does most, at 1280 × 800, on the cards and pages and at the workbench, for the fourth visit of today:
 * docs/performance.md has the table.
 */
let town: DemoTown
let browser: Browser
let doctor: Visitor
onDemoTown(async (opened) => {
  ;({ town, browser } = opened)
  doctor = await visitWithoutWorker(browser, town.served.url, 'en', computer, town.of('doctor'))
})

interface Visit {
  _id: string
  date: string
  startsAt: string
  status: string
  patient: { id: string; name: string }
}

async function fourth(): Promise<Visit> {
  const all = await ask<Visit[]>({ url: town.served.url, token: town.tokens.doctor }, '/api/appointments')
  const ofToday = all.filter(({ date, status }) => date === todayInTown() && status === 'scheduled')
  const one = ofToday.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))[3]
  if (!one) throw new Error('The demo doctor sees fewer than four today.')
  return one
}

const lettersOf = (name: string) => name.slice(0, 5).match(/./g) ?? []

/** From the list of the day to the visit: the search, five letters of the name, Enter; J past others of the name. */
async function find(page: Page, press: (...keys: string[]) => Promise<void>, visit: Visit): Promise<void> {
  await page.goto('/doctor/queue')
  await page.getByRole('option').nth(20).waitFor()
  await press('/', ...lettersOf(visit.patient.name), 'Enter')
  await expect(chosen(page)).toBeFocused()
  while ((await chosen(page).getAttribute('id')) !== `row-${visit._id}`) await press('j')
}

function tell(act: string, before: DeskEffort, after: DeskEffort): void {
  const say = (one: DeskEffort) => `${JSON.stringify(one)} ${secondsOf(one).toFixed(1)} s`
  test.info().annotations.push({ type: 'measured', description: `${act}: ${say(before)} → ${say(after)}` })
  expect(secondsOf(after)).toBeLessThan(secondsOf(before))
}

/** The old way from `/doctor`, and the new one. */
async function compare(
  act: string,
  before: (page: Page, click: ReturnType<typeof countAtDesk>['click'], visit: Visit) => Promise<void>,
  after: (page: Page, press: ReturnType<typeof countAtDesk>['press'], visit: Visit) => Promise<void>,
): Promise<void> {
  const { page } = doctor
  const [old, now] = [countAtDesk(page), countAtDesk(page)]
  await page.goto('/doctor')
  const visit = await fourth()
  await page.locator(`#request-${visit._id}`).waitFor()
  await before(page, old.click, visit)
  const next = await fourth()
  await find(page, now.press, next)
  await after(page, now.press, next)
  tell(act, old.effort, now.effort)
}

test.describe('presses and seconds', () => {
  test.describe.configure({ mode: 'serial' })

  test('the last reading of a patient', async () => {
    await compare(
      'last reading',
      async (page, click, { _id, patient }) => {
        await click(page.locator(`#request-${_id}`).getByRole('link', { name: patient.name }))
        await page.waitForURL(`**/doctor/patients/${patient.id}`)
        await click(page.getByRole('heading', { name: doctor.t('vitalSigns.patient.title') }))
      },
      async (page) => {
        await page.getByText('Latest readings').waitFor()
      },
    )
  })

  test('a message', async () => {
    const { t } = doctor
    await compare(
      'message',
      async (page, click, { _id, patient }) => {
        await click(page.locator(`#request-${_id}`).getByRole('link', { name: patient.name }))
        await click(page.getByRole('link', { name: t('workbench.message') }))
        await page.waitForURL('**/messages')
      },
      async (page, press) => {
        await press('m')
        await page.waitForURL('**/messages')
      },
    )
  })

  test('the start of a visit', async () => {
    const { t } = doctor
    await compare(
      'start',
      async (page, click, { _id }) => {
        const start = page.getByRole('button', { name: new RegExp(`^${t('appointments.schedule.start')}`) })
        await click(page.locator(`#request-${_id}`).locator(start))
        await page.waitForURL(`**/doctor/encounters/${_id}`)
      },
      async (page, press, { _id }) => {
        await press('f')
        await page.waitForURL(`**/doctor/encounters/${_id}`)
      },
    )
  })

  test('the answer to a request, and the next patient', async () => {
    const { page, t } = doctor
    const [old, now] = [countAtDesk(page), countAtDesk(page)]
    await page.goto('/doctor')
    await old.click(page.getByRole('link', { name: /12\s*Pending reviews/ }).first())
    await old.click(
      page.getByRole('button', { name: new RegExp(`^${t('appointments.schedule.accept')}`) }).first(),
    )
    await page.goto('/doctor/queue')
    const group = page.getByRole('group', { name: t('workbench.parts.toAnswer') })
    const name = await group.getByRole('option').first().locator('.font-semibold').first().innerText()
    await now.press('/', ...lettersOf(name), 'Enter')
    while (!(await group.locator('[aria-selected=true]').count())) await now.press('j')
    await now.press('a')
    await expect(chosen(page)).toContainText(t('appointments.status.scheduled'))
    test.info().annotations.push({
      type: 'measured',
      description: `accept: ${JSON.stringify(old.effort)} ${secondsOf(old.effort).toFixed(1)} s → ${JSON.stringify(now.effort)} ${secondsOf(now.effort).toFixed(1)} s`,
    })
    const next = countAtDesk(page)
    await next.press('n')
    await expect(chosen(page)).toContainText(t('queue.states.inside'))
    expect(next.effort).toEqual({ clicks: 0, keys: 1, wheels: 0 })
  })

  test('there were no page errors', () => expect(doctor.pageErrors).toEqual([]))
})
