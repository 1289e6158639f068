import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runNode } from './children.mjs'
import { logLine } from './prepare.mjs'

// A suite that hangs counts as failed. Far more than a slow machine needs.
const suiteTimeoutMs = 45 * 60_000
// What waits for browsers, servers and processes may be retried once in CI (playwright.config.ts, vitest.config.ts). A
// test that only passes then is reported at the end and has to be fixed; a single one points to a busy machine, more of
// them to a fault of the product or the tests.
const unsteadyLimit = 2

/** Runs one suite; resolves to its counts and the names of its failures, and never throws. */
export function runSuite(suite, { env, further }) {
  const run = { checks: runChecks, vitest: runVitest, playwright: runPlaywright }[suite.kind]
  return run(suite, env, further)
}

async function runChecks(suite, env) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
  // In parallel: most of them use no more than one core.
  await Promise.all(
    suite.checks.map(async ({ args, title }) => {
      const code = await runNode(args, { env, ownGroup: true, timeoutMs: suiteTimeoutMs })
      counts[code === 0 ? 'passed' : 'failed'] += 1
      if (code !== 0) counts.failures.push(title)
      logLine(`${code === 0 ? 'passed' : 'FAILED'}: ${title}`)
    }),
  )
  return counts
}

function runVitest(suite, env, further) {
  const reporters = ['--reporter=default', '--reporter=json']
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', suite.name, ...reporters, ...further]
  return runReported((file) => ({ args: [...args, `--outputFile.json=${file}`], env }), readVitest)
}

function runPlaywright(_, env, further) {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...further]
  return runReported((file) => ({ args, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } }), readPlaywright)
}

/** Runs a suite that writes a report file; too many retries, or no tests at all, count as failures too. */
async function runReported(command, read) {
  const folder = mkdtempSync(join(tmpdir(), 'nabz-suite-'))
  const file = join(folder, 'report.json')
  const { args, env } = command(file)
  const code = await runNode(args, { env, ownGroup: true, timeoutMs: suiteTimeoutMs })
  const report = readReport(file)
  rmSync(folder, { recursive: true, force: true })
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: ['there is no report of its tests'] }
  const { passed, skipped, failures, unsteady } = read(report)
  if (unsteady.length > unsteadyLimit) failures.push(`${unsteady.length} tests passed only when tried again`)
  const fellOver = failures.length === 0 && (code !== 0 || passed === 0)
  if (fellOver) failures.push(`its program ended with ${code} after ${passed} passed tests`)
  return { passed, failed: failures.length, skipped, failures, unsteady }
}

function readVitest({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  return {
    passed: numPassedTests,
    skipped: numPendingTests + numTodoTests,
    failures: testResults.flatMap(listFailures),
    unsteady: testResults.flatMap(listRetried),
  }
}

/** Passed, with the failure of an earlier try. */
function listRetried({ name, assertionResults }) {
  const file = relative(process.cwd(), name)
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map((test) => describe(file, test))
}

/** A test that was not run because an earlier one failed counts as skipped. */
function readPlaywright({ stats, suites, errors }) {
  const specs = suites.flatMap(listSpecs)
  const named = (status) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(describeSpec)
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: [...named('unexpected'), ...errors.map(({ message }) => firstLine(message))],
    unsteady: named('flaky'),
  }
}

function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)]
}

function describeSpec({ file, title, tests }) {
  const said = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message
  return `${file}: ${title}: ${firstLine(said)}`
}

function listFailures({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that could not be loaded has no tests that could fail.
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : []
  return failed.map((test) => describe(file, test))
}

function describe(file, { fullName, failureMessages }) {
  return `${file}: ${fullName}: ${firstLine(failureMessages[0])}`
}

function firstLine(text = '') {
  return text.split('\n', 1)[0]
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
