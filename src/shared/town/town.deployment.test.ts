import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import place from '../../../town.json' with { type: 'json' }
import { leftToConfirm } from './town.deployment.ts'
import { dialOf, dialOfDesk } from './town.numbers.ts'
import { townFile, type TownFile } from './town.schemas.ts'

const sample = v.parse(townFile, place)
const day = '2026-03-01'
const office = { en: 'Civil Hospital', hi: 'सिविल अस्पताल', pa: 'ਸਿਵਲ ਹਸਪਤਾਲ' }
const named = { fiduciary: office, grievance: { office, phone: '+911765000000' } }
const confirmed = (numbers: TownFile['emergency']) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, { ...number, confirmedOn: day }]),
  ) as TownFile['emergency']

describe('what is left to confirm', () => {
  it('names every number and claim of the sample town', () => {
    const said = leftToConfirm(sample) ?? ''
    for (const name of [...Object.keys(sample.emergency), 'desk']) expect(said).toContain(`${name} (`)
    for (const claim of ['24/7 patient care', '50+ expert doctors', 'Same-day medicine', 'Weekly health'])
      expect(said).toContain(`"${claim}`)
  })

  it('names only what is left, and nothing when all is confirmed', () => {
    const emergency = confirmed(sample.emergency)
    const desk = { ...sample.desk, confirmedOn: day }
    const unrung = { ...emergency, poison: sample.emergency.poison }
    expect(leftToConfirm({ emergency, desk: sample.desk, claims: [], ...named })).toMatch(
      /: desk \(\+91-1765-000000\)$/,
    )
    expect(leftToConfirm({ emergency: unrung, desk, claims: [], ...named })).toMatch(
      /: poison \(1800-116-117\)$/,
    )
    expect(leftToConfirm({ emergency, desk, claims: sample.claims, ...named })).not.toContain('number')
    const claims = sample.claims.map((claim) => ({ ...claim, confirmedOn: day }))
    expect(leftToConfirm({ emergency, desk, claims, ...named })).toBeNull()
  })

  it('asks who decides about the data, and who answers a complaint and by which way', () => {
    const town = {
      emergency: confirmed(sample.emergency),
      desk: { ...sample.desk, confirmedOn: day },
      claims: [],
    }
    expect(leftToConfirm({ ...town, ...named, fiduciary: undefined })).toMatch(/^name who decides/)
    expect(leftToConfirm({ ...town, ...named, grievance: undefined })).toMatch(/^name who answers/)
    expect(leftToConfirm({ ...town, ...named, grievance: { office } })).toMatch(/^name who answers/)
    const byMail = { office, email: 'desk@example.org' }
    expect(leftToConfirm({ ...town, ...named, grievance: byMail })).toBeNull()
  })
})

describe('a number on a screen', () => {
  it.each([
    ['ambulance', '108', '108', false],
    ['mentalHealth', '14416', '14416', false],
    ['civilHospital', '+911765230123', '+91-1765-230123', true],
    ['poison', '1800116117', '1800-116-117', true],
  ] as const)('%s: dials %s, shows %s, doubtful until rung: %s', (name, number, shown, isDoubtful) => {
    expect(dialOf(sample.emergency, name)).toEqual({ name, number, shown, isDoubtful })
    expect(dialOf(confirmed(sample.emergency), name).isDoubtful).toBe(false)
  })

  it('of the desk is doubtful until somebody has rung it', () => {
    const { desk } = sample
    expect(dialOfDesk({ desk })).toEqual({
      number: '+911765000000',
      shown: '+91-1765-000000',
      isDoubtful: true,
    })
    expect(dialOfDesk({ desk: { ...desk, confirmedOn: day } }).isDoubtful).toBe(false)
  })
})

describe('a town file', () => {
  it.each([
    ['no desk', undefined],
    ['a number with letters', { ...sample.desk, number: 'the hospital' }],
    ['no word on whether it was confirmed', { number: '+911765000000' }],
  ])('with %s is refused', (_, desk) => {
    expect(v.is(townFile, { ...place, desk })).toBe(false)
  })
})
