import { describe, expect, it } from 'vitest'
import { findVillages, isFound, type Searchable } from './facilities.search.ts'
import { serviceOf, splitServices } from './facilities.services.ts'
import { soundOf } from '../kit/text/sounds.ts'

const civil: Searchable = {
  name: 'Civil Hospital Nabha',
  nameHi: '',
  namePa: '',
  place: 'Nabha',
  address: 'Hospital Road',
  level: 'subDivisional',
  category: 'government',
  services: ['Emergency', 'X-ray', 'Maternity'],
}
const centre: Searchable = {
  ...civil,
  name: 'Primary Health Centre, Gurditpura',
  place: 'Gurditpura',
  address: '',
  level: 'phc',
  services: [],
}
const dentist: Searchable = {
  ...civil,
  name: 'ਹਰਿਤ ਕਲੀਨਿਕ',
  place: 'Bhadson',
  address: '',
  level: 'clinic',
  services: ['Dental'],
}

describe('a search finds a facility', () => {
  it.each([
    ['', [civil, centre, dentist]],
    ['  ', [civil, centre, dentist]],
    ['civil', [civil]],
    ['CIVIL HOSP', [civil]],
    ['ivil', [civil]],
    ['ਸਿਵਲ ਹਸਪਤਾਲ', [civil]],
    ['सिविल अस्पताल', [civil]],
    ['सिविल हॉस्पिटल', [civil]],
    ['ਨਾਭਾ', [civil]],
    ['नाभा', [civil]],
    ['x-ray', [civil]],
    ['XRAY', [civil]],
    ['ਐਕਸ-ਰੇ', [civil]],
    ['delivery', [civil]],
    ['गर्भवती', [civil]],
    ['phc', [centre]],
    ['पीएचसी', [centre]],
    ['ਪੀਐਚਸੀ', [centre]],
    ['primary gurditpur', [centre]],
    ['ਗੁਰਦਿੱਤਪੁਰਾ', [centre]],
    ['गुरदित्तपुरा', [centre]],
    ['ਮੁੱਢਲਾ ਸਿਹਤ ਕੇਂਦਰ', [centre]],
    ['gurditpora', [centre]],
    ['clinic', [dentist]],
    ['harit', [dentist]],
    ['हरित', [dentist]],
    ['ਦੰਦ', [dentist]],
    ['दांत', [dentist]],
    ['teeth', [dentist]],
    ['ent', []],
    ['civil dental', []],
    ['qqq', []],
    ['!?', [civil, centre, dentist]],
  ])('%s', (query, found) => {
    expect([civil, centre, dentist].filter((one) => isFound(one, query))).toEqual(found)
  })
})

describe('one word sounds alike in three scripts', () => {
  it.each([
    ['civil', 'सिविल', 'ਸਿਵਲ'],
    ['hospital', 'हॉस्पिटल', 'ਹਸਪਤਾਲ'],
    ['clinic', 'क्लिनिक', 'ਕਲੀਨਿਕ'],
    ['dispensary', 'डिस्पेंसरी', 'ਡਿਸਪੈਂਸਰੀ'],
    ['Nabha', 'नाभा', 'ਨਾਭਾ'],
    ['Kheri', 'खेड़ी', 'ਖੇੜੀ'],
    ['Allowal', 'आलोवाल', 'ਆਲੋਵਾਲ'],
    ['Chhintanwala', 'छींटांवाला', 'ਛੀਂਟਾਂਵਾਲਾ'],
    ['Jind', 'ज़ींद', 'ਜੀਂਦ'],
  ])('%s, %s, %s', (latin, hindi, punjabi) => {
    expect([soundOf(hindi), soundOf(punjabi)]).toEqual([soundOf(latin), soundOf(latin)])
  })

  it.each([
    ['Kakrala', 'Kularan'],
    ['Ageta', 'Gheta'],
    ['Hamjhari', 'Amjhari'],
  ])('%s is not %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)))
})

describe('services', () => {
  it.each([
    ['X-Ray', 'xray'],
    ['ਐਕਸ-ਰੇ', 'xray'],
    ['Bones and joints', 'bones'],
    ['Orthopaedics', 'bones'],
    ['Eyes', 'eyes'],
    ['General OPD', 'generalOpd'],
    ['Acupuncture', null],
  ])('%s is %s', (text, code) => expect(serviceOf(text)).toBe(code))

  it('are separated by any common sign, without duplicates', () => {
    expect(splitServices(' X-ray, Lab ;Lab\nਅੱਖਾਂ / ')).toEqual(['X-ray', 'Lab', 'ਅੱਖਾਂ'])
  })
})

describe('villages', () => {
  const villages = ['Kakrala', 'Kularan', 'Bhojo Majri', 'Majri', 'Tohra', 'Thuhi'].map((name) => ({ name }))
  it.each([
    ['kak', ['Kakrala']],
    ['ਕਕਰਾਲਾ', ['Kakrala']],
    ['ककराला', ['Kakrala']],
    ['ਥੂਹੀ', ['Thuhi', 'Tohra']],
    ['थू', ['Thuhi', 'Tohra']],
    ['t', ['Tohra', 'Thuhi']],
    ['majri', ['Majri', 'Bhojo Majri']],
    ['', []],
    ['zzz', []],
  ])('%s', (typed, found) => {
    expect(findVillages(villages, typed).map(({ name }) => name)).toEqual(found)
  })
})
