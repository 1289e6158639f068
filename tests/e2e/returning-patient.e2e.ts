import { expect, type Browser } from '@playwright/test'
import { computer, visitWithoutWorker } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { ask, todayInTown } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

/** A patient comes again for the same illness and needs no new medicine: at most 5 presses and 20 seconds of the doctor. */
let town: DemoTown
let browser: Browser
onDemoTown((opened) => {
  ;({ town, browser } = opened)
})

interface Visit {
  _id: string
  date: string
  status: string
  patient: { id: string; name: string }
}

const lastNote = {
  identity: true,
  informant: 'patient',
  complaint: 'Sugar check',
  diagnosis: 'Type 2 diabetes, at target',
  diagnosisStatus: 'confirmed',
  advice: 'Half an hour of walking each day',
}

/** Somebody whom the doctor sees today, with a signed note of the doctor from before. */
async function findReturning(api: { url: string; token: string }): Promise<Visit> {
  const all = await ask<Visit[]>(api, '/api/appointments')
  const visit = all.find(({ status, date }) => status === 'scheduled' && date === todayInTown())
  if (!visit) throw new Error('The demo doctor sees nobody today.')
  const { id } = await ask<{ id: string }>(api, `/api/patients/${visit.patient.id}/encounters`, {})
  // That was a call.
  await ask(api, `/api/encounters/${id}/sign`, { ...lastNote, mode: 'phone', consent: 'implied' })
  return visit
}

test('is noted and signed with the keyboard alone', async () => {
  const { url } = town.served
  const api = { url, token: town.tokens.doctor }
  const visit = await findReturning(api)
  const visitor = await visitWithoutWorker(browser, url, 'en', computer, town.of('doctor'))
  const { page, t } = visitor
  await page.goto('/doctor#today')
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const start = page.getByRole('button', {
    name: new RegExp(`^${t('appointments.schedule.start')}.*${visit.patient.name}`),
  })
  await start.first().focus()
  const began = performance.now()
  await press('Enter')
  await page.waitForURL(/\/doctor\/encounters\/./)
  await page.getByRole('button', { name: t('encounters.asLastTime') }).waitFor()
  await press('Alt+l')
  const identity = page.getByLabel(t('encounters.identity', { name: visit.patient.name }))
  await expect(identity).toBeFocused()
  await expect(page.getByLabel(t('visitNotes.fields.diagnosis'), { exact: true })).toHaveValue(
    lastNote.diagnosis,
  )
  await press('Space')
  await press('Control+Enter')
  await page.getByText(t('encounters.signed')).waitFor()
  const seconds = (performance.now() - began) / 1_000
  expect(presses).toBeLessThanOrEqual(5)
  expect(seconds).toBeLessThanOrEqual(20)
  test
    .info()
    .annotations.push({ type: 'measured', description: `${presses} presses, ${seconds.toFixed(1)} s` })
  const { notes } = await ask<{ notes: { appointmentId: string | null; note: object }[] }>(
    api,
    `/api/patients/${visit.patient.id}/encounters`,
  )
  expect(notes.find(({ appointmentId }) => appointmentId === visit._id)?.note).toMatchObject(lastNote)
  expect(visitor.pageErrors).toEqual([])
  await visitor.leave()
})
