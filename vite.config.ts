import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { groups } from './vite.groups.ts'
import { offlineWorker } from './vite.offline.ts'
import { routeFiles } from './vite.routes.ts'

const apiServer = process.env['NABZ_API'] ?? 'http://localhost:3000'

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
        codeSplitting: { groups },
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
