import { describe, expect, it } from 'vitest'
import { redFlags, type RedFlag } from '../red-flags/red-flags.flags.ts'
import { namedOf } from '../red-flags/red-flags.kinds.ts'
import { routeOf } from './doctors.routing.ts'

describe('where a request goes', () => {
  it.each<[note: string, flags: RedFlag[], age: number | undefined, specialties: string[], first: string[]]>([
    ['fever', [], 40, ['generalPhysician'], []],
    ['fever', [], undefined, ['generalPhysician'], []],
    ['bone', [], 14, ['orthopedics'], []],
    ['bone', [], 13, ['pediatrics', 'generalPhysician'], ['pediatrics']],
    ['', [], 3, ['pediatrics', 'generalPhysician'], ['pediatrics']],
    ['tooth', [], 6, ['dentistry'], []],
    // Nobody knows which sign: the words decide.
    ['bone', ['ownWords'], 40, ['orthopedics'], []],
    // The flag decides, not the words.
    ['bone pain in chest', ['chestPain'], 50, ['generalPhysician', 'cardiology'], ['generalPhysician']],
    ['heart', ['pregnancy'], 25, ['gynecology'], ['gynecology']],
    ['skin', ['snakeBite'], 30, ['generalPhysician'], ['generalPhysician']],
    ['', ['sickChild'], undefined, ['pediatrics', 'generalPhysician'], ['pediatrics']],
    ['', ['selfHarm'], 12, ['pediatrics', 'generalPhysician', 'psychiatry'], ['pediatrics']],
    ['', ['pregnancy'], 13, ['gynecology'], ['gynecology']],
    ['', ['bleeding', 'pregnancy'], 28, ['gynecology', 'surgery', 'generalPhysician'], ['gynecology']],
  ])('%s with %j at %s: %j', (note, flags, age, specialties, firstAsked) => {
    expect(routeOf(note, { redFlags: flags, age })).toEqual({ specialties, firstAsked })
  })

  it.each(namedOf(redFlags))('%s goes to somebody, and only an accident to the bone doctor', (flag) => {
    const { specialties } = routeOf('bone', { redFlags: [flag], age: 40 })
    expect(specialties.length).toBeGreaterThan(0)
    expect(specialties.includes('orthopedics')).toBe(flag === 'accident')
  })
})
