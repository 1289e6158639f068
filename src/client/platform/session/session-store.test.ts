import { beforeEach, expect, test } from 'vitest'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { currentSession, currentToken, forgetSession, isSessionExpired, signIn } from './session-store.ts'

beforeEach(() => openDevice('patient', { name: 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ' }))

test('the person is read from the token, in any script', () => {
  expect(currentSession()?.person).toEqual({
    id: 'patient-1',
    username: 'nava',
    name: 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ',
    role: 'patient',
  })
})

test.each(['', 'x', 'x.y.z', `x.${btoa('{"sub":"1","exp":1}')}.x`])('%o is no session', (token) => {
  localStorage.setItem('token', token)
  expect(currentSession()).toBeNull()
  expect(currentToken()).toBeNull()
})

test('an expired token is recognised', () => {
  localStorage.setItem('token', `x.${btoa('{"sub":"1","exp":1}')}.x`)
  expect(isSessionExpired()).toBe(true)
  localStorage.removeItem('token')
  expect(isSessionExpired()).toBe(false)
})

test("signing out removes this user's data and nothing else", () => {
  localStorage.setItem('patientHasProfile', '1')
  localStorage.setItem('nabz.draft.patient-1.booking', '{}')
  localStorage.setItem('nabz.language', 'pa')
  currentSession()
  expect(document.cookie).toContain('nabz.role=patient')
  forgetSession()
  expect(document.cookie).not.toContain('patient')
  expect(Object.keys(localStorage)).toEqual(['nabz.language'])
  expect(location.pathname).toBe('/login')
})

test('the profile mark of one user does not let the next one pass the gate', () => {
  const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub, role: 'patient' }))}.x`
  signIn(tokenOf('1'))
  localStorage.setItem('patientHasProfile', '1')
  signIn(tokenOf('1'))
  expect(localStorage.getItem('patientHasProfile')).toBe('1')
  signIn(tokenOf('2'))
  expect(localStorage.getItem('patientHasProfile')).toBeNull()
})
