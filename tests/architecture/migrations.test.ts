import { expect, test } from 'vitest'
import { listFiles, readText } from './sources.ts'

const paths = listFiles('db/migrations', /./)

// Gaps are allowed: numbers are assigned before the work, which may be finished in another order.
test('migrations have unique numbers', () => {
  expect(paths.length).toBeGreaterThan(0)
  const numbers = paths.map((path) => /^db\/migrations\/(\d{4})_[a-z0-9_]+\.sql$/.exec(path)?.[1])
  expect(paths.filter((_, at) => numbers[at] === undefined)).toEqual([])
  expect(numbers).toEqual([...new Set(numbers)])
})

test('each migration states its purpose at the top', () => {
  expect(paths.filter((path) => !/^-- \S/.test(readText(path)))).toEqual([])
})
