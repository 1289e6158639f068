import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

/**
 * An invented feature, `walks`: a patient's list and form that work offline, a notice to the doctor, an entry in the
 * desk's log. Its files are copied into a copy of the repository, the existing files below get the lines that
 * CONTRIBUTING.md names, and the copy's own tests run on it.
 */
const newFiles = 'tests/invented-feature'
const namespaces = "export { walks } from './walks.ts'\nexport { walksNotices } from './walks-notices.ts'\n"
/** The lines added to existing files, and the text they are inserted before. */
const edits: [file: string, before: string, added: string][] = [
  ['src/server/app/features.ts', '\n/** Every feature', "import { walks } from '../walks/walks.plugin.ts'\n"],
  ['src/server/app/features.ts', ']\n', '  walks,\n'],
  [
    'src/client/app/features.ts',
    'import { placeEntries',
    "import { walks } from '../walks/walks.manifest.tsx'\n",
  ],
  ['src/client/app/features.ts', ']\n\nexport const screens', '  walks,\n'],
  ...['en', 'hi', 'pa'].map((language): [string, string, string] => [
    `src/shared/i18n/${language}/lazy-namespaces.ts`,
    'export { worklist }',
    namespaces,
  ]),
  [
    'src/server/platform/db/tables.ts',
    '  events: {',
    '  walks: { id: string; patient_id: string; walked_on: Day; minutes: number; created_at: Date }\n',
  ],
]
const maxEdited = 8

const run = promisify(execFile)
const copied = ['bench', 'db', 'public', 'scripts', 'src', 'tests']
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nabz-walks-'))
  const root = process.cwd()
  const files = await readdir(root, { withFileTypes: true })
  const names = [...copied, ...files.filter((one) => one.isFile()).map(({ name }) => name)]
  await Promise.all(names.map((name) => cp(name, path.join(folder, name), { recursive: true })))
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const file of await listNew()) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    // Fails if the feature exists for real.
    await cp(path.join(newFiles, `${file}.txt`), target, { force: false, errorOnExist: true })
  }
  for (const [file, before, added] of edits) {
    const text = await readFile(path.join(folder, file), 'utf8')
    if (!text.includes(before)) throw new Error(`${file} has no line ${before}`)
    await writeFile(
      path.join(folder, file),
      text.replace(before, () => added + before),
    )
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function listNew(): Promise<string[]> {
  const all = await readdir(newFiles, { recursive: true })
  return all.filter((file) => file.endsWith('.txt')).map((file) => file.slice(0, -'.txt'.length))
}

/** The output of a command in the copy, or `passed` on success. Does not inherit the outer run's settings. */
async function outcomeOf(...command: string[]): Promise<string> {
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  const env = { ...Object.fromEntries(outer), NO_COLOR: '1' }
  try {
    await run(process.execPath, command, { cwd: folder, env })
    return 'passed'
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return `${stdout}\n${stderr}`
  }
}

// One worker: nothing that was compiled before helps the copy, and each worker would compile the whole server again.
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--project']

it('edits no more than eight existing files', () => {
  expect(new Set(edits.map(([file]) => file)).size).toBeLessThanOrEqual(maxEdited)
})

// Including everything it imports; `npm test` checks the types of everything else.
it.each(['server', 'client'])('type-checks in the %s', async (tree) => {
  const project = path.join('src', tree, 'tsconfig.walks.json')
  const settings = { extends: './tsconfig.json', include: ['walks'], exclude: ['**/*.test.*'] }
  await writeFile(path.join(folder, project), JSON.stringify(settings))
  const command = ['node_modules/typescript/bin/tsc', '-p', project, '--noEmit']
  expect(await outcomeOf(...command)).toBe('passed')
})

it('works over HTTP, and its rows are private', async () => {
  const files = ['src/server/walks', 'src/server/app/cross-feature/access-rows']
  expect(await outcomeOf(...vitest, 'api', ...files, '-t', 'walk|knows a row')).toBe('passed')
})

it('its messages exist in three languages, are used, and are loaded with the code that reads them', async () => {
  const command = [...vitest, 'architecture', 'messages-with-screens', 'messages']
  expect(await outcomeOf(...command)).toBe('passed')
})
