import { lstatSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { runnerImport, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from './tests/setup/chromium.ts'

// One project per suite of `npm test` except e2e, which runs in Playwright Test (playwright.config.ts).
// scripts/suites.mjs lists them in order.

// A timeout catches what hangs. How long a test takes depends on how busy the machine is.
const hangsAfterMs = 90_000
const expectations = { poll: { timeout: 15_000 } }

// What waits for browsers, processes and timers on two busy cores: as in playwright.config.ts.
const retry = process.env['CI'] ? 1 : 0

// Far from the town's zone, with a half-hour offset, so that code that uses the machine's zone fails.
const env = { TZ: 'America/St_Johns' }

// Files in one worker share modules: loading the server per file took half of the suites' time. So modules hold no
// state that tests change, and tests restore what they do change, such as `vi.stubEnv`.
const plain = { environment: 'node', testTimeout: hangsAfterMs, isolate: false, env } as const

export default defineConfig({
  test: {
    // What one suite has compiled, the next reads from node_modules; the key is the text of the file and its path. Not
    // in a copy of the repository that borrows the folder: its path is new each time, and the files would pile up.
    experimental: { fsModuleCache: !lstatSync('node_modules').isSymbolicLink() },
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
          // One more than the cores: many of these tests wait for a lock, a timer or a process to exit.
          maxWorkers: 3,
          hookTimeout: hangsAfterMs,
          retry,
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
        plugins: [messagesAsOneModule(), keepModules(), react(), tailwindcss()],
        // If Vite discovered these later, it would reload the page in the middle of a test.
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
          // One more than the cores, as above. By default vitest opens only one page on two cores.
          maxWorkers: 3,
          testTimeout: hangsAfterMs,
          retry,
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

/** Lets the browser cache modules: each test file loads the same ones in its own page, and none change during a run. */
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

/** All messages are 300 files, three quarters of what each test file's page would load; they contain texts only. */
function messagesAsOneModule(): Plugin {
  return {
    name: 'messages-as-one-module',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/src/shared/i18n/locales.ts')) return undefined
      const { module, dependencies } = await runnerImport<Record<string, object>>(id, { configFile: false })
      for (const file of dependencies) this.addWatchFile(file)
      return Object.entries(module)
        .map(([language, messages]) => `export const ${language} = ${JSON.stringify(messages)}`)
        .join('\n')
    },
  }
}
