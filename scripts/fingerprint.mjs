import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './children.mjs'

const stamp = join(root, 'dist', '.built')
const folders = ['src', 'public']
/** Every build configuration in the root folder, by pattern, so that a new one is not forgotten. */
const configuration = /^(vite\..*\.ts|tsconfig.*\.json|package(-lock)?\.json|town\.json)$/
const products = ['dist/client/index.html', 'dist/server/main.js']

/** True if dist was built from exactly these sources; compares content, since copies and clones change dates. */
export function isBuilt() {
  if (!products.every((path) => existsSync(join(root, path)))) return false
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/** Without a stamp, an interrupted build is never taken for a complete one. */
export function removeStamp() {
  rmSync(stamp, { force: true })
}

export function writeStamp(print) {
  writeFileSync(stamp, print)
}

export function fingerprint() {
  const hash = createHash('sha256')
  for (const name of listInputs()) {
    const bytes = readFileSync(join(root, name))
    hash.update(`${name}:${bytes.length}:`)
    hash.update(bytes)
  }
  return hash.digest('hex')
}

/** Every input file of a build, relative to the repository root. */
export function listInputs() {
  const names = [...folders, ...readdirSync(root).filter((name) => configuration.test(name))]
  return names
    .flatMap((name) => listFiles(join(root, name)))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .toSorted()
}

function listFiles(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => listFiles(join(path, entry.name)))
}
