import { expect, type Browser } from '@playwright/test'
import { computer, visit } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { kept } from '../setup/entry.ts'
import { onDemoTown } from '../setup/fixture.ts'
import { ask, outboxIsThere } from '../setup/offline-actions.ts'
import { test } from '../setup/test.ts'

/** What a doctor answers without a network is on the device until it has arrived, once and in order. */
let town: DemoTown
let browser: Browser
onDemoTown((opened) => {
  ;({ town, browser } = opened)
})

interface Thread {
  messages: { by: string; text: string }[]
}

test('answers written without a network outlive their tab, and arrive once from two tabs, in order', async () => {
  const { url } = town.served
  const api = { url, token: town.tokens.doctor }
  const { threads } = await ask<{ threads: { patient: { id: string; name: string } }[] }>(
    api,
    '/api/communications/waiting',
  )
  const [{ patient } = { patient: { id: '', name: '' } }] = threads
  const stored = async () => {
    const { messages } = await ask<Thread>(api, `/api/patients/${patient.id}/communications`)
    return messages.filter(({ text }) => text.startsWith('Written on the road')).map(({ text }) => text)
  }
  const visitor = await visit(browser, url, 'en', computer, kept(url, { token: api.token }))
  const { page, context, t, pageErrors } = visitor
  await page.goto('/doctor/messages')
  await page.getByRole('link', { name: patient.name }).first().click()
  const field = page.getByLabel(t('doctorThreads.write'), { exact: true })
  await field.waitFor()
  await outboxIsThere(page)
  await context.setOffline(true)
  for (const nth of [1, 2]) {
    await field.fill(`Written on the road, ${nth}.`)
    await page.getByRole('button', { name: t('doctorThreads.send'), exact: true }).click()
    await expect(field).toHaveValue('')
    // In the thread at once, as waiting.
    await page.getByText(`Written on the road, ${nth}.`).waitFor()
  }
  expect(await page.locator('a[href="/waiting"]').first().innerText()).toContain('2')
  await page.close()

  const tabs = [await context.newPage(), await context.newPage()]
  expect(await stored()).toEqual([])
  await context.setOffline(false)
  await Promise.all(tabs.map((tab) => tab.goto('/waiting')))
  await expect.poll(stored, { timeout: 45_000 }).toHaveLength(2)
  for (const tab of tabs) await tab.getByText(t('waiting.none')).waitFor()
  // Newest first.
  expect(await stored()).toEqual(['Written on the road, 2.', 'Written on the road, 1.'])
  expect(pageErrors).toEqual([])
})
