import { expect, test } from 'vitest'
import type { Role } from '../../../shared/kit/endpoint.ts'
import type { ScreenManifest } from '../../platform/manifest/manifest.ts'
import { screens } from '../features.ts'
import { findDestination, findPlace, matchPath } from './routing.ts'

const people: (Role | null)[] = [null, 'patient', 'doctor', 'coordinator']

// The route table of the specification, section 2; the columns are: guest, patient, doctor, coordinator.
test.each([
  ['/login', ['shown', '/', '/', '/']],
  ['/register', ['shown', '/', '/', '/']],
  ['/', ['/login', 'shown', 'shown', 'shown']],
  ['/patient', ['/login', 'shown', '/', '/']],
  ['/doctor', ['/login', '/', 'shown', '/']],
  ['/appointments/book', ['/login', 'shown', '/', '/']],
  ['/patient/appointments', ['/login', 'shown', '/', '/']],
  ['/prescriptions', ['/login', 'shown', '/', '/']],
  ['/labs', ['/login', 'shown', '/', '/']],
  ['/emergency', ['/login', 'shown', 'shown', 'shown']],
  ['/profile', ['/login', 'shown', 'shown', 'shown']],
  ['/nowhere', ['notFound', 'notFound', 'notFound', 'notFound']],
])('%s', (path, expected) => {
  const got = people.map((role) => {
    const destination = findDestination(path, role, screens)
    if (destination.kind === 'redirect') return destination.to
    return destination.kind === 'screen' ? 'shown' : 'notFound'
  })
  expect(got).toEqual(expected)
})

// Beside the specification.
test.each(['/settings', '/settings/password', '/settings/sessions', '/settings/recovery'])(
  '%s is for everybody who is signed in',
  (path) => {
    const kinds = people.map((role) => findDestination(path, role, screens).kind)
    expect(kinds).toEqual(['redirect', 'screen', 'screen', 'screen'])
  },
)

test('/recover is for guests', () => {
  const kinds = people.map((role) => findDestination('/recover', role, screens).kind)
  expect(kinds).toEqual(['screen', 'redirect', 'redirect', 'redirect'])
})

test('/privacy is for everybody', () => {
  const kinds = people.map((role) => findDestination('/privacy', role, screens).kind)
  expect(kinds).toEqual(['screen', 'screen', 'screen', 'screen'])
})

test('one path may have a screen for each role', () => {
  const load = () => Promise.reject(new Error('never loaded here'))
  const forDoctors: ScreenManifest = { path: '/', roles: ['doctor'], load }
  const forOthers: ScreenManifest = { path: '/', roles: ['patient'], load }
  expect(findDestination('/', 'doctor', [forOthers, forDoctors])).toMatchObject({ screen: forDoctors })
})

test.each([
  ['/', '/'],
  ['/patient', '/patient'],
  ['/patient/records', '/patient'],
  ['/patient/appointments', '/patient/appointments'],
  ['/doctor/patients/7', '/doctor'],
  ['/doctors', null],
  ['/vitals', '/patient'],
  ['/reminders', '/patient'],
  ['/prescriptions', '/patient'],
  ['/labs', '/patient'],
  ['/appointments/book', '/patient/appointments'],
  ['/profile', null],
])('%s belongs to %s in the navigation', (path, place) => {
  expect(findPlace(path, ['/', '/patient', '/patient/appointments', '/doctor'], screens)).toBe(place)
})

test.each([
  ['/a/:id', '/a/7', { id: '7' }],
  ['/a/:id', '/a/7/', { id: '7' }],
  ['/a/:id', '/a', null],
  ['/', '/', {}],
  ['/patient', '/patients', null],
])('%s against %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params)
})
