import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { alive, messageIn, openBrowser, phone } from '../tests/setup/browser.ts'
import { openDemoTown } from '../tests/setup/demo-town.ts'
import { median } from './rounds.ts'

/** A phone four times slower than this machine. */
const slowness = 4
const goalMs = 300
const switches = 6
const routes = ['/patient', '/vitals', '/reminders', '/patient/appointments']
const child = 'Gurnoor Kaur'

/**
 * How long a guardian waits after pressing the other person's name: until the next frame in which the screen has its
 * heading again and no skeletons. The first half of the switches is online, the second offline.
 */
export async function measureSwitch(tell: (what: string) => void): Promise<string> {
  const town = await openDemoTown()
  const browser = await openBrowser()
  try {
    await addChild(town.served.url, town.tokens.patient)
    const context = await browser.newContext({
      ...town.of('patient'),
      baseURL: town.served.url,
      viewport: phone,
      locale: 'pa-IN',
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const lines: string[] = []
    for (const route of routes) {
      tell(`${route}…`)
      await context.setOffline(false)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.goto(route)
      await alive(page)
      // Both people's answers are stored in idle time; the first two switches are not counted.
      await switchPerson(page)
      await switchPerson(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      const online = await switchOften(page)
      await context.setOffline(true)
      const took = [...online, ...(await switchOften(page))]
      lines.push(
        `| \`${route}\` | ${median(took)} | ${Math.min(...took)} to ${Math.max(...took)} | ${took.filter((ms) => ms > goalMs).length} of ${took.length} |`,
      )
    }
    return ['| screen | median, ms | least to most | over 300 ms |', '|---|---:|---:|---:|', ...lines].join(
      '\n',
    )
  } finally {
    await browser.close()
    await town.served.close()
  }
}

async function addChild(url: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/api/patients`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ name: child, birthDate: '2026-03', gender: 'Female', relation: 'child' }),
  })
  if (!answer.ok) throw new Error(`The child could not be added: ${answer.status}.`)
}

async function switchOften(page: Page): Promise<number[]> {
  const took: number[] = []
  for (let nth = 0; nth < switches; nth += 1) took.push(await switchPerson(page))
  return took
}

/** Presses the name of the person who is not chosen; in ms. */
async function switchPerson(page: Page): Promise<number> {
  await page.locator('.person-bar summary', { hasText: messageIn('pa', 'people.change') }).click()
  await wait(300)
  const pressed = await page.evaluate(() => {
    const other = document.querySelector<HTMLElement>('.person-bar button:not([aria-current="true"])')
    if (!other) throw new Error('There is nobody to switch to.')
    const before = document.querySelector('.person-bar output')?.textContent
    const at = performance.now()
    other.click()
    return { at, before }
  })
  const shown = await page.waitForFunction(({ at, before }) => {
    const isOther = document.querySelector('.person-bar output')?.textContent !== before
    const isWhole = document.querySelector('main h1') && !document.querySelector('main output [aria-hidden]')
    return isOther && isWhole && Math.round(performance.now() - at)
  }, pressed)
  const took = Number(await shown.jsonValue())
  await wait(800)
  return took
}
