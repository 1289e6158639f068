import { expect, type Browser } from '@playwright/test'
import { firstReads } from '../../src/client/app/routing/first-reads.ts'
import { pathOf } from '../../src/shared/kit/endpoint.ts'
import { alive, holdScripts, visit } from '../setup/browser.ts'
import type { DemoTown } from '../setup/demo-town.ts'
import { onSharedTown } from '../setup/fixture.ts'
import { test } from '../setup/test.ts'

// On a first visit the page asks for what its screen reads while the scripts are on the way.
let town: DemoTown
let browser: Browser
onSharedTown((opened) => {
  ;({ town, browser } = opened)
})

for (const { path, role, reads } of firstReads)
  test(`a ${role} who opens ${path} for the first time: all that it reads is asked for before its scripts run, once`, async () => {
    const { page, pageErrors, leave } = await visit(browser, town.served.url, 'pa', undefined, {
      ...town.of(role),
      serviceWorkers: 'block',
    })
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && pathname !== '/api/stream') asked.push(pathname)
    })
    const release = await holdScripts(page)
    const opening = page.goto(path)
    const named = reads.map((read) => pathOf(read)).toSorted()
    await expect.poll(() => asked.toSorted()).toEqual(named)
    // The stream's first event asks again for what is older than it, and what is for later has reads of its own.
    await page.route('**/api/stream', (route) => route.abort())
    await page.route('**/assets/fetch-ahead-*.js', (route) => route.abort())
    release()
    await opening
    await alive(page)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const unused = () => page.evaluate(() => Object.keys(window.nabzReads?.answers ?? {}))
    await expect.poll(unused).toEqual([])
    expect(asked.toSorted()).toEqual(named)
    expect(pageErrors).toEqual([])
    await leave()
  })
