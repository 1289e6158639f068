import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const apiServer = process.env['NABZ_API'] ?? 'http://localhost:3000'
const reactPackages = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

export default defineConfig({
  root: 'src/client',
  publicDir: '../../public',
  plugins: [react(), tailwindcss(), precompress()],
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: apiServer, changeOrigin: false } } },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    manifest: true,
    // What Tailwind 4 asks for: phones whose Chrome was updated since March 2023.
    target: ['chrome111', 'firefox128', 'safari16.4'],
    // Who lacks it only loses a head start; the polyfill would be paid for by everyone.
    modulePreload: { polyfill: false },
    // The byte budget is measured on the brotli files we serve, not on vite's gzip guess.
    reportCompressedSize: false,
    // Small pictures inlined would be paid for again on every change of the script around them.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        // React changes once a year, our code every week: in a chunk of its own it stays in the cache.
        codeSplitting: {
          groups: [
            { name: 'react', test: reactPackages, priority: 2 },
            // One file for all the first page needs: apart, its pieces cost a tenth more bytes and a request each.
            { name: 'entrance', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
})

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
