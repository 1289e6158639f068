import { expect, it } from 'vitest'
import type { Unit } from '../reminders.dosage.ts'
import { othersWithSame, sharedSubstances, substancesIn, type Substance } from './reminders.substances.ts'

it.each<[name: string, unit: Unit | null, contains: Substance[]]>([
  ['Tab. Dolo-650', 'tablet', ['paracetamol']],
  ['PCM 500', null, ['paracetamol']],
  ['ਪੈਰਾਸਿਟਾਮੋਲ', null, ['paracetamol']],
  ['क्रोसिन सिरप', 'ml', ['paracetamol']],
  ['Brufen 400', 'tablet', ['painkiller']],
  ['COMBIFLAM', null, ['paracetamol', 'painkiller']],
  ['Zerodol', null, ['painkiller']],
  ['Zerodol-SP', null, ['paracetamol', 'painkiller']],
  ['Voveran gel', null, []],
  ['Ketorolac', 'drop', []],
  ['Ecosprin 75', 'tablet', []],
  ['Amlodipine 5', 'tablet', []],
  ['Dolopril', null, []],
])('%s, in %s: %j', (name, unit, contains) => {
  expect(substancesIn(name, unit)).toEqual(contains)
})

const today = '2026-11-26'
function medicine(
  name: string,
  { startsOn = '2026-11-01', endsOn = null as string | null, isRemoved = false } = {},
) {
  return { name, isRemoved, plans: [{ startsOn, endsOn }] }
}

it('names the medicines that share a substance, each substance once', () => {
  const all = [medicine('Crocin'), medicine('Amlodipine'), medicine('Combiflam'), medicine('Voveran')]
  expect(sharedSubstances(all, today)).toEqual([
    { substance: 'paracetamol', names: ['Crocin', 'Combiflam'] },
    { substance: 'painkiller', names: ['Combiflam', 'Voveran'] },
  ])
})

it('also where one of them is entered twice', () => {
  expect(sharedSubstances([medicine('Dolo 650'), medicine('Dolo 650')], today)).toHaveLength(1)
})

it.each<[why: string, other: ReturnType<typeof medicine>]>([
  ['is another substance', medicine('Amoxicillin')],
  ['is removed', medicine('Calpol', { isRemoved: true })],
  ['has ended', medicine('Calpol', { endsOn: '2026-11-25' })],
  ['begins after the first has ended', medicine('Calpol', { startsOn: '2026-12-01' })],
])('says nothing where the other %s', (_, other) => {
  expect(sharedSubstances([medicine('Crocin', { endsOn: '2026-11-30' }), other], today)).toEqual([])
})

it('speaks up on the last day of both, and before the second begins', () => {
  const crocin = medicine('Crocin', { endsOn: today })
  expect(sharedSubstances([crocin, medicine('Calpol', { endsOn: today })], today)).toHaveLength(1)
  const course = medicine('Crocin', { endsOn: '2026-11-30' })
  expect(sharedSubstances([course, medicine('Calpol', { startsOn: '2026-11-30' })], today)).toHaveLength(1)
})

it('finds the others with the same substance, also removed ones, never itself', () => {
  const [crocin, combiflam, voveran] = [
    medicine('Crocin'),
    medicine('Combiflam', { isRemoved: true }),
    medicine('Voveran'),
  ]
  const all = [crocin, combiflam, voveran]
  expect(othersWithSame(crocin, all)).toEqual([combiflam])
  expect(othersWithSame(combiflam, all)).toEqual([crocin, voveran])
  expect(othersWithSame(medicine('Amlodipine'), all)).toEqual([])
})
