import { expect, test } from 'vitest'
import { checkForm } from '../../platform/forms/check-form.ts'
import { emptyReminder, typed as typedFrom } from './reminder-rows.ts'
import { timesFor, typedReminder } from './typed-reminder.ts'

const typed = { ...typedFrom(emptyReminder), name: 'Syrup', times: ['08:00'] }

test.each([
  [{}, { times: ['08:00'], days: [0, 1, 2, 3, 4, 5, 6], endsOn: null, dosage: '' }],
  [{ times: ['08:00', '', '੨੦:੦੦'] }, { times: ['08:00', '20:00'] }],
  [{ days: [5, 1, 3] }, { days: [1, 3, 5] }],
  [
    { endsOn: '2026-12-01', dosage: ' 5 ml ' },
    { endsOn: '2026-12-01', dosage: '5 ml' },
  ],
])('%o is parsed as %o', (more, body) => {
  expect(checkForm(typedReminder, { ...typed, ...more })).toMatchObject({ output: body })
})

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ times: ['', '08:00'] }, { 'times.0': 'required' }],
  [{ times: [] }, { 'times.0': 'required' }],
  [{ times: ['08:00', '', '25:00'] }, { 'times.2': 'timeInvalid' }],
  [{ endsOn: 'soon' }, { endsOn: 'dateInvalid' }],
])('%o is rejected at its field', (more, fields) => {
  expect(checkForm(typedReminder, { ...typed, ...more })).toEqual({ fields })
})

test.each([
  ['nothing chosen yet', 3, [], ['08:00', '14:00', '20:00']],
  ['the usual hours', 2, ['08:00', '14:00', '20:00'], ['08:00', '20:00']],
  ['one of one’s own', 3, ['07:15'], ['07:15', '08:00', '14:00']],
  ['fewer than one’s own', 1, ['07:15', '19:15'], ['07:15']],
])('%s: %i times a day', (_, count, times, next) => {
  expect(timesFor(count, times)).toEqual(next)
})
