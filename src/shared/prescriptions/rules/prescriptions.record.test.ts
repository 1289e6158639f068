import { describe, expect, it } from 'vitest'
import type { ConditionCode } from '../../conditions/conditions.codes.ts'
import { medicineOf } from '../formulary/prescriptions.unlisted.ts'
import { concernsOfRecord } from './prescriptions.record.ts'

function concerns(code: string, kind: 'allergy' | 'condition', said: ConditionCode, text = '') {
  const medicine = medicineOf(code)
  if (!medicine) throw new Error(`No ${code}.`)
  return concernsOfRecord(medicine, [{ kind, code: said, text }])
}

describe('allergies', () => {
  it.each<[string, ConditionCode, string, string[]]>([
    ['amoxicillin', 'penicillins', '', ['allergy']],
    ['amoxicillin-and-potassium-clavulanate', 'penicillins', '', ['allergy']],
    ['cefixime', 'penicillins', '', ['nearAllergy']],
    ['ampicillin', 'cephalosporins', '', ['nearAllergy']],
    ['cefuroxime', 'cephalosporins', '', ['allergy']],
    ['azithromycin', 'penicillins', '', []],
    ['co-trimoxazole', 'sulfonamides', '', ['allergy']],
    ['glimepiride', 'sulfonamides', '', []],
    ['diclofenac', 'nsaids', '', ['allergy']],
    ['aspirin', 'nsaids', '', ['allergy']],
    ['paracetamol', 'nsaids', '', []],
    // Typed names, by the words in them.
    ['unlisted:Doxylamine', 'other', 'doxylamine tablets', ['allergy']],
    ['unlisted:Doxylamine', 'other', 'Dust', []],
    ['unlisted:Aceclofenac + serratiopeptidase', 'nsaids', '', ['allergy']],
    ['unlisted:Cefixime and ofloxacin', 'penicillins', '', ['nearAllergy']],
    ['unlisted:Paracetamol/caffeine', 'other', 'Acetaminophen', ['allergy']],
    ['levofloxacin', 'quinolones', '', ['allergy']],
    ['moxifloxacin-eye-drops', 'quinolones', '', ['allergy']],
    // In the person's own words: the generic name, and what is of its family.
    ['paracetamol', 'other', 'Paracetamol 500', ['allergy']],
    ['ampicillin', 'other', 'amoxicillin syrup', ['allergy']],
    ['cefixime', 'other', 'amoxicillin syrup', ['nearAllergy']],
    ['ibuprofen', 'other', 'DICLOFENAC', ['allergy']],
    ['ibuprofen', 'other', 'peanuts', []],
    ['amoxicillin', 'none', '', []],
  ])('%s, allergic to %s %s: %o', (medicine, code, text, expected) => {
    expect(concerns(medicine, 'allergy', code, text)).toEqual(expected)
  })
})

describe('long illnesses', () => {
  it.each<[string, ConditionCode, string[]]>([
    ['ibuprofen', 'kidneyDisease', ['kidneyDisease']],
    ['metformin', 'kidneyDisease', ['kidneyDisease']],
    ['paracetamol', 'kidneyDisease', []],
    ['methotrexate', 'liverDisease', ['liverDisease']],
    ['propranolol', 'asthma', ['asthma']],
    ['timolol', 'asthma', ['asthma']],
    ['aspirin', 'asthma', ['asthma']],
    ['atenolol', 'copd', ['copd']],
    ['ibuprofen', 'copd', []],
    ['diclofenac', 'heartFailure', ['heartFailure']],
    ['aspirin', 'heartFailure', []],
    ['pioglitazone', 'heartFailure', ['heartFailure']],
    ['naproxen', 'pepticUlcer', ['pepticUlcer']],
    ['tramadol', 'epilepsy', ['epilepsy']],
    ['metformin', 'diabetes', []],
  ])('%s with %s: %o', (medicine, code, expected) => {
    expect(concerns(medicine, 'condition', code)).toEqual(expected)
  })

  it('an illness is no allergy', () => {
    expect(concerns('amoxicillin', 'condition', 'other', 'amoxicillin')).toEqual([])
  })
})

it('names only medicines of the formulary', () => {
  for (const code of ['bisoprolol', 'carvedilol', 'metoprolol', 'labetalol', 'timolol', 'nitrofurantoin'])
    expect([code, medicineOf(code) !== undefined]).toEqual([code, true])
})
