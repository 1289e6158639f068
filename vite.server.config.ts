import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

// Two bundles by one file: `--mode server` (the programs) and `--mode prerender` (the pages that the
// server renders once at its start). Packages stay outside: node loads them from node_modules.
const programs = ['main', 'demo', 'coordinator', 'import', 'rotate-keys']

export default defineConfig(({ mode }) => {
  const isPrerender = mode === 'prerender'
  return {
    plugins: isPrerender ? [withoutStyles(), react()] : [],
    publicDir: false,
    // NODE_ENV is the affair of the one who starts it, except that React must be the small, fast one.
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
        // The server has every page's messages at hand; that browsers fetch them apart is no fault.
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

/** The pages get the styles of the browser's build; a second copy made here would only be thrown away. */
function withoutStyles(): Plugin {
  return {
    name: 'nabz:without-styles',
    enforce: 'pre',
    load: (id) => (/\.css(\?url)?$/.test(id) ? 'export default ""' : null),
  }
}
