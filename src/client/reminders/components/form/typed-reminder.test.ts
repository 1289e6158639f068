import { expect, test } from 'vitest'
import { checkForm } from '../../../platform/forms/check-form.ts'
import { emptyReminder, typed as typedFrom } from '../reminder-values.ts'
import { typedNewReminder, typedReminder } from './typed-reminder.ts'

const typed = { ...typedFrom(emptyReminder), name: 'Syrup', times: ['08:00'] }

test.each([
  [{}, { times: ['08:00'], days: [0, 1, 2, 3, 4, 5, 6], endsOn: null, dosage: '' }],
  [{ times: ['08:00', '', '੨੦:੦੦'] }, { times: ['08:00', '20:00'] }],
  [
    { rhythm: 'week' as const, days: [5, 1, 3] },
    { days: [1, 3, 5], cycle: null },
  ],
  [
    { rhythm: 'daily' as const, days: [1], every: '2' },
    { days: [0, 1, 2, 3, 4, 5, 6], cycle: null },
  ],
  [
    { rhythm: 'every' as const, days: [], every: ' ੨ ' },
    { days: [0, 1, 2, 3, 4, 5, 6], cycle: { on: 1, off: 1 } },
  ],
  [{ rhythm: 'cycle' as const, on: '21', off: '7', every: '2' }, { cycle: { on: 21, off: 7 } }],
  [{ startsOn: '2026-12-01' }, { startsOn: '2026-12-01' }],
  [
    { endsOn: '2026-12-01', dosage: ' 5 ml ' },
    { endsOn: '2026-12-01', dosage: '5 ml' },
  ],
  [
    { unit: 'tablet', times: ['21:00', '', '08:00'], amounts: ['1/2', '', '1'], food: 'after' },
    { times: ['08:00', '21:00'], unit: 'tablet', amounts: { '08:00': 1, '21:00': 0.5 }, food: 'after' },
  ],
  [
    {
      kind: 'asNeeded' as const,
      gapHours: '੬',
      mostPerDay: ' 4 ',
      unit: 'tablet',
      amounts: ['½'],
      times: [''],
    },
    { times: [], amounts: null, asNeeded: { gapHours: 6, mostPerDay: 4, amount: 0.5 } },
  ],
  [
    { kind: 'asNeeded' as const, gapHours: '4', mostPerDay: '6', rhythm: 'week' as const, days: [] },
    { days: [0, 1, 2, 3, 4, 5, 6], asNeeded: { gapHours: 4, mostPerDay: 6, amount: null } },
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
  [{ startsOn: 'soon' }, { startsOn: 'dateInvalid' }],
  [{ rhythm: 'week' as const, days: [] }, { days: 'required' }],
  [{ rhythm: 'every' as const }, { every: 'required' }],
  [{ rhythm: 'every' as const, every: '1' }, { every: 'cycleInvalid' }],
  [{ rhythm: 'every' as const, every: '367' }, { every: 'cycleInvalid' }],
  [
    { rhythm: 'cycle' as const, on: 'three' },
    { on: 'cycleInvalid', off: 'required' },
  ],
  [{ rhythm: 'cycle' as const, on: '300', off: '100' }, { off: 'cycleInvalid' }],
  [{ unit: 'tablet', amounts: [''] }, { 'amounts.0': 'required' }],
  [{ unit: 'ml', times: ['08:00', '21:00'], amounts: ['5', 'a spoon'] }, { 'amounts.1': 'amountInvalid' }],
  [
    { kind: 'asNeeded' as const, times: [''] },
    { gapHours: 'required', mostPerDay: 'required' },
  ],
  [
    { kind: 'asNeeded' as const, gapHours: '25', mostPerDay: 'often' },
    { gapHours: 'neededInvalid', mostPerDay: 'neededInvalid' },
  ],
  [
    { kind: 'asNeeded' as const, gapHours: '6', mostPerDay: '4', unit: 'ml', amounts: [''] },
    { 'amounts.0': 'required' },
  ],
])('%o is rejected at its field', (more, fields) => {
  expect(checkForm(typedReminder, { ...typed, ...more })).toEqual({ fields })
})

test('a change says also what is not chosen; a new reminder says nothing of it', () => {
  const nothing = { cycle: null, asNeeded: null, unit: null, amounts: null, food: null }
  expect(checkForm(typedReminder, typed)).toMatchObject({ output: nothing })
  const added = checkForm(typedNewReminder, typed)
  expect('output' in added && Object.keys(added.output)).toEqual([
    'name',
    'dosage',
    'times',
    'days',
    'endsOn',
  ])
})
