import { expect, test } from 'vitest'
import { listFiles, readText } from './sources.ts'

const paths = listFiles('db/migrations', /./)

test('migrations are numbered without a gap', () => {
  expect(paths.length).toBeGreaterThan(0)
  const crooked = paths.filter((path, at) => {
    const number = String(at + 1).padStart(4, '0')
    return !new RegExp(`^db/migrations/${number}_[a-z0-9_]+\\.sql$`).test(path)
  })
  expect(crooked).toEqual([])
})

test('each migration says at its head what it is about', () => {
  expect(paths.filter((path) => !/^-- \S/.test(readText(path)))).toEqual([])
})
