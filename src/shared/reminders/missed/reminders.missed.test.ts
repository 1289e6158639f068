import { expect, it } from 'vitest'
import type { Unit } from '../reminders.dosage.ts'
import { missedKindOf, type MissedKind } from './reminders.missed.ts'

it.each<[name: string, unit: Unit | null, kind: MissedKind | undefined]>([
  ['Insulin Mixtard 30/70', 'unit', 'insulin'],
  ['ਇਨਸੁਲਿਨ ਸਵੇਰ ਵਾਲੀ', null, 'insulin'],
  ['pen', 'unit', 'insulin'],
  ['Tab. Acitrom 2mg', 'tablet', 'anticoagulant'],
  ['WARFARIN', null, 'anticoagulant'],
  ['Eptoin-100', 'tablet', 'epilepsy'],
  ['मिर्गी की गोली', 'tablet', 'epilepsy'],
  ['AKT-4 kit', null, 'tuberculosis'],
  ['ਟੀਬੀ ਦੀ ਦਵਾਈ', null, 'tuberculosis'],
  ['Mala-D', 'tablet', 'contraceptive'],
  ['Tab. Wysolone 10', 'tablet', 'steroid'],
  ['Prednisolone syrup', 'ml', 'steroid'],
  ['Prednisolone eye drops', 'drop', undefined],
  ['Amlodipine 5', 'tablet', undefined],
  ['Warfarex cough syrup', 'ml', undefined],
  ['Vitamin B', 'tablet', undefined],
])('%s, in %s: %s', (name, unit, kind) => {
  expect(missedKindOf(name, unit)).toBe(kind)
})
