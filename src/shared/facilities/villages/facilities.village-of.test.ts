import { describe, expect, it } from 'vitest'
import { indexVillages, villageOf } from './facilities.village-of.ts'

const centre = { lat: 30.3755, lng: 76.1515 }
const town = { centre, names: ['Nabha', 'नाभा', 'ਨਾਭਾ'] }
const ghunerki = { lat: 30.4, lng: 76.2 }
const index = indexVillages([
  { name: 'Ghunerki', ...ghunerki },
  { name: 'Bhadson', lat: 30.52, lng: 76.23 },
  { name: 'Rohti Chhanna', lat: 30.35, lng: 76.2 },
  { name: 'Rohti', lat: 30.36, lng: 76.21 },
  { name: 'Thuhi', lat: 30.33, lng: 76.1 },
  { name: 'Patiala', lat: 30.34, lng: 76.39 },
  // Known to two sources, a little apart.
  { name: 'Alhoran', lat: 30.41, lng: 76.11 },
  { name: 'Alhoran', lat: 30.411, lng: 76.112 },
  // Two villages of one name.
  { name: 'Rampur', lat: 30.2, lng: 76.1 },
  { name: 'Rampur', lat: 30.6, lng: 76.3 },
])

describe('the village in an address', () => {
  it.each([
    ['Ghunerki', 'Ghunerki', ghunerki],
    ['Plot 14, Street 3, village GHUNERKI, teh. Nabha', 'GHUNERKI', ghunerki],
    ['ਪਿੰਡ ਘੁਨੇਰਕੀ, ਤਹਿਸੀਲ ਨਾਭਾ', 'ਘੁਨੇਰਕੀ', ghunerki],
    ['गांव घुनेरकी', 'घुनेरकी', ghunerki],
    ['Rohti Chhanna', 'Rohti Chhanna', { lat: 30.35, lng: 76.2 }],
    ['Vill. Alhoran P.O. Bhadson', 'Alhoran', { lat: 30.41, lng: 76.11 }],
    ['12 Bhadson Road, Alhoran', 'Alhoran', { lat: 30.41, lng: 76.11 }],
    ['Nabha', 'Nabha', centre],
    ['ਨਾਭਾ 147201', 'ਨਾਭਾ', centre],
    ['Number 7, Patiala Gate, Nabha', 'Nabha', centre],
  ])('%s: %s, and where it lies', (address, name, point) => {
    expect(villageOf(address, index, town)).toEqual({ name, point })
  })

  it.each([
    ['two of one name', 'VPO Rampur', 'Rampur'],
    ['an unlisted name by the town', 'Chhotian Rohtian, Nabha 147201', 'Chhotian Rohtian'],
    ['only a name that nobody has listed', 'ਪਿੰਡ ਕੋਟਲੀ', 'ਕੋਟਲੀ'],
    ['too few sounds to be sure', 'ਥੂਹੀ', 'ਥੂਹੀ'],
    ['a Latin spelling that is not the listed one', 'Ghanurki', 'Ghanurki'],
  ])('%s: the name alone', (_, address, name) => {
    expect(villageOf(address, index, town)).toEqual({ name })
  })

  it.each([
    ['nothing', ''],
    ['a house and a number', 'Plot 14'],
    ['the name of a house', 'Preet Niwas'],
    ['a street', 'Patiala Gate'],
    ['a street of a village that is not known', '14 Patiala Road, Kot Khurd Kalan'],
    ['an unlisted village by the town', 'Kotli, near Nabha'],
    ['an unlisted village of the town’s tehsil', 'village Kotli Khurd, tehsil Nabha'],
    ['a neighbour’s house', 'opposite Bhadson School Wali Building'],
  ])('%s: none', (_, address) => {
    expect(villageOf(address, index, town)).toBeUndefined()
  })
})
