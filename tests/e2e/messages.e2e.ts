import { expect, type Browser, type Route } from '@playwright/test'
import { messageIn, visitWithoutWorker, type Language } from '../setup/browser.ts'
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
      // The page is in another language: what it brings does not help.
      const { page, leave } = await visitSignedIn(language === 'en' ? 'hi' : 'en')
      await page.addInitScript((chosen) => localStorage.setItem('nabz.language', chosen), language)
      // The bundle and, for `inside`, the app's own chunk have this name; the other bundle arrives long before.
      const { hold, letGo } = holder()
      await page.route(`**/assets/${slow}-*.js`, hold)
      const other = slow === 'app-shell' ? 'common' : 'app-shell'
      const before = page.waitForResponse(new RegExp(`/assets/${other}-.*js`))
      await page.goto('/patient', { waitUntil: 'commit' })
      await before
      await letGo()
      await page.getByText(messageIn(language, 'patientDashboard.upcoming')).waitFor()
      const shown = await page.locator('body').innerText()
      expect(shown).not.toMatch(/\b(?:home|frame|shell|appointments|dates|errors)\.\w/)
      expect(shown).toContain(messageIn(language, 'frame.nav.visits'))
      await leave()
    }
  })

test('a page brings the messages of its screen: none is asked for as a file', async () => {
  const { page, leave, t } = await visitSignedIn('pa')
  await page.route('**/assets/fetch-ahead-*.js', (route) => route.abort())
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/patient')
  await page.getByText(t('patientDashboard.upcoming')).waitFor()
  expect(asked.some((path) => /\/inside-[\w-]{7}\.js$/.test(path))).toBe(true)
  const ofMessages = /\/(?:common|app-shell|patient-dashboard|appointments-notices|vital-signs)-[\w-]{7}\.js$/
  expect(asked.filter((path) => ofMessages.test(path))).toEqual([])
  await leave()
})

async function visitSignedIn(language: Language) {
  const visitor = await visitWithoutWorker(browser, served.url, language)
  const answer = await visitor.page.request.post('/api/auth/login', {
    data: { identifier: 'patient', password: 'demo1234' },
  })
  const { token } = (await answer.json()) as { token: string }
  await visitor.page.addInitScript((given) => localStorage.setItem('token', given), token)
  return visitor
}
