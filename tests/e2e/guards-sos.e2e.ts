import { expect, type Browser, type Page } from '@playwright/test'
import { computer, phone, visit, visitWithoutWorker, type Language, type Visitor } from '../setup/browser.ts'
import { followRequests, noRequestsLeft } from '../setup/follow-requests.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { onSharedTown } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

/** The SOS button and the emergency page. */
const languages: Language[] = ['en', 'hi', 'pa']
let town: DemoTown
let browser: Browser
onSharedTown((opened) => ({ town, browser } = opened))

async function open(path: string, language: Language = 'en', screen = phone): Promise<Visitor> {
  const visitor = await visitWithoutWorker(browser, town.served.url, language, screen, town.of('patient'))
  await visitor.page.goto(path)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  return visitor
}

function sosOf({ page, t }: Visitor) {
  return page.getByRole('button', { name: t('emergency.sos.label') }).last()
}

function questionOf({ page, t }: Visitor) {
  return page.getByRole('dialog', { name: t('emergency.sos.title') })
}

/** The browser would pass a pressed number to the phone; here it stays on the page. */
function keepOnPage(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault()
    })
  })
}

test.describe('SOS', () => {
  for (const language of languages)
    test(`asks in ${language}, with three numbers of equal size on every screen`, async () => {
      const visitor = await open('/', language)
      const { page, leave, t, pageErrors } = visitor
      await sosOf(visitor).click()
      const question = questionOf(visitor)
      await question.waitFor()
      const named = [
        ['108', 'ambulance'],
        ['112', 'anyEmergency'],
        ['102', 'motherAndChild'],
      ] as const
      for (const width of [320, 360, 412, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        const sizes: string[] = []
        for (const [number, name] of named) {
          const link = question.getByRole('link', { name: t(`emergency.numbers.${name}.line`) })
          expect(await link.innerText()).toContain(number)
          expect(await link.getAttribute('href')).toBe(`tel:${number}`)
          const box = await link.boundingBox()
          sizes.push(`${Math.round(box?.width ?? 0)} x ${Math.round(box?.height ?? 0)}`)
        }
        expect([width, ...sizes]).toEqual([width, sizes[0], sizes[0], sizes[0]])
      }
      expect(new URL(page.url()).pathname).toBe('/')
      expect(pageErrors).toEqual([])
      await leave()
    })

  test('"no" leads to the emergency page', async () => {
    const visitor = await open('/patient', 'pa')
    await sosOf(visitor).click()
    await questionOf(visitor)
      .getByRole('button', { name: visitor.t('emergency.sos.decline') })
      .click()
    await visitor.page.waitForURL('**/emergency')
    await visitor.page.getByRole('heading', { level: 1, name: visitor.t('emergencyPage.title') }).waitFor()
    // The button is on every page, including this one.
    expect(await sosOf(visitor).isVisible()).toBe(true)
    await visitor.leave()
  })

  test('pressing a number resets the button and says whom it calls', async () => {
    const visitor = await open('/', 'hi')
    const { page, leave, t } = visitor
    await keepOnPage(page)
    await sosOf(visitor).click()
    await questionOf(visitor).getByRole('link', { name: /102/ }).click()
    const name = t('emergency.numbers.motherAndChild.name')
    await page.getByText(t('emergency.calling', { name, number: '102' })).waitFor()
    await questionOf(visitor).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/')
    await leave()
  })

  test('a second press within 5 s opens the emergency page, a later one asks again', async () => {
    const visitor = await visit(browser, town.served.url, 'en', phone, town.of('patient'))
    const { page, leave } = visitor
    await page.clock.install()
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await sosOf(visitor).click()
    await questionOf(visitor).waitFor()
    await page.clock.runFor(5_100)
    await sosOf(visitor).click()
    await questionOf(visitor).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.clock.runFor(4_800)
    await sosOf(visitor).click()
    await page.waitForURL('**/emergency')
    await leave()
  })

  test('works by keyboard: Enter asks and keeps the focus, Escape cancels, Enter twice opens the page', async () => {
    const visitor = await open('/', 'en', computer)
    const { page, leave, t } = visitor
    const isOnSos = () => sosOf(visitor).evaluate((button) => button === document.activeElement)
    await sosOf(visitor).focus()
    await page.keyboard.press('Enter')
    await questionOf(visitor).waitFor()
    expect(await isOnSos()).toBe(true)
    // The next Tab stops are the answers.
    const stops: string[] = []
    for (let n = 0; n < 5; n += 1) {
      await page.keyboard.press('Tab')
      stops.push(await page.evaluate(() => (document.activeElement as HTMLElement).innerText))
    }
    expect(stops.slice(0, 3).map((stop) => /\d{3}/.exec(stop)?.[0])).toEqual(['108', '112', '102'])
    expect(stops.slice(3)).toEqual([t('emergency.sos.decline'), t('shell.close')])
    await page.keyboard.press('Escape')
    await questionOf(visitor).waitFor({ state: 'hidden' })
    expect(await isOnSos()).toBe(true)
    await page.keyboard.press('Enter')
    await questionOf(visitor).waitFor()
    await page.keyboard.press('Space')
    await page.waitForURL('**/emergency')
    await leave()
  })

  for (const path of ['/', '/patient'])
    test(`leads to the numbers from ${path} while offline`, async () => {
      const visitor = await visit(browser, town.served.url, 'en', phone, town.of('patient'))
      const { page, context, t, leave } = visitor
      const underWay = followRequests(page)
      const ahead = page.waitForResponse(/\/assets\/emergency\.screen-.*\.js/)
      await page.goto(path)
      await sosOf(visitor).waitFor()
      await ahead
      await noRequestsLeft(page, underWay)
      await context.setOffline(true)
      await sosOf(visitor).click()
      await questionOf(visitor)
        .getByRole('button', { name: t('emergency.sos.decline') })
        .click()
      await page.getByRole('heading', { level: 1, name: t('emergencyPage.title') }).waitFor()
      expect(await page.getByRole('link', { name: /108/ }).getAttribute('href')).toBe('tel:108')
      await leave()
    })
})

const quickDial = ['108', '112', '102', '100', '101', '+911765230123']
const helplines = ['14416', '1800116117', '181', '1098', '104', '1033']

test.describe('the emergency page', () => {
  for (const language of languages)
    test(`in ${language}: the place, every number to tap, the advice, the notice about the call`, async () => {
      const { page, leave, t, pageErrors } = await open('/emergency', language)
      await keepOnPage(page)
      const place = { en: 'Nabha, Punjab', hi: 'नाभा, पंजाब', pa: 'ਨਾਭਾ, ਪੰਜਾਬ' }[language]
      expect(await page.getByText(t('emergencyPage.location')).locator('..').innerText()).toContain(place)
      await page.getByText(t('emergencyPage.reminder'), { exact: true }).waitFor()
      const links = page.locator('main a[href^="tel:"]')
      expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
        [...quickDial, ...helplines].map((number) => `tel:${number}`),
      )
      expect(await page.getByText(t('emergencyPage.initiated')).count()).toBe(0)
      await links.nth(5).click()
      await page
        .getByRole('status')
        .filter({ hasText: t('emergencyPage.initiated') })
        .waitFor()
      const name = t('emergencyPage.numbers.civilHospital.name')
      await page.getByText(t('emergency.calling', { name, number: '+91-1765-230123' })).waitFor()
      expect(pageErrors).toEqual([])
      await leave()
    })
})
