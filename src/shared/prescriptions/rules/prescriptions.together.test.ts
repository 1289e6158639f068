import { expect, it } from 'vitest'
import type { Dose } from '../doses/prescriptions.doses.ts'
import type { Form } from '../formulary/prescriptions.formulary.ts'
import { concernsTogether } from './prescriptions.together.ts'

const daily = (morning: number, night = 0): Dose => ({
  kind: 'slots',
  amounts: { morning, noon: 0, evening: 0, night },
  every: 1,
  days: 5,
})
const item = (medicine: string, dose: Dose | null = daily(1), strength = '', form: Form = 'tablet') => ({
  medicine,
  dose,
  strength,
  form,
})

it.each([
  ['one alone', [item('ibuprofen')], [], []],
  ['the same twice', [item('ibuprofen'), item('ibuprofen')], [], ['duplicate']],
  [
    'a substance in two medicines',
    [item('amoxicillin'), item('amoxicillin-and-potassium-clavulanate')],
    [],
    ['duplicate'],
  ],
  ['one that goes on', [item('amlodipine')], ['amlodipine'], ['duplicate']],
  ['two painkillers', [item('ibuprofen'), item('diclofenac')], [], ['twoPainkillers']],
  ['of one group', [item('telmisartan'), item('ramipril')], [], ['sameGroup']],
  ['two that interact', [item('tizanidine'), item('ciprofloxacin')], [], ['interaction']],
  ['in either order', [item('clarithromycin'), item('atorvastatin')], [], ['interaction']],
  ['with one that goes on', [item('ibuprofen')], ['warfarin'], ['interaction']],
  ['eye drops do not', [item('ciprofloxacin-eye-drops'), item('tizanidine')], [], []],
  ['different things', [item('telmisartan'), item('amlodipine')], ['metformin'], []],
  ['not written whole', [item('paracetamol', null, '500 mg')], [], []],
  ['up to the most', [item('paracetamol', daily(4, 4), '500 mg')], [], []],
  ['above it', [item('paracetamol', daily(4, 5), '500 mg')], [], ['aboveMost']],
  ['a liquid by its weight', [item('paracetamol', daily(80), '250 mg/5 ml', 'liquid')], [], []],
  ['a liquid above it', [item('paracetamol', daily(81), '250 mg/5 ml', 'liquid')], [], ['aboveMost']],
  [
    'together above it, and twice',
    [item('paracetamol', daily(4, 4), '500 mg'), item('paracetamol', daily(1), '650 mg')],
    [],
    ['duplicate', 'aboveMost'],
  ],
  ['unknown', [item('nothing')], [], []],
  ['a typed name twice', [item('unlisted:Doxylamine')], ['unlisted:DOXYLAMINE'], ['duplicate']],
  ['typed, and in another name', [item('unlisted:Paracetamol + caffeine')], ['paracetamol'], ['duplicate']],
  ['a typed painkiller', [item('unlisted:Aceclofenac + rabeprazole')], ['ibuprofen'], ['twoPainkillers']],
  ['a typed one of a group', [item('unlisted:Ramipril/nebivolol')], ['losartan'], ['sameGroup']],
  [
    'a typed one that interacts',
    [item('unlisted:Atorvastatin + ezetimibe')],
    ['clarithromycin'],
    ['interaction'],
  ],
  ['typed and different', [item('unlisted:Doxylamine')], ['paracetamol'], []],
])('%s', (_, items, current, expected) => {
  expect(concernsTogether(items, 0, current)).toEqual(expected)
})
