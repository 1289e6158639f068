import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { offlineWorker } from './vite.offline.ts'
import { routeFiles } from './vite.routes.ts'

const apiServer = process.env['NABZ_API'] ?? 'http://localhost:3000'

const reactPackages = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/
const queryPackages = /[\\/]node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/
const ofFirstPage =
  /src[\\/](shared[\\/]kit[\\/]text[\\/]digits|client[\\/](app[\\/](shell[\\/](brand|crash-boundary|guest-|language-switcher|page-area|quick-help|splash)|routing[\\/](guest-|screen-loaders)|app|early-submits|start|stale-chunks)|accounts[\\/]accounts\.manifest|consents[\\/]privacy\.manifest|emergency[\\/]first-aid\.manifest|ui[\\/](button|fields[\\/]input-class|card|loading|notice|page|icons[\\/](icon|icon-paths)|styles[\\/]app-shell|overlays[\\/]menu)\.|platform[\\/](storage[\\/](clear-persisted|page-cookie|profile-mark|storage)|api[\\/](api-error|back-off|error-text|keys)|clock[\\/](server-clock|town)|i18n[\\/](i18n|language)|browser[\\/](load-styles|navigation|use-loaded|when-idle)|data-saver[\\/]data-saver|session[\\/](session-store|acting-for)|outbox[\\/]queued-offline)\.))/
const ofForms =
  /src[\\/]client[\\/](accounts[\\/]components[\\/](?!calls\.|consent-|unsent-|recovery-|desk[\\/]|registration[\\/])|ui[\\/]fields[\\/](text-field|field|choice-field)\.|platform[\\/](forms[\\/](form-fields|form-state|nested-values)|session[\\/]drafts)\.)/
// What reads need, on every signed-in page and in chunks loaded in idle time. Split into six files it cost 0.5 kB more.
const ofReads =
  /src[\\/](client[\\/]platform[\\/](query[\\/](query-client|own-mutations|persistence|background-refresh)|queries[\\/]queries|clock[\\/]today|i18n[\\/](namespaces|ago|use-messages)|outbox[\\/](load-outbox|queued-mutation))|shared[\\/]kit[\\/](own-ids|three-way-merge|time[\\/]time-ago))\./
// Shared by several screens with appointments, and by several of a doctor's. Split, the dozen pieces of a doctor's
// home cost 1 kB more.
const ofAppointments =
  /src[\\/](client[\\/](appointments[\\/](appointments\.queries|components[\\/](action-name|appointment-marks|day-text))|ui[\\/](empty-state|link-row|phone-link|status-mark)\.)|shared[\\/]appointments[\\/]appointments\.lifecycle)/
const ofDoctors =
  /src[\\/](client[\\/](appointments[\\/]components[\\/](schedule[\\/])?(schedule-(?!pages)|use-)|appointments[\\/]components[\\/]patient-facts|doctors[\\/](doctors\.queries|components[\\/](doctor-approval|approval-panel)))|shared[\\/]doctors[\\/]doctors\.names)/

// Together on every page with readings; the doctor's page of a visit has only the first. Split, it cost 0.2 kB more.
const ofReadings = /src[\\/]client[\\/]vitals[\\/]components[\\/](vital-marks|reading-age)\./

// Plain data, 30 bytes each when compressed. One file per feature would cost more bytes, and a request each. Those of
// availability, encounters and sharing are for a few screens.
const ofEndpoints = /src[\\/]shared[\\/](?!accounts|availability|encounters|sharing)\w+[\\/]\w+\.endpoints\./

export default defineConfig({
  root: 'src/client',
  publicDir: '../../public',
  plugins: [
    plainImports(),
    react(),
    tailwindcss(),
    withoutPropertyFallback(),
    offlineWorker(),
    routeFiles(),
    precompress(),
  ],
  define: { __ANSWER_SHAPES__: JSON.stringify(hashOfShapes()) },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '^/(api|voices)/': { target: apiServer, changeOrigin: false } },
  },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    manifest: true,
    // What Tailwind 4 requires: phones whose Chrome was updated since March 2023.
    target: ['chrome111', 'firefox128', 'safari16.4'],
    // The server's pages name the files they need first (src/server/app/pages/pages.ts); Vite's own list costs every page.
    modulePreload: false,
    // The byte budget is measured on the brotli files we serve, not on vite's gzip guess.
    reportCompressedSize: false,
    // Inlined images would be downloaded again whenever the script around them changes.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        // The shortest hash rolldown accepts for so many files; file names are repeated in every importing chunk.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // React changes once a year, our code every week: in a chunk of its own it stays cached.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: reactPackages,
              priority: 2,
            },
            // For signed-in pages only, and as stable.
            { name: 'query', test: queryPackages, priority: 2 },
            // One file for the first page: split, its pieces cost a tenth more bytes and a request each.
            { name: 'first-page', test: ofFirstPage, priority: 1, includeDependenciesRecursively: false },
            { name: 'appointments', test: ofAppointments, includeDependenciesRecursively: false },
            { name: 'doctors', test: ofDoctors, includeDependenciesRecursively: false },
            { name: 'vital-marks', test: ofReadings, includeDependenciesRecursively: false },
            { name: 'reads', test: ofReads, includeDependenciesRecursively: false },
            { name: 'endpoints', test: ofEndpoints, includeDependenciesRecursively: false },
            { name: 'forms', test: ofForms, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})

/**
 * A new version reads persisted answers only if they still mean the same. Their shapes are defined all over src/shared,
 * and rules there could misread an old answer, so any change there except messages gives a new hash.
 */
function hashOfShapes(): string {
  const files = readdirSync('src/shared', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('i18n/'))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join('src/shared', file)))
  return hash.digest('hex').slice(0, 8)
}

/** Removes Vite's wrapper around lazy imports, which preloads their styles and imports; it costs 1 kB. */
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

/** Removes Tailwind's fallback for browsers without `@property`, all older than `target`: 200 bytes a page. */
function withoutPropertyFallback(): Plugin {
  return {
    name: 'nabz:without-property-fallback',
    apply: 'build',
    generateBundle(_, bundle) {
      const styles = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
      for (const file of styles)
        if (file.type === 'asset')
          file.source = String(file.source).replace(/@layer properties\{@supports.*?\}\}\}/, '')
    },
  }
}

/** Writes `.br` and `.gz` files beside text files, for @fastify/static's `preCompressed`. */
function precompress(): Plugin {
  const worthIt = /\.(js|css|html|svg|json|webmanifest|txt|ttf)$/
  let outDir = ''
  return {
    name: 'nabz:precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir)
    },
    // Reads the output folder, not the bundle: files from public/ are served as well.
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
