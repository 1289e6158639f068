import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'

/** A checkout of its own, so that the server finds its own pages. */
const root = 'dist/next'
const dist = `${root}/dist`

/**
 * The same sources built as another version, in which every file of ours has another name: the dearest a new version
 * can be. React alone keeps its file, as it does from one version to the next. Answers the folder.
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
    // Before the files are packed, which is done when all are written.
    plugins: [{ name: 'nabz:next-words', writeBundle: ({ dir = '' }) => renameWords(dir) }],
  })
  return dist
}

/** The books of words are named by one mark for all: see vite.books.ts. */
async function renameWords(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets')
  const names = await readdir(assets)
  const mark = names.map((name) => /^pa-vitals-([\da-f]{8})\.js$/.exec(name)?.[1]).find(Boolean)
  if (mark === undefined) throw new Error('The books of words have other names now.')
  const other = `2${mark.slice(1)}`
  for (const place of [...names.map((name) => path.join(assets, name)), path.join(folder, 'sw.js')]) {
    if (!/\.js(on)?$/.test(place)) continue
    const text = await readFile(place, 'utf8')
    if (text.includes(mark)) await writeFile(place, text.replaceAll(mark, other))
    if (place.includes(mark)) await rename(place, place.replace(mark, other))
  }
}
