import { describe, expect, it } from 'vitest'
import { distanceInKm, roundDistance, sortByDistance } from './facilities.distance.ts'
import { checkPoint, isSameFacility, listVisible } from './facilities.rules.ts'

const nabha = { lat: 30.3755, lng: 76.1515 }
const patiala = { lat: 30.3398, lng: 76.3869 }

describe('distances', () => {
  it('is zero to the same point, and correct for Patiala', () => {
    expect(distanceInKm(nabha, nabha)).toBe(0)
    expect(distanceInKm(nabha, patiala)).toBeCloseTo(22.9, 1)
    expect(distanceInKm(patiala, nabha)).toBe(distanceInKm(nabha, patiala))
    expect(distanceInKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015, 0)
  })

  it('nearest first', () => {
    const sorted = sortByDistance([patiala, { lat: 30.38, lng: 76.15 }], nabha)
    expect(sorted.map(({ km }) => Math.round(km))).toEqual([1, 23])
  })

  it.each([
    [0, { unit: 'm', value: 50 }],
    [0.12, { unit: 'm', value: 100 }],
    [0.94, { unit: 'm', value: 950 }],
    [0.95, { unit: 'km', value: 1 }],
    [2.34, { unit: 'km', value: 2.3 }],
    [9.96, { unit: 'km', value: 10 }],
    [22.9, { unit: 'km', value: 23 }],
  ])('%d km is shown as %o', (km, said) => expect(roundDistance(km)).toEqual(said))
})

describe('a point may be a facility of this town', () => {
  it.each([
    [nabha, null],
    [patiala, null],
    // Chandigarh, where the most difficult cases are referred to.
    [{ lat: 30.7649, lng: 76.7757 }, null],
    [{ lat: 28.6139, lng: 77.209 }, 'tooFar'],
    [{ lat: 76.1515, lng: 30.3755 }, 'coordinatesSwapped'],
    [{ lat: 0, lng: 0 }, 'coordinatesImpossible'],
    [{ lat: 91, lng: 76 }, 'coordinatesImpossible'],
    [{ lat: 30, lng: 276 }, 'coordinatesImpossible'],
    [{ lat: NaN, lng: 76 }, 'coordinatesImpossible'],
  ])('%o: %s', (point, problem) => expect(checkPoint(point, nabha)).toBe(problem))

  it('or of a smaller radius', () => expect(checkPoint(patiala, nabha, 20)).toBe('tooFar'))
})

it.each([
  ['CIVIL hospital', { lat: 30.3756, lng: 76.1516 }, true],
  ['Civil Hospital', { lat: 30.3956, lng: 76.1516 }, false],
  ['Civil Dispensary', nabha, false],
])('%s at %o is the same as Civil Hospital: %s', (name, point, isSame) => {
  expect(isSameFacility({ name: 'Civil Hospital', ...nabha }, { name, ...point })).toBe(isSame)
})

describe('samples are shown only while there is nothing real', () => {
  const one = { name: 'Clinic', level: 'clinic', ...nabha, isSample: true, isHidden: false } as const
  const [real, sample] = [{ ...one, isSample: false }, one]
  it.each([
    [[], []],
    [[sample], [sample]],
    [[sample, real], [real]],
    [[sample, { ...real, isHidden: true }], [sample]],
    [[{ ...sample, isHidden: true }], []],
  ])('%o', (all, visible) => expect(listVisible(all, () => false)).toEqual(visible))

  const civil = { ...sample, name: 'Civil Hospital Nabha', level: 'subDivisional' } as const
  const far = { lat: 30.34, lng: 76.38 }
  it.each([
    ['real ones of another type', [real], true],
    ['a hospital of its level in the town', [{ ...real, level: 'subDivisional' }], false],
    ['one with its name, whatever its level', [{ ...real, name: 'civil hospital NABHA' }], false],
    ['the district hospital of the next town', [{ ...real, level: 'district', ...far }], true],
    ['one of its level that is hidden', [real, { ...real, level: 'district', isHidden: true }], true],
  ] as const)('but the town’s civil hospital beside %s: %s', (_, others, stays) => {
    const visible = listVisible([civil, sample, ...others], ({ name }) => name === civil.name)
    expect(visible.includes(civil)).toBe(stays)
    expect(visible).not.toContain(sample)
    expect(listVisible([{ ...civil, isHidden: true }, ...others], () => true)).not.toContainEqual(civil)
  })
})
