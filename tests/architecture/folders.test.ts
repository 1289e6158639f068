import { expect, test } from 'vitest'
import { findCircles } from './cycles.ts'
import { listFiles, readSources } from './sources.ts'

const maxFiles = 20
/** One file per namespace: a list that cannot be divided by subject. */
const lists = /^src\/shared\/i18n\/(en|hi|pa)$/

test('no folder of the source holds more than twenty files', () => {
  const sizes = new Map<string, number>()
  for (const path of listFiles('src', /./)) sizes.set(folderOf(path), (sizes.get(folderOf(path)) ?? 0) + 1)
  const large = [...sizes].filter(([folder, size]) => size > maxFiles && !lists.test(folder))
  expect(large).toEqual([])
})

test('folders do not import each other in a cycle', () => {
  const graph = new Map<string, string[]>()
  for (const { path, imports } of readSources()) {
    if (!path.startsWith('src/') || isForTests(path)) continue
    const unit = unitOf(path)
    const targets = imports.filter(({ to }) => to.startsWith('src/')).map(({ to }) => unitOf(to))
    graph.set(
      unit,
      [...new Set([...(graph.get(unit) ?? []), ...targets])].filter((target) => target !== unit),
    )
  }
  expect(findCircles(graph)).toEqual([])
})

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function isForTests(path: string): boolean {
  return /\.(test|fixtures)\.tsx?$/.test(path) || path.includes('/testing/')
}

/** A feature with its own folders is one unit, and all shared features together are one; elsewhere each folder is. */
function unitOf(path: string): string {
  const [, tree = '', area = ''] = path.split('/')
  const isFeature = !['app', 'platform', 'ui', 'kit', 'i18n'].includes(area)
  if (!isFeature) return folderOf(path)
  return tree === 'shared' ? 'src/shared features' : `src/${tree}/${area}`
}
