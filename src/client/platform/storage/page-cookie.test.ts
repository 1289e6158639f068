import { expect, test } from 'vitest'
import { pageCookie } from './page-cookie.ts'

test('the cookie is Secure on https pages', () => {
  expect(pageCookie('nabz.language', 'pa', 'https:')).toMatch(/^nabz\.language=pa; .*; Secure$/)
  expect(pageCookie('nabz.language', 'pa', 'http:')).not.toContain('Secure')
})
