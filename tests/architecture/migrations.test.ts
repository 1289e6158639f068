import { expect, test } from 'vitest'
import { listFiles, readText } from './sources.ts'

const paths = listFiles('db/migrations', /./)

// Gaps are allowed: numbers are given out before the work that may come back in another order.
test('migrations are numbered, each number once', () => {
  expect(paths.length).toBeGreaterThan(0)
  const numbers = paths.map((path) => /^db\/migrations\/(\d{4})_[a-z0-9_]+\.sql$/.exec(path)?.[1])
  expect(paths.filter((_, at) => numbers[at] === undefined)).toEqual([])
  expect(numbers).toEqual([...new Set(numbers)])
})

test('each migration says at its head what it is about', () => {
  expect(paths.filter((path) => !/^-- \S/.test(readText(path)))).toEqual([])
})
