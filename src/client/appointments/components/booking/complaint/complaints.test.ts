import { describe, expect, it } from 'vitest'
import { booking as en } from '../../../../../shared/i18n/en/booking.ts'
import { booking as hi } from '../../../../../shared/i18n/hi/booking.ts'
import { booking as pa } from '../../../../../shared/i18n/pa/booking.ts'
import { specialtiesIn } from '../../../../../shared/doctors/doctors.specialties.ts'
import { redFlagsOf } from '../../../../../shared/red-flags/red-flags.of-note.ts'
import { complaints, hasOwnWords, isWritten, toggleWords } from './complaints.ts'

const treatedBy = {
  fever: 'generalPhysician',
  cough: 'generalPhysician',
  child: 'pediatrics',
  pregnancy: 'gynecology',
  heart: 'cardiology',
  bones: 'orthopedics',
  stomach: 'generalPhysician',
  eyes: 'ophthalmology',
  teeth: 'dentistry',
}

describe.each([
  ['en', en],
  ['hi', hi],
  ['pa', pa],
])('in %s', (_, messages) => {
  it.each(complaints)('$name goes to its doctor and is no red flag', ({ name }) => {
    const label = messages.complaints[name]
    expect(specialtiesIn(label)).toEqual([treatedBy[name]])
    expect(redFlagsOf(label)).toEqual([])
  })
})

it('a picture adds its words to what is written and takes them out again', () => {
  expect(toggleWords('', 'Fever')).toBe('Fever')
  expect(toggleWords('Fever', 'Cough')).toBe('Fever, Cough')
  expect(toggleWords('for 3 days, Fever', 'Fever')).toBe('for 3 days')
  expect(toggleWords('pain in both eyes', 'Eyes')).toBe('pain in both eyes, Eyes')
  expect([isWritten('Fever, Cough', 'Cough'), isWritten('Feverish', 'Fever')]).toEqual([true, false])
})

it('tells own words from those of the pictures', () => {
  const known = ['Fever', 'Cough']
  expect(['', 'Fever', 'Fever, Cough', 'Fever, ab'].map((written) => hasOwnWords(written, known))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(['Feverish', 'Fever, for 3 days', 'ਤਾਪ'].map((written) => hasOwnWords(written, known))).toEqual([
    true,
    true,
    true,
  ])
})
