import { describe, expect, test } from 'vitest'
import { parseSync } from 'vite'
import { operations } from '../../src/server/app/server.ts'
import type { Endpoint } from '../../src/shared/kit/endpoint.ts'
import { readManifest, listFilesOf, manifestKey, readBuilt } from './built-files.ts'
import { listLeaves } from './message-leaves.ts'
import { routes } from './route-budgets.ts'
import { listFiles, readText } from './sources.ts'

const isSkipped = process.env['NABZ_BUDGET'] === 'skip'
const files = listFiles('src/shared', /\.endpoints\.ts$/)

describe('endpoints are plain data', () => {
  test.each(files)('%s imports nothing at run time but the kit', (path) => {
    expect(listRunning(readText(path))).toEqual(['../kit/endpoint.ts'])
  })

  test('an import of schemas would be detected', () => {
    const text =
      "import * as v from 'valibot'\nimport { type A, b } from './b.ts'\nimport type { C } from './c.ts'"
    expect(listRunning(text)).toEqual(['valibot', './b.ts'])
  })
})

test('the browser imports schemas only from forms, otherwise only their types', () => {
  const sources = listFiles('src/client', /(?<!\.test)\.tsx?$/)
  const running = sources.flatMap((path) => listRunning(readText(path)).map((from) => `${path}: ${from}`))
  expect(running.filter((line) => line.endsWith('.forms.ts')).length).toBeGreaterThan(5)
  expect(running.filter((line) => /shared\/(?!kit)\w+\/\w+\.schemas\.ts$/.test(line))).toEqual([])
})

test('the server registers every endpoint exactly as declared', async () => {
  const modules = files.map(
    (path) => import(/* @vite-ignore */ `../../${path}`) as Promise<Record<string, Endpoint>>,
  )
  const endpoints = (await Promise.all(modules)).flatMap((file) => Object.values(file))
  const opened = new Map(operations.map((operation) => [operation.name, operation]))
  expect(endpoints.length).toBeGreaterThan(50)
  for (const endpoint of endpoints) expect(opened.get(endpoint.name)).toMatchObject(endpoint)
})

test('every write that may be queued has a sentence in its feature', () => {
  const waiting = operations.filter(({ outbox }) => outbox === 'mayWait').map(({ name }) => name)
  const keys = listLeaves('en').map(({ key }) => key)
  const said = waiting.filter((name) => {
    const sentence = name.replace('.', '.queued.')
    return keys.some((key) => key === sentence || key.startsWith(`${sentence}.`))
  })
  expect(waiting.length).toBeGreaterThan(10)
  expect(said).toEqual(waiting)
})

test('no answer is kept on a device if each read of it is audited', () => {
  const kept = operations.filter((one) => one.kept)
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter(({ audited, method }) => audited === true || method !== 'GET')).toEqual([])
})

test.skipIf(isSkipped)('form validation is loaded only with forms', () => {
  const manifest = readManifest()
  const withoutForm = routes.filter(({ path }) =>
    ['/ (patient)', '/ (doctor)', '/patient', '/labs'].includes(path),
  )
  const chunks = withoutForm.flatMap((route) => [...listFilesOf(manifest, route.chunks.map(manifestKey))])
  expect(chunks.length).toBeGreaterThan(10)
  expect(chunks.filter((file) => readBuilt(file).includes('~standard'))).toEqual([])
  // The marker is present where it belongs, so its absence elsewhere means something.
  const booking = listFilesOf(manifest, ['appointments/screens/book.screen.tsx'])
  expect([...booking].some((file) => readBuilt(file).includes('~standard'))).toBe(true)
})

test.skipIf(isSkipped)('persisted answers are marked with the schema hash of this build', () => {
  const built = Object.values(readManifest()).map(({ file }) => file)
  const scripts = built.filter((file) => file.endsWith('.js')).map(readBuilt)
  expect(scripts.filter((script) => script.includes('not built'))).toEqual([])
  expect(scripts.some((script) => /[:=]`[\da-f]{8}`/.test(script))).toBe(true)
})

/** What a file imports at run time. */
function listRunning(text: string): string[] {
  const { program } = parseSync('file.tsx', text)
  return program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return []
    const runs = node.specifiers.some((one) => !('importKind' in one) || one.importKind !== 'type')
    return runs ? [node.source.value] : []
  })
}
