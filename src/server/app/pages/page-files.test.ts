import { expect, it } from 'vitest'
import { findRoute, type Route } from './page-files.ts'

const route = (pattern: string, roles: Route['roles']): Route => ({
  pattern,
  roles,
  files: [],
  messages: [],
  reads: {},
})
const doctorsHome = route('/', ['doctor'])
const home = route('/', ['patient', 'coordinator'])
const record = route('/doctor/patients/:id', ['doctor'])
const settings = route('/settings', 'signedIn')
const routes = [doctorsHome, home, record, settings]

it.each([
  ['/', 'doctor', doctorsHome],
  ['/', 'coordinator', home],
  ['/', null, undefined],
  ['/doctor/patients/1', null, record],
  ['/doctor/patients/1/2', 'doctor', undefined],
  ['/settings', null, settings],
] as const)('%s opened by %s', (path, role, found) => {
  expect(findRoute(routes, path, role)).toBe(found)
})
