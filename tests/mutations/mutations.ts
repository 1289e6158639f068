import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { mutations, type Mutation } from './harms.ts'

// npm run mutations: breaks the committed product in one place at a time, in a copy, and writes which test notices it
// to docs/clinical-harms.md. Ends with 1 if something broken is noticed by nothing.

/** The harms in the words of the review that found them. */
const harms = [
  'A note about chest pain becomes a routine booking, or goes to the bone doctor',
  'A critical reading is seen by nobody',
  '“The doctor attends to it” after one press, without an outcome',
  'HI, LO and the blood pressure of a shock are refused as typing errors',
  'Pregnancy is never asked',
  'No child can be in danger',
  '40 °C is only “abnormal”, 38.0 °C is normal',
  'The same red panel for high values without any sign',
  'A request lapses at the very minute of its time',
  'An open request is told to nobody, a rejected one fails',
  'A visit never ends',
  '“Call initiated” although the phone has only opened the dialler',
  'The operator is told the town instead of the village',
]

const root = resolve(import.meta.dirname, '../..')
const sheet = join(root, 'docs/clinical-harms.md')

process.exitCode = main()

function main(): number {
  const folder = mkdtempSync(join(tmpdir(), 'nabz-mutations-'))
  const copy = join(folder, 'copy')
  try {
    execFileSync('git', ['worktree', 'add', '--detach', '--quiet', copy], { cwd: root })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const project of ['unit', 'api', 'components'] as const) expectSound(copy, project)
    const rows = mutations.map((mutation) => ({ mutation, noticedBy: failuresWith(copy, mutation) }))
    writeFileSync(sheet, describe(rows))
    const unnoticed = rows.filter(({ noticedBy }) => noticedBy.length === 0)
    console.log(`${rows.length - unnoticed.length} noticed, ${unnoticed.length} not noticed`)
    return unnoticed.length === 0 ? 0 : 1
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Otherwise a test that fails anyway would seem to notice something. */
function expectSound(copy: string, project: Mutation['project']): void {
  const tests = mutations.filter((one) => one.project === project).flatMap((one) => one.tests)
  const failed = run(copy, project, [...new Set(tests)])
  if (failed.length > 0) throw new Error(`Without any mutation fails: ${failed.join(', ')}`)
}

function failuresWith(copy: string, { breaks, file, from, to, project, tests }: Mutation): string[] {
  const path = join(copy, file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    sound.replace(from, () => to),
  )
  const failed = run(copy, project, tests)
  writeFileSync(path, sound)
  console.log(`${failed.length > 0 ? 'noticed' : 'NOT NOTICED'}: ${breaks}`)
  return failed
}

interface Report {
  testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** The names of the tests that fail. */
function run(copy: string, project: string, tests: readonly string[]): string[] {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const args = ['run', '--project', project, '--reporter=json', `--outputFile=${report}`, ...tests]
  // One failure is enough to notice it; waiting for all of them takes minutes in a browser.
  spawnSync(process.execPath, [vitest, ...args, '--bail=1'], { cwd: copy, stdio: 'ignore' })
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults.flatMap(({ message, assertionResults }) =>
    assertionResults.length === 0
      ? [message]
      : assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
}

function describe(rows: readonly { mutation: Mutation; noticedBy: string[] }[]): string {
  const lines = rows.map(({ mutation: { harm, breaks, file, tests }, noticedBy }) =>
    [
      `${harm}. ${harms[harm - 1] ?? ''}`,
      breaks,
      `\`${file}\``,
      noticedBy.length === 0 ? '**nothing**' : `“${noticedBy[0] ?? ''}” in \`${tests[0] ?? ''}\``,
    ].join(' | '),
  )
  return `# Thirteen harms, and the test that notices each

A physician's review found thirteen ways in which the product as it was harmed a patient. Each is mended. \`npm run mutations\` breaks each repair again, in a copy, and wrote this file: the first test that then failed. What stands in [tests/mutations/harms.ts](../tests/mutations/harms.ts) is broken in exactly one place.

| harm | broken | in | noticed by |
| --- | --- | --- | --- |
${lines.map((line) => `| ${line} |`).join('\n')}
`
}
