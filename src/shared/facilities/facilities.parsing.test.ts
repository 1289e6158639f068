import { describe, expect, it } from 'vitest'
import { readDescription, tidyName } from './facilities.parsing.ts'

describe('an open data description', () => {
  it.each([
    ['primary health centre', 'Wajidpur', 'phc', 'government', 'Primary Health Centre, Wajidpur'],
    ['primery health centre', 'Urdan', 'phc', 'government', 'Primary Health Centre, Urdan'],
    ['primary ahealth centre', 'Roshanpur', 'phc', 'government', 'Primary Health Centre, Roshanpur'],
    ['P H C', 'Brass', 'phc', 'government', 'Primary Health Centre, Brass'],
    ['PHC Fatehpur', 'Fatehpur', 'phc', 'government', 'Primary Health Centre, Fatehpur'],
    ['Govt Primary Health Centre', '', 'phc', 'government', 'Primary Health Centre'],
    ['C H C', 'Badshapur', 'chc', 'government', 'Community Health Centre, Badshapur'],
    ['community health  centre', 'Bolar kalan', 'chc', 'government', 'Community Health Centre, Bolar Kalan'],
    ['Samuhik Health Centre', 'Dudhan Sadhan', 'chc', 'government', 'Community Health Centre, Dudhan Sadhan'],
    ['SHC', 'Mandour', 'subCentre', 'government', 'Health Sub-centre, Mandour'],
    ['SSC', 'Mallhewal', 'subCentre', 'government', 'Health Sub-centre, Mallhewal'],
    ['sub  centre', 'Darola', 'subCentre', 'government', 'Health Sub-centre, Darola'],
    ['Sub Centre Health', 'Kheri Jattan', 'subCentre', 'government', 'Health Sub-centre, Kheri Jattan'],
    ['sub center kheri manian', 'Kheri marian', 'subCentre', 'government', 'Health Sub-centre, Kheri Marian'],
    ['Subsidiary Health center', 'Agol', 'subCentre', 'government', 'Health Sub-centre, Agol'],
    ['Ayushman Arogya Mandir', 'Agol', 'subCentre', 'government', 'Health Sub-centre, Agol'],
    ['Aam Aadmi Clinic', 'Nabha', 'aamAadmiClinic', 'government', 'Aam Aadmi Clinic, Nabha'],
    ['civil dispensary', 'Lang', 'dispensary', 'government', 'Dispensary, Lang'],
    ['Govt Dispensary Jand Mangoli', 'Jandmangoli', 'dispensary', 'government', 'Dispensary, Jandmangoli'],
    ['govt Ayurvedic dispensary', 'Seona', 'ayush', 'government', 'Ayurvedic Dispensary, Seona'],
    ['health i', 'Kalyan', 'healthCentre', 'government', 'Health Centre, Kalyan'],
    ['Civil Hospital', 'Nabha', 'subDivisional', 'government', 'Civil Hospital, Nabha'],
    // With a name of its own, but no known owner.
    ['Sanjivani Hospital', 'Halla', 'hospital', null, 'Sanjivani Hospital'],
    ['bedded hospital', 'Jhansla', 'hospital', null, 'Hospital, Jhansla'],
    ['gayan sagar rural health centre', 'Manakpur', 'healthCentre', null, 'Gayan Sagar Rural Health Centre'],
    ['Guru Teg Bahadur Chertible Eye Hospital', 'Maggar', 'hospital', 'charitable', undefined],
    ['Sagar Homeo Hospital Dhamoli', '', 'ayush', null, 'Sagar Homeo Hospital Dhamoli'],
    ['Dr. Bansal', 'Nabha', 'clinic', 'clinic', 'Dr. Bansal'],
    ['Max Hospital and Lab', 'Nabha', 'hospital', null, 'Max Hospital And Lab'],
  ])('%s of %s', (text, place, level, category, name = text) => {
    expect(readDescription(text, place)).toEqual({ level, category, name })
  })

  it.each([
    ['Veyeinary Hospital', 'Ghagga', 'notForHumans'],
    ['veitnary hospital', 'Dugal Kalan', 'notForHumans'],
    ['Vietnary Hospital', 'Duttal', 'notForHumans'],
    ['Civil Veterinary Hospital', 'Nabha', 'notForHumans'],
    ['vet dispensary', 'Nabha', 'notForHumans'],
    ['ਪਸ਼ੂ ਹਸਪਤਾਲ', 'Nabha', 'notForHumans'],
    ['subidha centre', 'Kotla gehru', 'notHealth'],
    ['Suvidha Centre', '', 'notHealth'],
    ['Health Plus Pharmacy', 'Nabha', 'notHealth'],
    ['rohti mouran nabha', 'Rohti Mouran', 'nothingSaid'],
    ['Nalas Kalan', 'Nalas kalan', 'nothingSaid'],
    ['', 'Agol', 'nothingSaid'],
  ])('%s of %s is refused: %s', (text, place, why) => expect(readDescription(text, place)).toBe(why))

  it('falls back on the tags of its source where the text says nothing', () => {
    expect(readDescription('Gill', 'Nabha', 'clinic')).toEqual({
      level: 'clinic',
      category: 'clinic',
      name: 'Gill',
    })
  })
})

it('tidying a name keeps its capitals', () => {
  expect(tidyName('  mavi   kalan PHC ')).toBe('Mavi Kalan PHC')
})
