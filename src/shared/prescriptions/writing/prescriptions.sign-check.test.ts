import { expect, it } from 'vitest'
import type { Known } from '../prescriptions.checks.ts'
import { emptyDraft } from '../prescriptions.forms.ts'
import { typedOf } from './prescriptions.retyped.ts'
import { checkToSign } from './prescriptions.sign-check.ts'
import { newItem, type TypedItem, type TypedPrescription } from './prescriptions.typed.ts'

const known: Known = {
  patient: { age: 60, gender: 'Female', address: 'Nabha' },
  mode: 'in-person',
  date: '2026-11-28',
  lastInPerson: null,
  current: [],
  undisclosed: [],
  record: [],
}
const item = (medicine: string, changes: Partial<TypedItem> = {}) => ({
  ...newItem(medicine, { form: 'tablet', strength: '500 mg' }),
  pattern: '1-0-1',
  days: '5',
  ...changes,
})
const fieldsOf = (changes: Partial<TypedPrescription>, of: Partial<Known> = {}) => {
  const checked = checkToSign({ ...typedOf(emptyDraft), ...changes }, { ...known, ...of }, known.date)
  return 'fields' in checked ? checked.fields : {}
}
const nobody = { age: null, gender: null, address: '' }

it.each<[string, Partial<TypedPrescription>, Partial<Known>, Record<string, string>]>([
  ['whole', { items: [item('paracetamol')] }, {}, {}],
  ['valid for a week', { items: [item('paracetamol')], validUntil: '2026-12-05' }, {}, {}],
  [
    'valid until yesterday',
    { items: [item('paracetamol')], validUntil: '2026-11-27' },
    {},
    { validUntil: 'validPast' },
  ],
  ['without a medicine', {}, {}, { items: 'noItems' }],
  [
    'without a dose',
    { items: [item('paracetamol', { pattern: '', days: '' })] },
    {},
    { 'items.0.pattern': 'patternInvalid', 'items.0.days': 'courseDays' },
  ],
  ['typed whole', { items: [item('unlisted:Doxylamine')] }, {}, {}],
  [
    'typed without a strength',
    { items: [item('unlisted:Doxylamine', { strength: '' })] },
    {},
    { 'items.0.strength': 'required' },
  ],
  [
    'typed by phone',
    { items: [item('unlisted:Doxylamine')] },
    { mode: 'audio' },
    { 'items.0.medicine': 'unnamedByCall' },
  ],
  ['typed without a name', { items: [item('unlisted:')] }, {}, { 'items.0.medicine': 'nameInvalid' }],
  [
    'of drops without the number of bottles',
    { items: [item('ciprofloxacin-eye-drops', { form: 'eyeDrops', strength: '0.3%' })] },
    {},
    { 'items.0.quantity': 'quantityInvalid' },
  ],
  [
    'of an unknown strength',
    { items: [item('paracetamol', { strength: '7 mg' })] },
    {},
    { 'items.0.strength': 'presentationUnknown' },
  ],
  [
    'refused by phone',
    { items: [item('azithromycin', { strength: '500 mg' })] },
    { mode: 'audio' },
    { 'items.0.medicine': 'unnamedByCall' },
  ],
  [
    'twice without a reason',
    { items: [item('paracetamol'), item('paracetamol', { strength: '650 mg', reason: 'Fever' })] },
    {},
    { 'items.0.reason': 'reasonNeeded' },
  ],
  [
    'of somebody nobody knows',
    { items: [item('paracetamol')] },
    { patient: nobody },
    { age: 'required', gender: 'required', address: 'required', pregnancy: 'required' },
  ],
  [
    'of a child without a weight',
    { items: [item('paracetamol')] },
    { patient: { ...known.patient, age: 4 } },
    { weightKg: 'required' },
  ],
])('%s', (_, changes, of, expected) => {
  expect(fieldsOf(changes, of)).toEqual(expected)
})
