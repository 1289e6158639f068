import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { openDemoTown, type DemoTown } from './demo-town.ts'
import { serveBuilt, type Served, type ServeOptions } from './served.ts'

type Ready<Opened> = (opened: Opened) => unknown
type Close = (thing: { close(): Promise<unknown> }) => void

/** For all journeys of a file: the built server and a browser; `ready` sets the scene before the first. */
export function onServer(
  ready: Ready<{ served: Served; browser: Browser }>,
  options: ServeOptions = {},
): void {
  setStage(async (close) => {
    const served = await serveBuilt(options)
    close(served)
    const browser = await openBrowser()
    close(browser)
    await ready({ served, browser })
  })
}

/** The same in the demo town, with somebody of every role in it. */
export function onDemoTown(ready: Ready<{ town: DemoTown; browser: Browser }>): void {
  setStage(async (close) => {
    const town = await openDemoTown()
    close(town.served)
    const browser = await openBrowser()
    close(browser)
    await ready({ town, browser })
  })
}

/** What was opened is closed in the opposite order, also when the scene could not be set. */
function setStage(open: (close: Close) => Promise<void>): void {
  const opened: Parameters<Close>[0][] = []
  beforeAll(() => open((thing) => void opened.push(thing)))
  afterAll(async () => {
    for (const thing of opened.toReversed()) await thing.close()
  })
}
