import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runNode } from './children.mjs'
import { logLine } from './prepare.mjs'

// A suite that hangs is a failed ring, not a run without an answer. Far beyond what a slow machine needs.
const suiteTimeoutMs = 45 * 60_000
// An e2e test may be tried twice in CI (playwright.config.ts). What passes only then is named at the end and has to be mended;
// one of a kind is a busy machine, more in one run are a fault of the product or of the tests.
const unsteadyLimit = 2

/** Runs one suite; resolves to its counts and the names of what failed, and never throws. */
export function runSuite(suite, { env, further }) {
  const run = { checks: runChecks, vitest: runVitest, playwright: runPlaywright }[suite.kind]
  return run(suite, env, further)
}

async function runChecks(suite, env) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
  // Side by side: most of them keep no more than one core busy.
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

async function runVitest(suite, env, further) {
  const folder = mkdtempSync(join(tmpdir(), 'nabz-ring-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', suite.name, ...reporters, ...further]
  const code = await runNode(args, { env, ownGroup: true, timeoutMs: suiteTimeoutMs })
  const counts = countTests(report, code)
  rmSync(folder, { recursive: true, force: true })
  return counts
}

/** Counts from vitest's report. */
function countTests(path, exitCode) {
  const report = readReport(path)
  if (!report) return { ...noReport }
  const passed = report.numPassedTests
  const failures = report.testResults.flatMap(listFailures)
  const skipped = report.numPendingTests + report.numTodoTests
  return judge({ passed, skipped, failures }, exitCode)
}

async function runPlaywright(suite, env, further) {
  const folder = mkdtempSync(join(tmpdir(), 'nabz-ring-'))
  const report = join(folder, 'report.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...further]
  const withReport = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await runNode(args, { env: withReport, ownGroup: true, timeoutMs: suiteTimeoutMs })
  const counts = countJourneys(report, code)
  rmSync(folder, { recursive: true, force: true })
  return counts
}

/** The same from Playwright's report; a test that was not run because one before it failed counts as skipped. */
function countJourneys(path, exitCode) {
  const report = readReport(path)
  if (!report) return { ...noReport }
  const specs = report.suites.flatMap(listSpecs)
  const named = (status) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(describeSpec)
  const { expected: passed, flaky, skipped } = report.stats
  const failures = [...named('unexpected'), ...report.errors.map(({ message }) => firstLine(message))]
  return judge({ passed: passed + flaky, skipped, failures, unsteady: named('flaky') }, exitCode)
}

function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)]
}

function describeSpec({ file, title, tests }) {
  const said = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message
  return `${file}: ${title}: ${firstLine(said)}`
}

const noReport = { passed: 0, failed: 1, skipped: 0, failures: ['there is no report of its tests'] }

/** Too many second tries, and a program that fell over or ran nothing, are failures as well. */
function judge({ passed, skipped, failures, unsteady = [] }, exitCode) {
  if (unsteady.length > unsteadyLimit) failures.push(`${unsteady.length} tests passed only when tried again`)
  const fellOver = failures.length === 0 && (exitCode !== 0 || passed === 0)
  if (fellOver) failures.push(`its program ended with ${exitCode} after ${passed} passed tests`)
  return { passed, failed: failures.length, skipped, failures, unsteady }
}

function listFailures({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that could not even be loaded has no tests that could fail.
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
