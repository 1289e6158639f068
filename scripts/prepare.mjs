import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNode } from './children.mjs'
import { fingerprint, isBuilt, removeStamp, writeStamp } from './fingerprint.mjs'
import { installPackages, isInstalled, linkDatabaseLibraries } from './install.mjs'

const stderr = 2

/** Exits with one sentence if node is older than package.json requires. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(`Nabz needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
}

/** Installs the packages of the lock file if needed; resolves to a sentence if that fails. `output`: 1 or 2. */
export async function install({ output = 1 } = {}) {
  requireNode()
  if (!isInstalled()) {
    logLine('installing packages (once, a minute or two)…', output)
    const code = await installPackages(output)
    if (code !== 0)
      return `The packages could not be installed: npm ci ended with ${code}. Its reason stands above.`
  }
  await linkDatabaseLibraries()
  return undefined
}

/** Installs packages and builds if outdated, or exits. */
export async function prepare({ output = 1, force = false } = {}) {
  const failure = (await install({ output })) ?? (!force && isBuilt() ? undefined : await build({ output }))
  if (failure) fail(failure)
}

/** Builds the pages, the server and the prerenderer; resolves to a sentence if that fails. */
export async function build({ output = 1 } = {}) {
  logLine('building…', output)
  const print = fingerprint()
  try {
    removeStamp()
  } catch (error) {
    return `The build does not fit the sources and cannot be renewed here: ${error.message}.`
  }
  const codes = await Promise.all(listBuilds().map((args) => runVite(args, output)))
  if (codes.some((code) => code !== 0)) return 'The build failed; the reason stands above.'
  writeStamp(print)
  return undefined
}

/** For messages before the server has its own log. */
export function logLine(sentence, output = 1) {
  const stream = output === stderr ? process.stderr : process.stdout
  stream.write(`nabz: ${sentence}\n`)
}

export function fail(sentence) {
  process.stderr.write(`nabz: ${sentence}\n`)
  process.exit(1)
}

/** Installs, builds and runs one TypeScript program of the repository; exits with its exit code. */
export async function runTypeScript(program, env = {}) {
  await prepare()
  process.exitCode = await runNode(['--import', 'tsx', program, ...process.argv.slice(2)], { env })
}

function listBuilds() {
  const builds = [
    ['--config', 'vite.config.ts'],
    ['--config', 'vite.server.config.ts', '--mode', 'server'],
  ]
  if (existsSync(join(root, 'src/client/app/prerender/prerender.tsx'))) {
    builds.push(['--config', 'vite.server.config.ts', '--mode', 'prerender'])
  }
  return builds
}

function runVite(args, output) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  // NODE_ENV from the environment could put React's slow development build into the pages.
  const env = { NODE_ENV: 'production' }
  return runNode([vite, 'build', '--logLevel', 'warn', ...args], { env, output })
}
