import { expect, it } from 'vitest'
import { isPatientSummary } from './documents.summary.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const composition = { resource: { resourceType: 'Composition' } }
const patient = { resource: { resourceType: 'Patient' } }
const bundle = { resourceType: 'Bundle', type: 'document', entry: [composition, patient] }

it('takes a FHIR document about a patient', () => {
  expect(isPatientSummary(textOf(bundle))).toBe(true)
})

it.each([
  ['nothing', ''],
  ['no JSON', '<html>'],
  ['a picture', '\u0089PNG'],
  ['null', null],
  ['a list', [bundle]],
  ['a bundle that is no document', { ...bundle, type: 'collection' }],
  ['another resource', { ...bundle, resourceType: 'Patient' }],
  ['a bundle without a patient', { ...bundle, entry: [composition] }],
  ['a bundle that does not begin with its composition', { ...bundle, entry: [patient, composition] }],
  ['entries that are none', { ...bundle, entry: [null, 7, 'text'] }],
  ['no entries', { ...bundle, entry: {} }],
  ['very deep brackets', '['.repeat(200_000)],
])('refuses %s', (_, value) => {
  expect(isPatientSummary(textOf(value))).toBe(false)
})
