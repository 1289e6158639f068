import { expect, test } from 'vitest'
import { listAhead } from './fetch-ahead.ts'

test.each(['patient', 'doctor', 'coordinator'] as const)(
  'a %s has help, home and the way out without a network, help first',
  (role) => {
    const paths = listAhead(role).map(({ path }) => path)
    expect(paths).toContain('/emergency')
    expect(paths.slice(-2)).toEqual(['/', '/login'])
  },
)

test('nobody fetches the home of another role', async () => {
  const homeOf = (role: 'patient' | 'doctor') => listAhead(role).find(({ path }) => path === '/')?.load
  expect(homeOf('patient')).toBeDefined()
  expect(homeOf('patient')).not.toBe(homeOf('doctor'))
})
