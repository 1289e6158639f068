import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCircles } from './cycles.ts'
import { judgeImport } from './import-rules.ts'
import { judgeName } from './name-rules.ts'
import { listFiles, parseSource, readSources, root } from './sources.ts'

describe('import boundaries', () => {
  test('every import goes to a lower layer', () => {
    const wrong = readSources().flatMap((source) => source.imports.map(judgeImport))
    expect(wrong.filter(Boolean)).toEqual([])
  })

  test('every relative import names an existing file, with its extension', () => {
    const imports = readSources().flatMap((source) => source.imports)
    const lost = imports.filter(({ to, isPackage }) => !isPackage && !to.startsWith('dist/') && !isThere(to))
    expect(lost).toEqual([])
  })

  test('there are no cycles, counting type imports', () => {
    const graph = readSources().map(({ path, imports }) => [path, imports.map(({ to }) => to)] as const)
    expect(findCircles(new Map(graph))).toEqual([])
  })

  test('every file is named after its role', () => {
    expect(listFiles('src', /./).map(judgeName).filter(Boolean)).toEqual([])
  })
})

describe('the rules can fail', () => {
  test.each([
    ['src/client/labs/labs.queries.ts', 'src/server/labs/labs.repo.ts'],
    ['src/server/labs/labs.repo.ts', 'src/client/platform/api/api.ts'],
    ['src/shared/labs/labs.rules.ts', 'src/server/platform/runtime/log.ts'],
    ['src/shared/kit/text/digits.ts', 'src/shared/labs/labs.rules.ts'],
    ['src/shared/labs/labs.rules.ts', 'src/shared/i18n/en/labs.ts'],
    ['src/server/platform/runtime/log.ts', 'src/server/labs/labs.manifest.ts'],
    ['src/client/ui/button.tsx', 'src/client/labs/components/result.tsx'],
    ['src/client/platform/outbox.ts', 'src/shared/labs/labs.endpoints.ts'],
    ['src/server/labs/labs.service.ts', 'src/server/vitals/vitals.plugin.ts'],
    ['src/client/labs/screens/result.screen.tsx', 'src/client/vitals/components/chart.tsx'],
    ['src/server/app/main.ts', 'src/server/labs/labs.routes.ts'],
    ['src/server/app/main.ts', 'src/server/labs/labs.fixtures.ts'],
    ['src/client/app/router.tsx', 'src/client/labs/screens/result.screen.tsx'],
    ['src/client/labs/labs.manifest.tsx', 'src/client/app/router.tsx'],
    ['src/client/platform/api/api.ts', 'src/client/app/main.tsx'],
    ['src/server/labs/labs.routes.ts', 'src/server/labs/labs.repo.ts'],
    ['src/server/labs/labs.repo.ts', 'src/server/labs/labs.service.ts'],
    ['src/server/labs/labs.service.ts', 'src/server/labs/labs.fixtures.ts'],
    ['src/server/labs/labs.service.ts', 'tests/setup/database.ts'],
    ['src/client/labs/labs.screen.test.tsx', 'src/client/vitals/vitals.queries.ts'],
  ])('%s must not import %s', (from, to) => {
    expect(judgeImport({ from, to, isPackage: false })).toContain(from)
  })

  test.each([
    ['src/server/labs/labs.service.ts', 'src/server/labs/labs.repo.ts'],
    ['src/server/labs/labs.manifest.test.ts', 'src/server/patients/patients.fixtures.ts'],
    ['src/server/labs/labs.manifest.test.ts', 'src/server/app/wiring.ts'],
    ['src/server/labs/labs.manifest.test.ts', 'tests/setup/database.ts'],
    ['src/server/app/demo.ts', 'src/server/labs/labs.fixtures.ts'],
    ['src/client/app/router.tsx', 'src/client/labs/labs.manifest.tsx'],
    ['src/shared/labs/labs.rules.ts', 'src/shared/vitals/vitals.rules.ts'],
    ['tests/e2e/first-visit.e2e.ts', 'src/server/labs/labs.fixtures.ts'],
  ])('%s may import %s', (from, to) => {
    expect(judgeImport({ from, to, isPackage: false })).toBeUndefined()
  })

  test.each([
    ['src/shared/kit/clock.ts', 'node:fs'],
    ['src/shared/labs/labs.rules.ts', 'react'],
    ['src/client/platform/api/api.ts', 'node:path'],
  ])('%s must not import the package %s', (from, to) => {
    expect(judgeImport({ from, to, isPackage: true })).toContain(to)
  })

  test.each([
    'src/server/labs/utils/dates.ts',
    'src/server/labs/labs.controller.ts',
    'src/server/labs/labs.ts',
    'src/server/labs/results.repo.ts',
    'src/server/labs/labs.rules.ts',
    'src/server/labs/labs.helpers.ts',
    'src/server/labs/LabsService.ts',
    'src/server/Labs/labs.repo.ts',
    'src/shared/labs/labs.repo.ts',
    'src/shared/labs/labs.ts',
    'src/shared/labs/index.ts',
    'src/client/labs/labs.screen.tsx',
    'src/client/labs/screens/result.tsx',
    'src/client/labs/hooks/use-labs.ts',
    'src/client/stray.ts',
  ])('%s is no valid name', (path) => {
    expect(judgeName(path)).toContain(path)
  })

  test('imports of every kind are detected', () => {
    const text = `import type { A } from './a.ts'
      export type { B } from './b.ts'
      export * from './c.ts'
      import './d.css'
      const later = await import('./e.ts')
      export type F = import('./f.ts').F
      import { join } from 'node:path'`
    const { imports } = parseSource('src/shared/labs/labs.rules.ts', text)
    const names = imports.map(({ to }) => to.split('/').at(-1) ?? '')
    expect(names.toSorted()).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.css', 'e.ts', 'f.ts', 'node:path'])
  })

  test('cycles are found, also of one file with itself', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', ['d']],
      ['e', ['a']],
    ])
    expect(findCircles(graph)).toEqual([['d'], ['a', 'b', 'c']])
  })
})

function isThere(path: string): boolean {
  return /\.[a-z]+$/.test(path) && existsSync(join(root, path))
}
