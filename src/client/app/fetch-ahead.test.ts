import { expect, test } from 'vitest'
import { listAhead } from './fetch-ahead.ts'

test.each(['patient', 'doctor', 'coordinator'] as const)(
  'a %s gets emergency, home and login prefetched, emergency first',
  (role) => {
    const paths = listAhead(role).map(({ path }) => path)
    expect(paths).toContain('/emergency')
    expect(paths.slice(-2)).toEqual(['/', '/login'])
  },
)

test('only the home page of the own role is prefetched', async () => {
  const homeOf = (role: 'patient' | 'doctor') => listAhead(role).find(({ path }) => path === '/')?.load
  expect(homeOf('patient')).toBeDefined()
  expect(homeOf('patient')).not.toBe(homeOf('doctor'))
})
