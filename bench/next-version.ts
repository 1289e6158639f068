import { cp, rm } from 'node:fs/promises'
import { build } from 'vite'

/** A separate checkout, so that the server finds its own pages. */
const root = 'dist/next'
const dist = `${root}/dist`

/**
 * Builds the same sources as another version in which all our files are renamed: the most expensive update possible.
 * Only React keeps its file, as it does between versions. Returns the folder.
 */
export async function buildNextVersion(): Promise<string> {
  await rm(root, { recursive: true, force: true })
  for (const part of ['db', 'town.json', 'package.json'])
    await cp(part, `${root}/${part}`, { recursive: true })
  for (const part of ['server', 'prerender']) await cp(`dist/${part}`, `${dist}/${part}`, { recursive: true })
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: {
      outDir: `../../${dist}/client`,
      rolldownOptions: {
        output: {
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-2[hash:7].js'),
          chunkFileNames: ({ name }) =>
            name === 'react' ? 'assets/[name]-[hash:7].js' : 'assets/[name]-2[hash:7].js',
        },
      },
    },
  })
  return dist
}
