import { expect, it } from 'vitest'
import { entryProblems, type Given } from './immunizations.rules.ts'

const at6Weeks: Given = { givenOn: '2026-03-20', doses: ['opv1', 'pentavalent1'], text: '' }
const known = {
  bornOn: '2026-01-31',
  today: '2026-11-30',
  given: [
    { ...at6Weeks, doses: ['opv1'] },
    { givenOn: '2026-06-01', doses: ['rabies'], text: '' },
    { givenOn: '2026-06-02', doses: ['other'], text: 'Cholera' },
  ] satisfies Given[],
}

it.each<[string, Given, object]>([
  ['a dose that is new', { ...at6Weeks, doses: ['pentavalent1'] }, {}],
  [
    'one of the schedule on another day',
    { ...at6Weeks, doses: ['opv1'], givenOn: '2026-05-01' },
    { doses: 'alreadyThere' },
  ],
  ['one of several', { ...at6Weeks, doses: ['pcv1', 'opv1'] }, { doses: 'alreadyThere' }],
  ['another one again', { givenOn: '2026-06-04', doses: ['rabies'], text: '' }, {}],
  [
    'another one on the same day',
    { givenOn: '2026-06-01', doses: ['rabies'], text: '' },
    { doses: 'alreadyThere' },
  ],
  [
    'the same in own words',
    { givenOn: '2026-06-02', doses: ['other'], text: 'cholera' },
    { doses: 'alreadyThere' },
  ],
  ['other own words', { givenOn: '2026-06-02', doses: ['other'], text: 'Varicella' }, {}],
  ['tomorrow', { ...at6Weeks, givenOn: '2026-12-01' }, { givenOn: 'dateFuture' }],
  ['the day before the birth', { ...at6Weeks, givenOn: '2026-01-30' }, { givenOn: 'beforeBirth' }],
])('%s', (_, entry, problems) => {
  expect(entryProblems(entry, known)).toEqual(problems)
})

it('knows no birth where only an age was said', () => {
  const entry = { givenOn: '1919-12-31', doses: ['bcg' as const], text: '' }
  expect(entryProblems(entry, { ...known, bornOn: null })).toEqual({ givenOn: 'dateTooOld' })
  expect(entryProblems({ ...entry, givenOn: '1980-01-01' }, { ...known, bornOn: null })).toEqual({})
})
