import { expect, type Browser } from '@playwright/test'
import { visit } from '../setup/browser.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { waitUntilWhole } from '../setup/kept-answers.ts'
import { addMedicine, ask, measure, type Action, type ApiSession } from '../setup/offline-actions.ts'
import type { Served } from '../setup/served.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

// The side effects of a write: its list is refetched once, and not again for the write's own event.
const person = { username: 'simran', name: 'Simran Kaur Brar', role: 'patient' } as const
let served: Served
let browser: Browser
let api: ApiSession
onServer(async (opened) => {
  ;({ served, browser } = opened)
  await register(served.url, person)
  api = { url: served.url, token: await tokenOf(served.url, person.username) }
  await saveProfile(served.url, api.token, person.name)
})

/** Writes from another phone of the same person; returns the text by which it is recognised. */
const elsewhere = {
  '/api/vitals': async (nth: number) => {
    await ask(api, '/api/vitals', { type: 'heartRate', value: String(100 + nth) })
    return String(100 + nth)
  },
  '/api/reminders': async (nth: number) => {
    await ask(api, '/api/reminders', { name: `Elsewhere ${nth}`, dosage: '', times: ['09:00'] })
    return `Elsewhere ${nth}`
  },
}

for (const [list, make] of [
  ['/api/vitals', measure],
  ['/api/reminders', addMedicine],
] as const)
  test(`a write to ${list} refetches its list once; a change from elsewhere still arrives`, async () => {
    const token = await tokenOf(served.url, person.username)
    const options = kept(served.url, { token, patientHasProfile: '1' })
    const visitor = await visit(browser, served.url, 'en', undefined, options)
    const { page, leave, pageErrors } = visitor
    await page.goto('/')
    await waitUntilWhole(page, 'patient', 'en')
    const action: Action = make(api, 1)
    await page.goto(action.path)
    const seen = async (nth: number) =>
      page
        .getByText(await elsewhere[list](nth))
        .filter({ visible: true })
        .first()
        .waitFor()
    // Appears without a reload, so the change stream is open.
    await seen(1)
    await action.prepare(visitor)
    let reads = 0
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname === list) reads += 1
    })
    const answered = page.waitForResponse((answer) => answer.ok() && answer.request().method() === 'POST')
    await action.press(visitor)
    await answered
    expect(await action.count()).toBe(1)
    // Sent after the page's own change: once it appears, the page has received both events.
    await seen(2)
    expect(reads).toBe(2)
    expect(pageErrors).toEqual([])
    await leave()
  })
