import { expect, test } from 'vitest'
import { registration } from '../../../../shared/accounts/accounts.forms.ts'
import { questionAfter, questionOf } from './questions.ts'

const blank = { role: '', name: '', phone: '', password: '' }
const answered = { role: 'patient', name: 'Nava', phone: '9876543210', password: 'secret1' }

test('the questions follow one another while they are not answered', () => {
  expect(questionAfter('role', { ...blank, role: 'patient' })).toBe('name')
  expect(questionAfter('name', { ...blank, name: 'Nava' })).toBe('phone')
  expect(questionAfter('password', answered)).toBe('check')
})

test('whoever changes one answer comes back to the last question', () => {
  expect(questionAfter('name', answered)).toBe('check')
  expect(questionAfter('name', { ...answered, password: '' })).toBe('password')
})

test.each([
  [['phone'], 'phone'],
  [['confirmPassword'], 'password'],
  [['username'], 'check'],
  [['consents', 'name'], 'name'],
  [['password', 'email'], 'check'],
  [[], 'check'],
])('%s is answered at %s', (paths, question) => {
  expect(questionOf(paths)).toBe(question)
})

test('each field that the server may refuse has its question', () => {
  const fields = Object.keys(registration.pipe[0].entries).filter((field) => field !== 'notice')
  const early = fields.filter((field) => questionOf([field]) !== 'check')
  expect(early.toSorted()).toEqual(['confirmPassword', 'name', 'password', 'phone', 'role'])
})
