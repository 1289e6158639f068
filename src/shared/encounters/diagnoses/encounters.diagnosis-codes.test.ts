import { describe, expect, it } from 'vitest'
import { hindiRows } from './encounters.diagnoses-hi.ts'
import { punjabiRows } from './encounters.diagnoses-pa.ts'
import { allDiagnosisNames } from './encounters.diagnoses-all.ts'
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

describe.each([
  ['Hindi', hindiRows, /^[\p{Script=Devanagari}\d ,().-]+$/u],
  ['Punjabi', punjabiRows, /^[\p{Script=Gurmukhi}\d ,().’-]+$/u],
] as const)('the names in %s', (_, text, script) => {
  const parts = text
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((part) => part.trim()))
  const codes = (some: string[][]) => some.map(([, code]) => code)

  it('are of all the codes of the list, each once, in the script of the language', () => {
    const english = rows.map((row) => row.split('|').map((part) => part.trim()))
    expect(codes(parts)).toEqual(codes(english))
    expect(parts.filter((row) => row.length !== 3 || !script.test(row[0] ?? ''))).toEqual([])
    expect(parts.filter(([, , more = '']) => more !== '' && !script.test(more))).toEqual([])
  })

  it('lead back to their own code alone: none is the name of two, however it is spelled', () => {
    for (const [name = '', code = ''] of parts)
      for (const typed of [name, name.normalize('NFD'), name.replaceAll(/[\u093C\u0A3C]/g, '')])
        expect(codedDiagnoses(typed, allDiagnosisNames)).toEqual([{ name, code }])
    const names = allDiagnosisNames.map(({ known, byName }) => [known.length, byName.size])
    expect(names.filter(([known, different]) => known !== different)).toEqual([])
  })

  it('are without chandrabindu', () => expect(text).not.toContain('\u0901'))
})

describe('in three languages', () => {
  const [english, hindi, punjabi] = allDiagnosisNames
  const offered = (typed: string, languages: Parameters<typeof suggestDiagnoses>[2]) =>
    suggestDiagnoses(typed, 6, languages).map(({ name }) => name)

  it('a diagnosis is found by English, and offered in the language of the screen first', () => {
    expect(offered('asth', [hindi, english]).slice(0, 2)).toEqual(['दमा', 'Asthma'])
    expect(offered('hypert', [punjabi, english]).slice(0, 2)).toEqual(['ਹਾਈ ਬੀਪੀ', 'Hypertension'])
  })

  it('a diagnosis is found in a script that is not the screen’s', () => {
    expect(offered('शुगर (टाइप 2', [english, hindi]).slice(0, 2)).toEqual([
      'Type 2 diabetes mellitus',
      'शुगर (टाइप 2)',
    ])
    expect(offered('ਦਮੇ', [hindi, english, punjabi]).slice(0, 2)).toEqual(['दमे का तेज़ दौरा', 'ਦਮੇ ਦਾ ਤੇਜ਼ ਦੌਰਾ'])
  })

  it('words that mean several diagnoses have no code', () => {
    for (const word of ['शुगर', 'ਸ਼ੂਗਰ', 'टीबी', 'ਟੀਬੀ', 'पेचिश', 'ਪੱਥਰੀ', 'गठिया', 'ਥਾਇਰਾਇਡ'])
      expect(codedDiagnoses(word, allDiagnosisNames)).toEqual([])
  })

  it('one diagnosis in two languages has its code once', () => {
    const text = 'Hypertension\nहाई बीपी\nਹਾਈ ਬੀਪੀ\nਦਮਾ'
    expect(codedDiagnoses(text, allDiagnosisNames).map(({ code }) => code)).toEqual(['I10', 'J45.9'])
  })
})
