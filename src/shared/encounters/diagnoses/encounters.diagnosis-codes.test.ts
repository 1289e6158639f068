import { describe, expect, it } from 'vitest'
import { diagnosisRows } from './encounters.diagnoses.ts'
import { codedDiagnoses, suggestDiagnoses, withDiagnosis } from './encounters.diagnosis-codes.ts'

const rows = diagnosisRows.trim().split('\n')
const namesOf = (typed: string, most = 5) => suggestDiagnoses(typed, most).map(({ name }) => name)

describe('the list', () => {
  it('has a name and a code of ICD-10 in each row, and no name twice', () => {
    const parts = rows.map((row) => row.split('|').map((part) => part.trim()))
    expect(parts.filter(([name, code]) => !name || !/^[A-Z]\d\d(\.\d)?$/.test(code ?? ''))).toEqual([])
    expect(new Set(parts.map(([name]) => name?.toLowerCase())).size).toBe(rows.length)
  })

  it('leads from each of its names back to its code', () => {
    for (const row of rows) {
      const [name = '', code] = row.split('|').map((part) => part.trim())
      expect(codedDiagnoses(name)).toEqual([{ name, code }])
    }
  })
})

describe('codes', () => {
  it.each([
    ['Hypertension', ['I10']],
    [' hypertension ', ['I10']],
    ['Hypertension\nType 2 diabetes mellitus\nknee pain since May', ['I10', 'E11.9']],
    ['Hypertension\nHypertension', ['I10']],
    ['Hypertension?', []],
    ['No hypertension', []],
    ['', []],
  ])('of %j are %j', (text, codes) => {
    expect(codedDiagnoses(text).map(({ code }) => code)).toEqual(codes)
  })
})

describe('suggestions', () => {
  it.each([
    ['asth', 'Asthma'],
    ['dia', 'Type 2 diabetes mellitus'],
    ['loose mot', 'Acute gastroenteritis'],
    ['heart att', 'Acute myocardial infarction'],
    ['tb', undefined],
    ['tb lun', 'Pulmonary tuberculosis'],
    ['e11.9', 'Type 2 diabetes mellitus'],
    ['Hypertension\nring', 'Ringworm'],
  ])('for %j begin with %s', (typed, first) => {
    expect(namesOf(typed)[0]).toBe(first)
  })

  it('put names that begin so first, and are no more than asked for', () => {
    expect(namesOf('mal', 3)).toEqual(['Malaria', 'Malaria, vivax', 'Malaria, falciparum'])
  })

  it('end once a name is whole, and for words that nothing has', () => {
    expect(namesOf('Malaria')).toEqual([])
    expect(namesOf('malaria of the knee')).toEqual([])
  })

  it('replace the last line alone', () => {
    expect(withDiagnosis('Hypertension\nring', 'Ringworm')).toBe('Hypertension\nRingworm')
    expect(withDiagnosis('asth', 'Asthma')).toBe('Asthma')
  })
})
