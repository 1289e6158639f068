import { expect } from '@playwright/test'
import { computer, openBrowser, phone, visitWithoutWorker } from '../setup/browser.ts'
import { openDemoTown } from '../setup/demo-town.ts'
import { kept, register, tokenOf } from '../setup/entry.ts'
import { ask } from '../setup/offline-actions.ts'
import { findAxeFaults, findFaults } from '../setup/page-faults.ts'
import { test } from '../setup/test.ts'

const person = { username: 'simran', name: 'Simran Kaur Brar', role: 'patient' } as const
const number = '9876501234'
const hourMs = 3_600_000

test('a record is opened in an emergency: for two hours, told to the patient, reviewed by another', async () => {
  // The signal moves the clock beyond the two hours. It is behind the database's, which is the real one.
  const town = await openDemoTown({
    TEST_CLOCK_AHEAD_MS: String(-4 * hourMs),
    TEST_CLOCK_STEP_MS: String(2 * hourMs + 60_000),
    NODE_OPTIONS: `--import ${new URL('../setup/fake-clock-fixed.mjs', import.meta.url).pathname}`,
  })
  const browser = await openBrowser()
  try {
    const { url } = town.served
    await register(url, person)
    const token = await tokenOf(url, person.username)
    const profile = { name: person.name, age: '34', gender: 'Female', address: 'Ghunerki', phone: number }
    await ask({ url, token }, '/api/patient/me', profile)
    await ask({ url, token }, '/api/conditions', { kind: 'allergy', code: 'penicillins', text: 'Mox' })
    const hidden = { kind: 'condition', code: 'epilepsy', text: 'Fits', isPrivate: true }
    await ask({ url, token }, '/api/conditions', hidden)
    const doctor = await visitWithoutWorker(browser, url, 'en', phone, town.of('doctor'))
    const patient = await visitWithoutWorker(browser, url, 'en', phone, kept(url, { token }))
    const desk = await visitWithoutWorker(browser, url, 'en', computer, town.of('coordinator'))
    const { page, t } = doctor
    const { name } = await ask<{ name: string }>({ url, token: town.tokens.doctor }, '/api/doctor/me')

    await page.goto('/doctor/emergency-access')
    await page.getByLabel(t('breakglass.phone')).fill(number)
    await page.getByRole('button', { name: t('breakglass.find'), exact: true }).click()
    await page.getByText(new RegExp(`^${person.name}`)).waitFor()
    // Without a reason nothing opens.
    await page.getByRole('button', { name: t('breakglass.open') }).click()
    await page.getByText('Please fill in this field').first().waitFor()
    await page.getByText(t('breakglass.reasons.unconscious'), { exact: true }).click()
    await page.getByRole('button', { name: t('breakglass.open') }).click()
    await page.getByRole('heading', { name: person.name }).waitFor()
    await page.getByText(/Mox/).first().waitFor()
    // What the patient keeps private is not opened by it.
    expect(await page.locator('body').textContent()).not.toMatch(/Fits|Epilepsy/)
    const record = page.url()

    await patient.page.goto('/')
    const told = patient.page.getByText(t('breakglassNotices.opened')).first()
    await told.waitFor()
    const words = await patient.page.locator('body').textContent()
    expect(words).not.toContain(t('breakglass.reasons.unconscious'))
    await patient.page.goto('/patient/access-log')
    const look = patient.page.getByRole('listitem').filter({ hasText: t('accessLog.saw.emergency') })
    await look.first().waitFor()
    expect([...(await findAxeFaults(patient.page)), ...(await findFaults(patient.page))]).toEqual([])

    await desk.page.goto('/desk')
    const task = desk.page.getByRole('option').filter({ hasText: name.replace(/^Dr\.? /, '') })
    const waiting = task.filter({ hasText: t('breakglassDesk.reasons.unconscious') }).first()
    await waiting.click()
    const panel = desk.page.locator('.bench-panel')
    await panel.getByText(/\bSB\b/).waitFor()
    expect(await panel.textContent()).not.toContain('Simran')
    expect([...(await findAxeFaults(desk.page)), ...(await findFaults(desk.page))]).toEqual([])
    await panel.getByRole('button', { name: new RegExp(`^${t('breakglassDesk.justified')}`) }).click()
    await panel.getByText(/\bSB\b/).waitFor({ state: 'detached' })

    // What was justified stays open for its two hours, and not longer.
    await page.goto(record)
    await page.getByText(/Mox/).first().waitFor()
    town.served.signal('SIGWINCH')
    await page.goto(record)
    await page.getByRole('heading', { name: t('doctorPatients.notYours') }).waitFor()
    expect(await page.locator('body').textContent()).not.toMatch(/Mox|Simran/)
    expect([...doctor.pageErrors, ...patient.pageErrors, ...desk.pageErrors]).toEqual([])
  } finally {
    await browser.close()
    await town.served.close()
  }
})
