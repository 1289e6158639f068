import { expect, type Browser, type Page } from '@playwright/test'
import { computer, visitWithoutWorker, type Visitor } from '../setup/browser.ts'
import { chosen, countAtDesk } from '../setup/counted-desk.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { ask, todayInTown } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

/** A doctor's day of 80 numbers beside the chosen patient, by keys alone. */
let town: DemoTown
let browser: Browser
let doctor: Visitor
onDemoTown(async (opened) => {
  ;({ town, browser } = opened)
  await fillLine()
  await acknowledgeAlarms()
  doctor = await visitWithoutWorker(browser, town.served.url, 'en', computer, town.of('doctor'))
})

interface Visit {
  _id: string
  date: string
  status: string
  allowedActions: string[]
  patient: { id?: string; name: string; abnormal?: object }
}
const api = () => ({ url: town.served.url, token: town.tokens.doctor })

async function fillLine(): Promise<void> {
  const { line } = await ask<{ line: { sessionId: string; next: number } }>(api(), '/api/queue')
  for (let token = line.next; token <= 80; token += 1)
    await ask(api(), `/api/queue/${line.sessionId}/entries`, {
      source: 'walk-in',
      patientId: '',
      name: `Bachan Singh ${token}`,
      age: '60',
      village: 'Rohti',
      phone: '',
      beyond: false,
    })
}

/** The bar about an alarm takes its part of the screen. */
async function acknowledgeAlarms(): Promise<void> {
  const { alarms } = await ask<{ alarms: { id: string }[] }>(api(), '/api/alarms')
  for (const { id } of alarms) await ask(api(), `/api/alarms/${id}/acknowledge`, {})
}

async function visits(of: (visit: Visit) => boolean): Promise<Visit> {
  const found = (await ask<Visit[]>(api(), '/api/appointments')).find(of)
  if (!found) throw new Error('The demo town has no such visit.')
  return found
}
const startable = ({ date, status, patient }: Visit) =>
  date === todayInTown() && status === 'scheduled' && patient.abnormal !== undefined

async function open(page: Page): Promise<void> {
  await page.goto('/doctor/queue')
  await page.getByRole('option').nth(80).waitFor()
}

/** Narrows the list to this name, and goes to the visit: others may have the name too. */
async function find(page: Page, press: (...keys: string[]) => Promise<void>, visit: Visit): Promise<void> {
  await press('/')
  await page.keyboard.type(visit.patient.name)
  await press('Enter')
  await expect(chosen(page)).toContainText(visit.patient.name)
  await expect(chosen(page)).toBeFocused()
  while ((await chosen(page).getAttribute('id')) !== `row-${visit._id}`) await press('j')
}

