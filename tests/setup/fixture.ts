import type { Browser } from '@playwright/test'
import { openDemoTown, type DemoTown } from './demo-town.ts'
import { closeContexts } from './browser.ts'
import { serveBuilt, type Served, type ServeOptions } from './served.ts'
import { test } from './test.ts'

type Ready<Opened> = (opened: Opened) => unknown

/** For all tests of a file: the built server and a browser; `ready` runs before the first. */
export function onServer(
  ready: Ready<{ served: Served; browser: Browser }>,
  options: ServeOptions = {},
): void {
  let served: Served | undefined
  test.beforeAll(async ({ browser }) => {
    served = await serveBuilt(options)
    await ready({ served, browser })
  })
  test.afterAll(async ({ browser }) => {
    await closeContexts(browser)
    await served?.close()
  })
}

/** The same with the demo town and a person of every role. */
export function onDemoTown(ready: Ready<{ town: DemoTown; browser: Browser }>): void {
  let town: DemoTown | undefined
  test.beforeAll(async ({ browser }) => {
    town = await openDemoTown()
    await ready({ town, browser })
  })
  test.afterAll(async ({ browser }) => {
    await closeContexts(browser)
    await town?.served.close()
  })
}

/** The same for read-only files, which share one town. */
export function onSharedTown(ready: Ready<{ town: DemoTown; browser: Browser }>): void {
  test.beforeAll(({ town, browser }) => ready({ town, browser }))
  test.afterAll(({ browser }) => closeContexts(browser))
}
