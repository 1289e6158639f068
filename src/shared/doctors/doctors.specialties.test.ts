import { describe, expect, it } from 'vitest'
import { en, hi, pa } from '../i18n/locales.ts'
import { specialties, specialtiesIn } from './doctors.specialties.ts'

describe('the specialty that a note is about', () => {
  it.each([
    ['Cardiology', ['cardiology']],
    ['heart', ['cardiology']],
    ['My father has chest pain since morning', ['cardiology']],
    ['cardiologyst', ['cardiology']],
    ['pediatrican', ['pediatrics']],
    ['बुखार', ['generalPhysician']],
    ['तीन दिन से बुख़ार है', ['generalPhysician']],
    ['ਬੁਖਾਰ', ['generalPhysician']],
    ['ਬੁਖ਼ਾਰ ਤਿੰਨ ਦਿਨ ਤੋਂ', ['generalPhysician']],
    ['ਦਿਲ', ['cardiology']],
    ['गर्भवती', ['gynecology']],
    ['ਕਮਰ ਦਰਦ', ['orthopedics']],
    ['fever and skin rash', ['generalPhysician', 'dermatology']],
    ['E.N.T.', []],
    ['ENT', ['ent']],
    ['', []],
    ['something else', []],
    // Close in spelling, far in meaning: short words must match exactly.
    ['heard', []],
    ['bond', []],
  ])('%s', (note, kinds) => {
    expect(specialtiesIn(note)).toEqual(kinds)
  })
})

describe.each(Object.entries({ en, hi, pa }))('a suggestion chosen in %s', (_, bundle) => {
  it.each(specialties)('is understood as %s', (code) => {
    expect(specialtiesIn(bundle.specialties[code])).toContain(code)
  })
})
