import * as v from 'valibot'
import { expect, test } from 'vitest'
import { idFromKey } from './own-ids.ts'
import { id } from './schemas.ts'

test('a key of the app is an id; another is none', () => {
  const made = idFromKey('0123456789abcdef0123456789abcdef')
  expect(made).toBe('01234567-89ab-cdef-0123-456789abcdef')
  expect(v.is(id, made)).toBe(true)
  expect(['0123', '0123456789ABCDEF0123456789ABCDEF', `x${'0'.repeat(31)}`].map(idFromKey)).toEqual([
    null,
    null,
    null,
  ])
})
