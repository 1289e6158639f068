import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from './tests/setup/chromium.ts'

// One project for each suite of `npm test` but e2e, which is Playwright's (playwright.config.ts); scripts/suites.mjs
// lists them in order.

// Limits are there for what hangs: how long a thing takes is the affair of the machine, which may be busy.
const hangsAfterMs = 90_000
const expectations = { poll: { timeout: 15_000 } }

// Far from the town and half an hour off the hour: a result that leans on the machine's zone shows.
const env = { TZ: 'America/St_Johns' }

// The files of a worker share their modules: to load the server anew for each file was half of the suites' time.
// So a module keeps nothing that a test changes; what a test does change, `vi.stubEnv` for one, it puts back.
const plain = { environment: 'node', testTimeout: hangsAfterMs, isolate: false, env } as const

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/shared/**/*.test.ts'], ...plain } },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], ...plain } },
      {
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts'],
          ...plain,
          globalSetup: ['tests/setup/database.ts'],
          pool: 'forks',
          // One more than the cores: many of these wait for a lock, a pause or an end.
          maxWorkers: 3,
          hookTimeout: hangsAfterMs,
          expect: expectations,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          ...plain,
          globalSetup: ['tests/setup/database.ts'],
          pool: 'forks',
          hookTimeout: hangsAfterMs,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [keepModules(), react(), tailwindcss()],
        // Found late, these would reload the page in the middle of a test.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'valibot',
            'idb',
            'fastest-levenshtein',
            'leaflet',
            'idb',
          ],
        },
        test: {
          name: 'components',
          include: ['src/client/**/*.test.{ts,tsx}'],
          // One more than the cores, as above; left alone, vitest opens only one on two cores.
          maxWorkers: 3,
          testTimeout: hangsAfterMs,
          expect: expectations,
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromiumPath, args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})

/** Each test file has its own page of the same modules: the browser keeps them for the run, which changes none. */
function keepModules(): Plugin {
  return {
    name: 'keep-modules',
    configureServer: {
      order: 'pre',
      handler({ middlewares }) {
        middlewares.use((request, response, next) => {
          const isTestFile = request.url?.includes('browserv=')
          if (request.headers['sec-fetch-dest'] === 'script' && !isTestFile) {
            const setHeader = response.setHeader.bind(response)
            response.setHeader = (name, value) =>
              setHeader(name, name === 'Cache-Control' ? 'max-age=3600' : value)
          }
          next()
        })
      },
    },
  }
}
