import { expect, it } from 'vitest'
import { cleanUrl } from './clean-url.ts'

it.each([
  ['/', '/'],
  ['/api/health/', '/api/health'],
  ['/api/health/?a=/', '/api/health?a=/'],
  ['/login/', '/login/'],
  ['/api/x/%zz/accept', '/api/x/%25zz/accept'],
  ['/api/x/%ff?search=%zz', '/api/x/%25ff?search=%zz'],
  ['/api/x/%E0%A4%95', '/api/x/%E0%A4%95'],
])('%s is read as %s', (url, clean) => {
  expect(cleanUrl(url)).toBe(clean)
})
