import { describe, expect, it } from 'vitest'
import { doseUnits, unitOf } from '../doses/prescriptions.doses.ts'
import {
  findMedicine,
  formulary,
  isPresentation,
  searchFormulary,
  searchPresentations,
} from './prescriptions.formulary.ts'

it('each medicine has a code of its own, and at least one presentation, each once', () => {
  const codes = formulary().map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { code, presentations } of formulary()) {
    expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const shown = presentations.map(({ form, strength }) => `${form} ${strength}`)
    expect([code, new Set(shown).size]).toEqual([code, shown.length])
    expect(shown.length).toBeGreaterThan(0)
    expect(presentations.every(({ form }) => doseUnits.includes(unitOf(form)))).toBe(true)
    expect(shown.join()).not.toContain('?')
  }
})

it('is as large as the documentation says', () => {
  expect(formulary().length).toBeGreaterThanOrEqual(200)
  expect(formulary().flatMap(({ presentations }) => presentations).length).toBeGreaterThanOrEqual(350)
})

describe('what the rules rely on', () => {
  it.each([
    ['paracetamol', 'O'],
    ['oral-rehydration-salts', 'O'],
    ['clotrimazole', 'A'],
    ['enalapril', 'refill'],
    ['sitagliptin', 'B'],
    ['alprazolam', 'prohibited'],
    ['tramadol', 'prohibited'],
    ['amlodipine', 'unnamed'],
    ['amoxicillin', 'unnamed'],
  ])('%s is on list %s', (code, list) => {
    expect(findMedicine(code)?.list).toBe(list)
  })

  it('what is not known is not guessed', () => {
    expect(findMedicine('pantoprazole')).toMatchObject({ list: 'unnamed', schedule: 'unknown' })
    expect(findMedicine('cefixime')?.schedule).toBe('H1')
    expect(findMedicine('brufen')).toBeUndefined()
  })

  it('substances of combinations are known', () => {
    expect(findMedicine('ciprofloxacin-eye-drops')?.substances).toEqual(['ciprofloxacin'])
    expect(findMedicine('calcium-carbonate-and-vitamin-d3')?.substances).toContain('calcium carbonate')
  })
})

it('finds what begins with the words first', () => {
  const names = searchFormulary('meto', 5).map(({ name }) => name)
  expect(names).toEqual(['Metoclopramide', 'Metoprolol'])
  expect(searchFormulary('ZINC', 5).map(({ code }) => code)).toEqual(['zinc-sulphate'])
  expect(searchFormulary(' ', 5)).toEqual([])
})

it('knows how a medicine comes', () => {
  const medicine = findMedicine('paracetamol')!
  expect(isPresentation(medicine, { form: 'tablet', strength: '500 mg' })).toBe(true)
  expect(isPresentation(medicine, { form: 'tablet', strength: '5 g' })).toBe(false)
})

it.each([
  ['para 650', ['Paracetamol tablet 650 mg']],
  ['paracetamol 125', ['Paracetamol liquid 125 mg/5 ml']],
  ['para 6 5 0', ['Paracetamol tablet 650 mg']],
  ['vitamin d3', ['Calcium carbonate and vitamin D3 tablet 500 mg + 250 IU']],
  ['diclofenac 50', ['Diclofenac gastroResistant 50 mg']],
  ['nothing like it', []],
  ['', []],
])('finds how it comes: %s', (typed, expected) => {
  const found = searchPresentations(typed, 12).map(
    ({ medicine, form, strength }) => `${medicine.name} ${form} ${strength}`,
  )
  expect(found).toEqual(expected)
})
