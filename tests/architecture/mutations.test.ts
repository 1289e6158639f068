import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutations } from '../mutations/harms.ts'
import { readText, root } from './sources.ts'

test('each mutation still fits the code it breaks, and names tests that exist', () => {
  const unfit = mutations.filter(
    ({ file, from, tests }) =>
      readText(file).split(from).length !== 2 || tests.some((one) => !existsSync(join(root, one))),
  )
  expect(unfit.map(({ breaks }) => breaks)).toEqual([])
})

test('each of the thirteen harms is broken by at least one', () => {
  expect(new Set(mutations.map(({ harm }) => harm)).size).toBe(13)
})
