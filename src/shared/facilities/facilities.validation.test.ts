import { describe, expect, it } from 'vitest'
import type { FacilityRecord, Surroundings, VillageRecord } from './facilities.records.ts'
import { validateFacilities, validateVillages } from './facilities.validation.ts'

const centre = { lat: 30.3755, lng: 76.1515 }
// A ring of villages at 25 km, so that places in the middle can be checked.
const villages = [
  { name: 'Kakrala', lat: 30.36978, lng: 76.09052 },
  { name: 'Rohta', lat: 30.38138, lng: 76.18834 },
  { name: 'Bathonia Kalan', lat: 30.6, lng: 76.1515 },
]
const around: Surroundings = { centre, villages, known: [] }

let next = 1
function record(options: Partial<FacilityRecord>): FacilityRecord {
  next += 1
  return {
    line: next,
    sourceId: String(next),
    description: 'primary health centre',
    hint: null,
    owner: null,
    unfit: null,
    nameHi: '',
    namePa: '',
    place: 'Rohta',
    address: '',
    postalCode: '',
    phone: '',
    services: [],
    timing: '',
    lat: 30.381,
    lng: 76.188,
    ...options,
  }
}

describe('validating facilities', () => {
  it.each<[string, Partial<FacilityRecord>, string]>([
    ['animals', { description: 'veitnary hospital' }, 'notForHumans'],
    ['what its source tags as something else', { unfit: 'notForHumans' }, 'notForHumans'],
    ['no type', { description: 'rohta' }, 'nothingSaid'],
    ['Delhi', { lat: 28.6, lng: 77.2 }, 'tooFar'],
    ['swapped', { lat: 76.188, lng: 30.381 }, 'coordinatesSwapped'],
    ['nothing', { lat: 0, lng: 0 }, 'coordinatesImpossible'],
  ])('refuses %s, with its line', (_, options, reason) => {
    const wrong = record(options)
    const { taken, refused } = validateFacilities([wrong, record({})], around)
    expect(refused).toMatchObject([{ line: wrong.line, reason }])
    expect(taken).toHaveLength(1)
  })

  it('accepts one of two duplicates, and both where the type or place differs', () => {
    const first = record({})
    const sameSpot = record({ lat: 30.3811 })
    const sameId = record({ sourceId: first.sourceId, lat: 30.4 })
    const otherKind = record({ description: 'dispensary' })
    const elsewhere = record({ lat: 30.4, description: 'PHC' })
    const validated = validateFacilities([first, sameSpot, sameId, otherKind, elsewhere], around)
    expect(validated.refused).toMatchObject([
      { line: sameSpot.line, reason: 'twice', of: String(first.line) },
      { line: sameId.line, reason: 'twice', of: String(first.line) },
    ])
    expect(validated.taken.map(({ line }) => line)).toEqual([first.line, otherKind.line, elsewhere.line])
  })

  it('skips what another source has already brought', () => {
    const known = [{ name: 'Primary Health Centre, Rohta', level: 'phc' as const, lat: 30.381, lng: 76.1881 }]
    const { refused } = validateFacilities([record({})], { ...around, known })
    expect(refused).toMatchObject([{ reason: 'alreadyThere', of: 'Primary Health Centre, Rohta' }])
  })

  it.each<[string, Partial<FacilityRecord>, object[]]>([
    ['is at the village it names', {}, []],
    [
      'names a village far from its point',
      { place: 'Kakrala', lat: 30.37351, lng: 76.1592 },
      [{ reason: 'farFromItsVillage', km: 6.6 }],
    ],
    ['names an unknown village', { place: 'Nowhere' }, []],
    ['names none', { place: '' }, [{ reason: 'noPlaceNamed' }]],
    ['is beyond the known villages, where another may have the same name', { lat: 30.13 }, []],
    ['spells its village slightly differently', { place: 'bathoniankalan', lat: 30.5995, lng: 76.15 }, []],
  ])('a facility that %s', (_, options, doubtful) => {
    const validated = validateFacilities([record(options)], around)
    expect(validated.taken).toHaveLength(1)
    expect(validated.doubtful).toMatchObject(doubtful)
    expect(validated.taken[0]?.isPlaceDoubtful).toBe(validated.doubtful.some(({ km }) => km !== undefined))
  })

  it('prefers the owner in the source’s tags to the text', () => {
    const { taken } = validateFacilities([record({ description: 'dispensary', owner: 'private' })], around)
    expect(taken).toMatchObject([{ category: 'private' }])
  })
})

describe('validating villages', () => {
  const village = (options: Partial<VillageRecord>): VillageRecord => {
    next += 1
    return { line: next, sourceId: String(next), name: 'thuhi', population: 900, ...centre, ...options }
  }

  it.each<[string, Partial<VillageRecord>, string]>([
    ['without a name', { name: ' ' }, 'nameMissing'],
    ['impossibly far away', { lat: 20 }, 'tooFar'],
    ['written twice', { name: 'Thuhi' }, 'twice'],
  ])('refuses one %s', (_, options, reason) => {
    const validated = validateVillages([village({}), village(options)], { centre })
    expect(validated.taken.map(({ name }) => name)).toEqual(['Thuhi'])
    expect(validated.refused).toMatchObject([{ reason }])
  })

  it('accepts two of one name, and marks them doubtful if their populations are equal', () => {
    const twin = village({ lat: 30.5 })
    const other = village({ lat: 30.2, population: 12 })
    const validated = validateVillages([village({}), twin, other], { centre })
    expect(validated.taken).toHaveLength(3)
    expect(validated.doubtful).toMatchObject([{ line: twin.line, reason: 'twinFarAway', km: 13.8 }])
  })
})
