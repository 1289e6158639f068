import { describe, expect, it } from 'vitest'
import { aboutPerson } from './red-flags.about-person.ts'
import * as english from './corpus/red-flags.english.ts'
import * as heldBack from './corpus/red-flags.held-back.ts'
import * as punjabi from './corpus/red-flags.punjabi.ts'
import { redFlagsIn } from './red-flags.matching.ts'
import { redFlagsOf } from './red-flags.of-note.ts'

const pregnant = { isPregnant: true }
const baby = { isPregnant: false, age: 0, ageMonths: 0 }
const child = { isPregnant: false, age: 3 }

describe('what the record knows need not be written', () => {
  it.each([
    ['bad headache and blurred sight', pregnant, 'pregnancy'],
    ['ਥੋੜ੍ਹਾ ਖ਼ੂਨ ਪੈ ਰਿਹਾ', pregnant, 'pregnancy'],
    ['khoon aa raha hai', pregnant, 'pregnancy'],
    ['baby is not moving', pregnant, 'pregnancy'],
    ['ਬਹੁਤ ਸੁਸਤ, ਦੁੱਧ ਨਹੀਂ ਪੀਂਦਾ', baby, 'sickChild'],
    ['ਬੁਖ਼ਾਰ', baby, 'sickChild'],
    ['not drinking milk, very sleepy', child, 'sickChild'],
  ])('%s of %j is %s', (note, person, flag) => {
    expect(redFlagsIn(note)).toEqual([])
    expect(redFlagsIn(aboutPerson(note, person))).toEqual([flag])
  })

  it.each([
    ['fever', pregnant],
    ['routine checkup', pregnant],
    ['cough', baby],
    ['ਟੀਕਾ ਲਵਾਉਣਾ', baby],
    ['fever', child],
    ['fever', { isPregnant: false, age: 40 }],
  ])('%s of %j is none', (note, person) => {
    expect(redFlagsIn(aboutPerson(note, person))).toEqual([])
  })

  it.each([
    ['Pediatrics', baby],
    ['vomiting', pregnant],
    ['two lines,\nnone of them a sign', child],
  ])('%s of %j does not sound urgent because of what is known', (note, person) => {
    expect(redFlagsOf(note)).toEqual([])
    expect(redFlagsOf(aboutPerson(note, person))).toEqual([])
  })

  it('flags at most three of a hundred harmless notes more', () => {
    const harmless = [english, punjabi, heldBack].flatMap((one) => one.harmless.trim().split('\n'))
    for (const person of [pregnant, child]) {
      const more = harmless.filter(
        (note) => redFlagsIn(note).length === 0 && redFlagsIn(aboutPerson(note, person)).length > 0,
      )
      expect(more.length / harmless.length).toBeLessThanOrEqual(0.03)
    }
  })
})
