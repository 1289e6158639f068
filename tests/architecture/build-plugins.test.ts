import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles, readText, root } from './sources.ts'

const plugins = readdirSync(root).filter((name) => /^vite\..*ts$/.test(name))
const sources = listFiles('src', /\.tsx?$/).map((path) => `/${path}`)

/** Patterns of single files, such as `/[\\/]query[\\/]shapes\.ts$/`. */
const patterns = plugins.flatMap((name) =>
  [...readText(name).matchAll(/filter: \{ id: \/(.+?\\\.ts\$)\/ \}/g)].map(([, pattern = '']) => ({
    name,
    pattern,
  })),
)

// A file that moved would otherwise be built as it stands in the sources, without a word of complaint.
test.each(patterns)('$name replaces one file by $pattern', ({ pattern }) => {
  expect(sources.filter((path) => new RegExp(pattern).test(path))).toHaveLength(1)
})

test('there are such patterns', () => expect(patterns.length).toBeGreaterThanOrEqual(2))
