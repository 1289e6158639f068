import { defineConfig } from '@playwright/test'
import { chromiumArgs, shellPath } from './tests/setup/chromium.ts'

// People in browsers at a built server: `npm run test:e2e`. The other suites are in vitest.config.ts.

// Far from the town and half an hour off the hour: a result that leans on the machine's zone shows.
process.env['TZ'] = 'America/St_Johns'
// The workers read the test files anew: what is drawn by lot must be the same in all of them.
process.env['NABZ_SEED'] ??= String(Date.now() % 1_000_000)

// Limits are there for what hangs: how long a thing takes is the affair of the machine, which may be busy.
const hangsAfterMs = 240_000

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'node_modules/.cache/e2e',
  workers: 2,
  // Two browsers and two servers on two cores: in CI a second try tells a busy machine from a fault. What needed it
  // is named at the end of the run, see scripts/run-suite.mjs.
  retries: process.env['CI'] ? 1 : 0,
  timeout: hangsAfterMs,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    launchOptions: { executablePath: shellPath, args: chromiumArgs },
    trace: 'on-first-retry',
  },
})
