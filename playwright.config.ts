import { defineConfig } from '@playwright/test'
import { chromiumArgs, shellPath } from './tests/setup/chromium.ts'

// Browsers against a built server: `npm run test:e2e`. The other suites are in vitest.config.ts.

// Far from the town's zone, with a half-hour offset, so that code that uses the machine's zone fails.
process.env['TZ'] = 'America/St_Johns'
// Each worker loads the test files again: random choices must be the same in all of them.
process.env['NABZ_SEED'] ??= String(Date.now() % 1_000_000)

// A timeout catches what hangs. How long a test takes depends on how busy the machine is.
const hangsAfterMs = 240_000

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'node_modules/.cache/e2e',
  // Many tests wait for a moment: a third worker uses what they leave of two cores.
  workers: 3,
  // Browsers and servers share two cores: in CI a retry tells a busy machine from a fault. Tests that needed
  // one are reported at the end of the run, see scripts/run-suite.mjs.
  retries: process.env['CI'] ? 1 : 0,
  timeout: hangsAfterMs,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  use: {
    launchOptions: { executablePath: shellPath, args: chromiumArgs },
    trace: 'on-first-retry',
  },
})
