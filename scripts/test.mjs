import { ensureBrowser } from './browser.mjs'
import { isBuilt } from './fingerprint.mjs'
import { build, fail, install, logLine } from './prepare.mjs'
import { chooseSuites, groupSuites } from './suites.mjs'
import { runSuite } from './run-suite.mjs'
import { tempFolder } from './temp-folder.mjs'

// npm test [-- [--fast] [--only suite,suite] [further arguments for vitest]]
const { fast, only, further } = readArguments(process.argv.slice(2))
const chosen = choose()
const notInstalled = await install()
if (notInstalled) {
  logLine(notInstalled)
  process.stdout.write('0 passed, 1 failed\n')
  process.exit(1)
}

const needs = { build: once(findBuild), browser: once(findBrowser) }
const results = []
for (const group of groupSuites(chosen)) await Promise.all(group.map(runAndNote))
report()

async function runAndNote(suite) {
  process.stdout.write(`\n━━ ${suite.name} ━━\n`)
  const startedAt = Date.now()
  const counts = await prepareAndRun(suite)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  results.push({ name: suite.name, ...counts, seconds })
  logLine(`${suite.name}: ${describe(counts)} in ${seconds} s`)
}

async function prepareAndRun(suite) {
  const env = { NODE_ENV: 'test', ...(suite.onDisk ? {} : tempFolder()) }
  for (const need of suite.likes ?? []) Object.assign(env, (await needs[need]()).env)
  for (const need of suite.wants ?? []) {
    const found = await needs[need]()
    if (found.problem) {
      logLine(found.problem, 2)
      return { passed: 0, failed: 1, skipped: 0, failures: [found.problem] }
    }
    Object.assign(env, found.env)
  }
  return runSuite(suite, { env, further })
}

/** A quick check does not wait for a build: without one it skips the byte budget, and says so. */
async function findBuild() {
  if (isBuilt()) return {}
  if (fast) {
    logLine('there is no fresh build: the byte budget is not measured in this quick check')
    return { env: { NABZ_BUDGET: 'skip' } }
  }
  const problem = await build()
  return problem ? { problem } : {}
}

async function findBrowser() {
  const { path, shell, advice } = await ensureBrowser({ withShell: true })
  return path ? { env: { CHROMIUM: path, ...(shell && { HEADLESS_SHELL: shell }) } } : { problem: advice }
}

function report() {
  process.stdout.write('\n')
  for (const { name, seconds, ...counts } of results)
    logLine(`${name.padEnd(9)} ${describe(counts)}, ${seconds} s`)
  // Repeated at the end, so that failures are easy to find in a long log.
  for (const { name, failures, unsteady = [] } of results) {
    for (const failure of failures) logLine(`FAILED in ${name}: ${failure}`)
    for (const test of unsteady) logLine(`UNSTEADY in ${name}, passed when tried again: ${test}`)
  }
  const passed = sum('passed')
  const failed = sum('failed')
  process.exitCode = failed === 0 ? 0 : 1
  // Parsed by machines: must stay the very last line.
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
}

function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function sum(key) {
  return results.reduce((total, result) => total + result[key], 0)
}

function once(find) {
  let found
  return () => (found ??= find())
}

function choose() {
  try {
    return chooseSuites({ fast, only })
  } catch (error) {
    return fail(error.message)
  }
}

function readArguments(args) {
  const rest = [...args]
  const fastAt = rest.indexOf('--fast')
  if (fastAt >= 0) rest.splice(fastAt, 1)
  const onlyAt = rest.indexOf('--only')
  const names = onlyAt >= 0 ? rest.splice(onlyAt, 2)[1]?.split(',') : undefined
  return { fast: fastAt >= 0, only: names, further: rest }
}