test.describe('a doctor at a computer', () => {
  test.describe.configure({ mode: 'serial' })

  test('sees at least eleven rows of 44 to 48 px of a list with 80', async () => {
    const { page } = doctor
    await open(page)
    const rows = await page.getByRole('option').evaluateAll((all) =>
      all.map((row) => {
        const { top, bottom, height } = row.getBoundingClientRect()
        return { height: Math.round(height), isInSight: top >= 0 && bottom <= innerHeight }
      }),
    )
    expect(rows.length).toBeGreaterThanOrEqual(80)
    expect(rows.filter(({ isInSight }) => isInSight).length).toBeGreaterThanOrEqual(11)
    const heights = rows.map(({ height }) => height).toSorted((a, b) => a - b)
    expect(heights[0]).toBeGreaterThanOrEqual(44)
    expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(48)
  })

  test('calls the next patient with one key, who is then the chosen one', async () => {
    const { page, t } = doctor
    const { press, effort } = countAtDesk(page)
    await press('n')
    await expect(chosen(page)).toContainText(t('queue.states.inside'))
    await expect(chosen(page)).toBeFocused()
    expect(effort).toEqual({ clicks: 0, keys: 1, wheels: 0 })
  })

  test('passes twenty rows and asks for the record of none of them', async () => {
    const { page } = doctor
    await open(page)
    const { press } = countAtDesk(page)
    await find(page, press, await visits(startable))
    await press('/', 'Escape')
    await page.getByText('Latest readings').waitFor()
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/api\/patients\//.test(request.url())) asked.push(new URL(request.url()).pathname)
    })
    const began = performance.now()
    // Not one after the answer of the other: on a busy machine the pause between two would be a rest.
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('k')))
    await expect(chosen(page)).toBeFocused()
    const each = (performance.now() - began) / 20
    await page.waitForTimeout(600)
    expect(asked).toEqual([])
    test.info().annotations.push({ type: 'measured', description: `${each.toFixed(0)} ms a row` })
  })

  test('reads the last reading with no press more than to choose; a reload and Back keep the choice', async () => {
    const { page, t } = doctor
    await open(page)
    const { press } = countAtDesk(page)
    const visit = await visits(startable)
    const { patient } = visit
    await find(page, press, visit)
    const address = page.url()
    await page.getByRole('heading', { name: patient.name }).waitFor()
    await page.getByText('Latest readings').waitFor()
    await page.reload()
    await expect(chosen(page)).toContainText(patient.name)
    await chosen(page).focus()
    await press('m')
    await page.waitForURL(`**/doctor/patients/${patient.id}/messages`)
    await page.goBack()
    expect(page.url()).toBe(address)
    await page.getByRole('heading', { name: patient.name }).waitFor()
    await expect(chosen(page)).toContainText(patient.name)
    expect(t('workbench.message')).not.toBe('')
  })

  test('accepts and rejects requests; who is answered stays in place', async () => {
    const { page, t } = doctor
    await open(page)
    const { press } = countAtDesk(page)
    const request = await visits(({ allowedActions }) => allowedActions.includes('accept'))
    await find(page, press, request)
    await press('r')
    const dialog = page.getByRole('dialog', { name: t('appointments.schedule.rejectTitle') })
    await dialog.waitFor()
    await press('j')
    await press('Escape')
    await expect(chosen(page)).toContainText(request.patient.name)
    await press('a')
    await expect(chosen(page)).toContainText(t('appointments.status.scheduled'))
    await expect(chosen(page)).toBeFocused()
    expect((await visits(({ _id }) => _id === request._id)).status).toBe('scheduled')
  })

  test('starts a visit, writes its note, and comes back to the same patient', async () => {
    const { page, t } = doctor
    await open(page)
    const { press } = countAtDesk(page)
    const visit = await visits(startable)
    await find(page, press, visit)
    await press('f')
    await page.waitForURL(`**/doctor/encounters/${visit._id}`)
    await page.goBack()
    await expect(chosen(page)).toContainText(visit.patient.name)
    await expect(chosen(page)).toContainText(t('appointments.status.in-progress'))
    await chosen(page).focus()
    await press('Enter')
    await page.waitForURL(`**/doctor/encounters/${visit._id}`)
  })

  test('reads the keys with ?, and switches single keys off; the arrow keys stay', async () => {
    const { page, t } = doctor
    await open(page)
    const { press } = countAtDesk(page)
    await press('?')
    const dialog = page.getByRole('dialog', { name: t('workbench.keys.title') })
    await dialog.getByText(t('workbench.keys.down')).waitFor()
    await dialog.getByRole('switch', { name: t('workbench.keys.single') }).press('Space')
    await press('Escape')
    await page.reload()
    await chosen(page).focus()
    const before = await chosen(page).innerText()
    await press('j')
    await expect(chosen(page)).toHaveText(before, { useInnerText: true })
    await press('ArrowDown')
    await expect(chosen(page)).not.toHaveText(before, { useInnerText: true })
  })

  test('there were no page errors', () => expect(doctor.pageErrors).toEqual([]))
})
