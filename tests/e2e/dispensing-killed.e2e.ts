import { expect, type BrowserContext } from '@playwright/test'
import { closeContexts, phone, visit, type Visitor } from '../setup/browser.ts'
import { kept, tokenOf } from '../setup/entry.ts'
import { ask, outboxIsThere, type ApiSession } from '../setup/offline-actions.ts'
import { serveBuilt, type Served } from '../setup/served.ts'
import { test } from '../setup/test.ts'

/**
 * A pharmacist dispenses while the network is cut, and the tab is killed: at the end the medicines are given out exactly
 * once. What patients write is in offline-writing-killed, which also kills the server; the outbox is the same.
 */
const timeoutMs = 45_000
const secret = 'demo1234'
let served: Served
let visitor: Visitor
let doctor: ApiSession
let pharmacist: ApiSession
/** Of a visit in which each round has a prescription of its own. */
let encounter: string

test.beforeAll(async ({ browser }) => {
  served = await serveBuilt({ program: 'demo' })
  const { url } = served
  doctor = { url, token: await tokenOf(url, 'doctor', secret) }
  pharmacist = { url, token: await tokenOf(url, 'pharmacist', secret) }
  const { patients } = await ask<{ patients: { id: string }[] }>(
    doctor,
    '/api/doctor/patients?search=Harpreet',
  )
  const opened = await ask<{ id: string }>(doctor, `/api/patients/${patients[0]?.id}/encounters`, {})
  encounter = opened.id
  visitor = await visit(browser, url, 'en', phone, kept(url, { token: pharmacist.token }))
})
test.afterAll(async ({ browser }) => {
  await closeContexts(browser)
  await served.close()
})

interface Desk {
  version: number
  signed: { id: string; number: string }[]
}

/** Signs one of ten tablets, and returns its number. */
async function prescribe(): Promise<string> {
  const path = `/api/encounters/${encounter}/prescriptions`
  const before = await ask<Desk>(doctor, path)
  const dose = { kind: 'slots', amounts: { morning: 1, noon: 0, evening: 0, night: 1 }, every: 1, days: 5 }
  const item = { medicine: 'paracetamol', form: 'tablet', strength: '500 mg', dose, quantity: 10 }
  // Another one of the same goes on.
  const items = [{ ...item, reason: 'The one before was lost' }]
  const body = { items, pregnancy: 'no', address: 'Nabha', version: before.version }
  const after = await ask<Desk>(doctor, `${path}/sign`, body)
  const known = new Set(before.signed.map(({ id }) => id))
  return after.signed.find(({ id }) => !known.has(id))?.number ?? ''
}

/** How often it was given out, and how many tablets. */
async function givenOf(number: string): Promise<[times: number, tablets: number]> {
  const { dispenses, items } = await ask<{ dispenses: object[]; items: { given: number }[] }>(
    pharmacist,
    `/api/pharmacy/prescriptions/${number}`,
  )
  return [dispenses.length, items[0]?.given ?? 0]
}

const isWrite = (request: { method(): string; url(): string }) =>
  request.method() === 'POST' && request.url().includes('/api/pharmacy/dispenses')

/** Ways of cutting the network, each with its repair. */
const cuts: Record<string, (context: BrowserContext) => Promise<() => Promise<unknown>>> = {
  'no network': async (context) => {
    await context.setOffline(true)
    return () => context.setOffline(false)
  },
  'the answer is lost after it was written down': async (context) => {
    await context.route('**/api/**', async (route) => {
      if (!isWrite(route.request())) return route.continue()
      await route.fetch().catch(() => undefined)
      return route.abort().catch(() => undefined)
    })
    return () => context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  '503 for a while': async (context) => {
    const body = JSON.stringify({ message: 'no', code: 'unavailable', requestId: '1' })
    await context.route('**/api/**', (route) =>
      isWrite(route.request())
        ? route.fulfill({ status: 503, contentType: 'application/json', body })
        : route.continue(),
    )
    return () => context.unrouteAll({ behavior: 'ignoreErrors' })
  },
}
const moments = ['at the press', 'while it is sent', 'after it was kept'] as const

for (const [way, cut] of Object.entries(cuts))
  for (const moment of moments)
    test(`dispensed in a tab that is killed ${moment}, ${way}`, async () => {
      const number = await prescribe()
      const { page, context, t } = visitor
      await page.goto('/pharmacy')
      await page.getByLabel(t('dispensing.code')).fill(number)
      await page.getByRole('button', { name: t('dispensing.lookUp') }).click()
      const button = page.getByRole('button', { name: t('dispensing.dispense'), exact: true })
      await button.waitFor()
      await outboxIsThere(page)
      const mend = await cut(context)
      const sending = page.waitForRequest(isWrite)
      sending.catch(() => undefined)
      const pressing = button.click().catch(() => undefined)
      if (moment === 'while it is sent') await sending
      if (moment === 'after it was kept') await page.getByText(t('dispensing.kept')).waitFor()
      await page.close({ runBeforeUnload: false })
      await pressing
      await mend()
      const again = await context.newPage()
      again.setDefaultTimeout(timeoutMs)
      visitor = { ...visitor, page: again }
      await again.goto('/waiting')
      await again.getByText(t('waiting.none')).waitFor({ timeout: timeoutMs })
      // Killed during the press, it may never have been submitted; but it is never there twice.
      const once = [1, 10]
      const given = await givenOf(number)
      if (moment === 'at the press') expect([[0, 0], once]).toContainEqual(given)
      else expect(given).toEqual(once)
    })

test('while it waits, another shop dispenses: it is kept, flagged, and not lost', async () => {
  const number = await prescribe()
  const { page, context, t } = visitor
  await page.goto('/pharmacy')
  await page.getByLabel(t('dispensing.code')).fill(number)
  await page.getByRole('button', { name: t('dispensing.lookUp') }).click()
  const button = page.getByRole('button', { name: t('dispensing.dispense'), exact: true })
  await button.waitFor()
  await outboxIsThere(page)
  await context.setOffline(true)
  await button.click()
  await page.getByText(t('dispensing.kept')).waitFor()
  await page.close({ runBeforeUnload: false })
  await dispenseElsewhere(number)
  await context.setOffline(false)
  const again = await context.newPage()
  visitor = { ...visitor, page: again }
  await again.goto('/waiting')
  await again.getByText(t('waiting.none')).waitFor({ timeout: timeoutMs })
  expect(await givenOf(number)).toEqual([2, 20])
})

async function dispenseElsewhere(number: string): Promise<void> {
  const { id, items } = await ask<{ id: string; items: { id: string }[] }>(
    pharmacist,
    `/api/pharmacy/prescriptions/${number}`,
  )
  const [counter] = await ask<{ facilityId: string }[]>(pharmacist, '/api/pharmacy/counters')
  const lines = [{ itemId: items[0]?.id, quantity: 10, product: '', batch: '' }]
  await ask(pharmacist, '/api/pharmacy/dispenses', {
    prescriptionId: id,
    facilityId: counter?.facilityId,
    items: lines,
  })
}
