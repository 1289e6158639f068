import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

// Two bundles: `--mode server` (the programs) and `--mode prerender` (the pages that the server renders once at its
// start). Packages are external: node loads them from node_modules.
const programs = ['main', 'demo', 'coordinator', 'import', 'rotate-keys', 'voices']

export default defineConfig(({ mode }) => {
  const isPrerender = mode === 'prerender'
  return {
    plugins: isPrerender ? [withoutStyles(), react()] : [],
    publicDir: false,
    // NODE_ENV is set by whoever starts the server, except that React must be its production build.
    define: isPrerender ? { 'process.env.NODE_ENV': '"production"' } : {},
    ssr: { target: 'node', external: true },
    build: {
      ssr: true,
      target: 'node20',
      sourcemap: true,
      minify: false,
      emptyOutDir: true,
      outDir: isPrerender ? 'dist/prerender' : 'dist/server',
      rolldownOptions: {
        // The server imports all messages eagerly, which browsers load lazily: that is intended.
        checks: { ineffectiveDynamicImport: false },
        input: isPrerender ? { prerender: 'src/client/app/prerender/prerender.tsx' } : serverEntries(),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', format: 'es' },
      },
    },
  }
})

function serverEntries(): Record<string, string> {
  const found = programs.map((name) => [name, `src/server/app/${name}.ts`] as const)
  return Object.fromEntries(found.filter(([, path]) => existsSync(path)))
}

/** Drops styles: pages use those of the browser build. */
function withoutStyles(): Plugin {
  return {
    name: 'nabz:without-styles',
    enforce: 'pre',
    load: (id) => (/\.css(\?url)?$/.test(id) ? 'export default ""' : null),
  }
}
