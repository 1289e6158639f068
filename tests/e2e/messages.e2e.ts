import { expect, type Browser, type Route } from '@playwright/test'
import { visitWithoutWorker } from '../setup/browser.ts'
import type { Served } from '../setup/served.ts'
import { onServer } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

let served: Served
let browser: Browser
onServer((opened) => ({ served, browser } = opened), { program: 'demo' })

/** Holds back requests until `letGo` is called. */
function holder(): { hold: (route: Route) => Promise<void>; letGo: () => Promise<void> } {
  const held: Route[] = []
  let isOpen = false
  return {
    hold: async (route) => {
      if (isOpen) await route.continue()
      else held.push(route)
    },
    async letGo() {
      isOpen = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

for (const language of ['en', 'hi', 'pa'] as const)
  test(`messages in ${language} stay, whichever bundle arrives last`, async () => {
    for (const slow of ['common', 'app-shell']) {
      const { page, leave, t } = await visitWithoutWorker(browser, served.url, language)
      const answer = await page.request.post('/api/auth/login', {
        data: { identifier: 'patient', password: 'demo1234' },
      })
      const { token } = (await answer.json()) as { token: string }
      await page.addInitScript((given) => localStorage.setItem('token', given), token)
      // The bundle and, for `inside`, the app's own chunk have this name; the other bundle arrives long before.
      const { hold, letGo } = holder()
      await page.route(`**/assets/${slow}-*.js`, hold)
      const other = slow === 'app-shell' ? 'common' : 'app-shell'
      const before = page.waitForResponse(new RegExp(`/assets/${other}-.*js`))
      await page.goto('/patient', { waitUntil: 'commit' })
      await before
      await letGo()
      await page.getByText(t('patientDashboard.upcoming')).waitFor()
      const shown = await page.locator('body').innerText()
      expect(shown).not.toMatch(/\b(?:home|frame|shell|appointments|dates|errors)\.\w/)
      expect(shown).toContain(t('frame.nav.visits'))
      await leave()
    }
  })
