import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { books } from './vite.books.ts'
import { contractsWithoutSchemas, keptContracts, markOfShapes } from './vite.contracts.ts'
import { webManifests } from './vite.manifests.ts'
import { offlineWorker } from './vite.offline.ts'

const apiServer = process.env['NABZ_API'] ?? 'http://localhost:3000'

const reactPackages = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/
const ofFirstPage =
  /src[\\/]client[\\/](app[\\/](app|brand|crash-boundary|early-submits|guest-|language-switcher|start|page-area|quick-help|screen-loaders|splash|stale-chunks)|accounts[\\/]accounts|ui[\\/](button|card|icon|icon-paths|inside|loading|menu|notice|page)\.|platform[\\/](cache[\\/]forget-kept|family[\\/]family-mark|back-off|clock|i18n|language|load-styles|navigation|session-store|storage|town|use-loaded|error-text|keys|api-error|outbox[\\/]kept)\.)/
const ofForms =
  /src[\\/]client[\\/](accounts[\\/]components[\\/](?!calls\.|unsent-)|ui[\\/](text-field|field|choice-field)\.|platform[\\/](form-|drafts))/
// What reads need, on every page behind the sign-in and in what comes in idle time: in six files it cost half a kilobyte.
const ofReads =
  /src[\\/]client[\\/]platform[\\/](answers|queries|own-writes|today|books|ago|sparing|when-idle|cache[\\/]keeping|outbox[\\/](load-outbox|waiting)|load-book)\./
// What several screens with appointments are made of, and several of a doctor's: apart, the dozen pieces of a
// doctor's home cost a kilobyte more.
const ofAppointments =
  /src[\\/](client[\\/](appointments[\\/](appointments\.queries|components[\\/](appointment-marks|day-words))|ui[\\/](empty-state|link-row|status-mark)\.)|shared[\\/]appointments[\\/]appointments\.(contract|lifecycle))/
const ofDoctors =
  /src[\\/](client[\\/](appointments[\\/]components[\\/](schedule-|use-)|doctors[\\/](doctors\.queries|components[\\/](doctor-standing|standing-panel)))|shared[\\/]doctors[\\/]doctors\.(contract|names)|shared[\\/]patients[\\/]patients\.treated)/

export default defineConfig({
  root: 'src/client',
  publicDir: '../../public',
  plugins: [
    plainImports(),
    contractsWithoutSchemas(),
    keptContracts(),
    markOfShapes(),
    react(),
    tailwindcss(),
    offlineWorker(),
    books(),
    webManifests(),
    precompress(),
  ],
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: apiServer, changeOrigin: false } } },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    manifest: true,
    // What Tailwind 4 asks for: phones whose Chrome was updated since March 2023.
    target: ['chrome111', 'firefox128', 'safari16.4'],
    // The pages name what they need first (src/server/app/pages.ts); vite's own list would be paid for by everyone.
    modulePreload: false,
    // The byte budget is measured on the brotli files we serve, not on vite's gzip guess.
    reportCompressedSize: false,
    // Small pictures inlined would be paid for again on every change of the script around them.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // `...schema.entries` in a schema that nobody reads is then no reason to keep it.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // The shortest that rolldown takes for so many files; each letter is paid for wherever a name stands.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // React changes once a year, our code every week: in a chunk of its own it stays in the cache.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: reactPackages,
              priority: 2,
            },
            // One file for all the first page needs: apart, its pieces cost a tenth more bytes and a request each.
            { name: 'first-page', test: ofFirstPage, priority: 1, includeDependenciesRecursively: false },
            { name: 'appointments', test: ofAppointments, includeDependenciesRecursively: false },
            { name: 'doctors', test: ofDoctors, includeDependenciesRecursively: false },
            { name: 'reads', test: ofReads, includeDependenciesRecursively: false },
            { name: 'forms', test: ofForms, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})

/** Vite wraps each lazy import to fetch its styles and neighbours ahead; ours have neither, and it weighs 1 kB. */
function plainImports(): Plugin {
  return {
    name: 'nabz:plain-imports',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ plugins }) => {
      const wrapper = plugins.findIndex(({ name }) => name === 'native:import-analysis-build')
      if (wrapper < 0) throw new Error('vite wraps lazy imports by another name now')
      ;(plugins as Plugin[]).splice(wrapper, 1)
    },
  }
}

/** Writes `.br` and `.gz` beside every text file worth it, for @fastify/static's `preCompressed`. */
function precompress(): Plugin {
  const worthIt = /\.(js|css|html|svg|json|webmanifest|txt|ttf)$/
  let outDir = ''
  return {
    name: 'nabz:precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir)
    },
    // The folder and not the bundle is asked: what comes from public/ is served as well.
    closeBundle: () => {
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && worthIt.test(entry.name) && !entry.parentPath.endsWith('.vite')) {
          compress(join(entry.parentPath, entry.name))
        }
      }
    },
  }
}

function compress(path: string): void {
  const bytes = readFileSync(path)
  if (bytes.length < 256) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
