import { describe, expect, it } from 'vitest'
import { en, hi, pa } from '../i18n/locales.ts'
import { specialtiesIn } from './doctors.specialties.ts'
import { specialties } from './doctors.specialty-codes.ts'

describe('the specialty that a note is about', () => {
  it.each([
    ['Cardiology', ['cardiology']],
    ['T.B.', ['generalPhysician']],
    ['ਟੀ.ਬੀ.', ['generalPhysician']],
    ['थाइरॉइड', ['generalPhysician']],
    ['ਥਾਈਰਾਈਡ', ['generalPhysician']],
    ['ਪਥਰੀ', ['surgery']],
    ['ਲੱਕ ਵਿੱਚ ਦਰਦ', ['orthopedics']],
    ['lakk ch dard', ['orthopedics']],
    ['body ache', ['generalPhysician']],
    ['sarir dard', ['generalPhysician']],
    ['julab lagge', ['generalPhysician']],
    ['ਖਾਜ', ['dermatology']],
    ['swelling in the legs', ['generalPhysician']],
    ['uric acid', ['generalPhysician']],
    ['hepatitis C', ['generalPhysician']],
    ['chickenpox', ['generalPhysician']],
    ['prostate', ['surgery']],
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
    // Went to the wrong specialty, or to none, before the physician's review.
    ['सिर दर्द', ['generalPhysician']],
    ['सिर में दर्द', ['generalPhysician']],
    ['ਸਿਰ ਪੀੜ', ['generalPhysician']],
    ['sir dard', ['generalPhysician']],
    ['ਛਾਤੀ ਵਿੱਚ ਦਰਦ', ['cardiology']],
    ['छाती में दर्द', ['cardiology']],
    ['chati vich dard', ['cardiology']],
    ['medicine delivery', []],
    ['heart burn', ['generalPhysician']],
    ['heartburn after food', ['generalPhysician']],
    // The commonest complaints, in English, Hindi, Punjabi and Latin letters.
    ...(
      [
        ['generalPhysician', 'belly pain', 'पेट दर्द', 'ਢਿੱਡ ਪੀੜ', 'dhid peed', 'pet dard', 'stomach pain'],
        [
          'generalPhysician',
          'vomiting',
          'उल्टी',
          'ਉਲਟੀਆਂ',
          'ultiyan',
          'loose motions',
          'दस्त',
          'ਦਸਤ',
          'dast',
          'ਟੱਟੀਆਂ ਲੱਗੀਆਂ',
        ],
        [
          'generalPhysician',
          'headache',
          'weakness',
          'कमज़ोरी',
          'ਕਮਜ਼ੋਰੀ',
          'kamjori',
          'breathless',
          'सांस',
          'ਸਾਹ',
          'saah',
        ],
        ['generalPhysician', 'urine infection', 'पेशाब में जलन', 'ਪਿਸ਼ਾਬ', 'pishab vich jalan', 'peshab'],
        ['generalPhysician', 'TB', 'टीबी', 'ਟੀਬੀ', 'dengue', 'डेंगू', 'ਡੇਂਗੂ', 'typhoid', 'टाइफाइड', 'ਟਾਈਫਾਈਡ'],
        [
          'generalPhysician',
          'thyroid',
          'थायरॉइड',
          'ਥਾਇਰਾਇਡ',
          'fits',
          'मिर्गी',
          'ਮਿਰਗੀ',
          'mirgi',
          'asthma',
          'दमा',
          'ਦਮਾ',
        ],
        ['surgery', 'stone', 'पथरी', 'ਪੱਥਰੀ', 'pathri', 'piles', 'बवासीर', 'ਬਵਾਸੀਰ', 'bawaseer', 'bawasir'],
        ['dermatology', 'itching', 'खुजली', 'ਖਾਰਸ਼', 'khujli', 'kharish'],
        ['ophthalmology', 'eye', 'आंख में दर्द', 'ਅੱਖ', 'akh', 'aankh me dard'],
        ['dentistry', 'tooth', 'दांत दर्द', 'ਦੰਦ', 'dand dard', 'daant'],
        ['ent', 'ear', 'कान दर्द', 'ਕੰਨ ਦਰਦ', 'kann dard'],
        [
          'psychiatry',
          'depression',
          'उदासी',
          'ਉਦਾਸੀ',
          'nasha chhadna hai',
          'नशा छुड़ाना',
          'ਨਸ਼ਾ',
          'chitta',
          'neend nahi aundi',
        ],
        ['orthopedics', 'ਕਮਰ ਦਰਦ', 'कमर में दर्द', 'kamar dard', 'gode da dard', 'घुटने में दर्द', 'ਮੋਢੇ ਵਿੱਚ ਦਰਦ'],
        ['gynecology', 'mahwari', 'ਸਫ਼ੈਦ ਪਾਣੀ', 'pregnancy'],
      ] as const
    ).flatMap(([code, ...notes]) => notes.map((note): [string, string[]] => [note, [code]])),
  ])('%s', (note, kinds) => {
    expect(specialtiesIn(note)).toEqual(kinds)
  })
})

describe.each(Object.entries({ en, hi, pa }))('a suggestion chosen in %s', (_, bundle) => {
  it.each(specialties)('is understood as %s', (code) => {
    expect(specialtiesIn(bundle.specialties[code])).toContain(code)
  })
})
