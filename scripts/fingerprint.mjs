import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './children.mjs'

const stamp = join(root, 'dist', '.built')
const sources = [
  'src',
  'public',
  'vite.config.ts',
  'vite.books.ts',
  'vite.contracts.ts',
  'vite.server.config.ts',
  'package-lock.json',
]
const products = ['dist/client/index.html', 'dist/server/main.js']

/** True when dist was made from exactly these sources; content counts, since copies and clones change dates. */
export function isBuilt() {
  if (!products.every((path) => existsSync(join(root, path)))) return false
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/** Without a stamp a build that was cut short is never taken for a whole one. */
export function removeStamp() {
  rmSync(stamp, { force: true })
}

export function writeStamp(print) {
  writeFileSync(stamp, print)
}

export function fingerprint() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((name) => listFiles(join(root, name))).toSorted()) {
    const bytes = readFileSync(path)
    hash.update(`${relative(root, path).replaceAll('\\', '/')}:${bytes.length}:`)
    hash.update(bytes)
  }
  return hash.digest('hex')
}

function listFiles(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => listFiles(join(path, entry.name)))
}
