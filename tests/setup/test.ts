import { test as base } from '@playwright/test'
import { openDemoTown, type DemoTown } from './demo-town.ts'

/** Playwright's `test`, with one demo town per worker for all files that only read it. */
export const test = base.extend<object, { town: DemoTown }>({
  town: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright names no fixture
    async ({}, use) => {
      const town = await openDemoTown()
      await use(town)
      await town.served.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
