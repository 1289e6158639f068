import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distanceInKm } from '../facilities.distance.ts'
import { chooseEmergencyPlace } from './facilities.emergency.ts'
import { isOpenAt } from '../opening/facilities.opening.ts'

const home = { lat: 30.37, lng: 76.15 }
/** So many hundredths of a degree away from home, with emergency care. */
const at = (far: number, timing: string, services = ['emergency']) => ({
  lat: home.lat + far / 100,
  lng: home.lng,
  timing,
  services,
})
const dayPlace = at(1, 'Mo-Sa 09:00-15:00')
const unknown = at(2, '')
const always = at(3, '24/7')
const evening = at(4, '17:00-22:00')
const nights = at(2.5, '20:00-08:00')

const monday = '2026-11-23'
const holiday = '2026-11-24'
const holidays = [holiday]
it.each([
  ['the nearest, which is open', [always, dayPlace, unknown], monday, '10:00', dayPlace, true],
  ['not the nearest, which is closed by now', [always, dayPlace], monday, '15:00', always, true],
  ['not the nearest, which is closed on Sunday', [dayPlace, always], '2026-11-29', '10:00', always, true],
  ['an open one, although one of unknown hours is nearer', [unknown, always], monday, '10:00', always, true],
  ['the nearer of two that are open', [evening, always], monday, '18:00', always, true],
  ['one that is open over midnight', [always, nights], monday, '02:00', nights, true],
  [
    'one of unknown hours, where all others are closed',
    [dayPlace, evening, unknown],
    monday,
    '16:00',
    unknown,
    false,
  ],
  ['the nearer of two of unknown hours', [at(5, 'by appointment'), unknown], monday, '16:00', unknown, false],
  ['none, where all are closed', [dayPlace, evening], monday, '16:00', null, false],
  ['none without emergency care', [at(0, '24/7', ['dental'])], monday, '10:00', null, false],
  [
    'a casualty, which is emergency care too',
    [at(6, '24/7', ['opd', 'Casualty'])],
    monday,
    '10:00',
    at(6, '24/7', ['opd', 'Casualty']),
    true,
  ],
  [
    'an open one before one that does not say what holds on a holiday',
    [dayPlace, always],
    holiday,
    '10:00',
    always,
    true,
  ],
  ['one that does not say it, where no other is open', [dayPlace], holiday, '10:00', dayPlace, false],
  [
    'none, where it is closed on holidays',
    [at(1, 'Mo-Sa 09:00-15:00; PH off')],
    holiday,
    '10:00',
    null,
    false,
  ],
  ['none, where there is none', [], monday, '10:00', null, false],
] as const)('%s', (_, places, day, time, place, isKnownOpen) => {
  expect(chooseEmergencyPlace(places, home, { day, time, holidays })).toEqual(place && { place, isKnownOpen })
})

it('never a closed one, and none nearer is open', () => {
  const timings = ['', '24/7', 'Mo-Sa 09:00-15:00', '17:00-22:00', '20:00-08:00', 'ask us']
  const anyPlace = fc.record({ far: fc.integer({ min: 0, max: 50 }), timing: fc.constantFrom(...timings) })
  const hour = fc.integer({ min: 0, max: 23 })
  const date = fc.integer({ min: 20, max: 28 })
  fc.assert(
    fc.property(fc.array(anyPlace), date, hour, (list, dayOfMonth, hours) => {
      const moment = { day: `2026-11-${dayOfMonth}`, holidays, time: `${String(hours).padStart(2, '0')}:30` }
      const places = list.map(({ far, timing }) => at(far, timing))
      const isOpen = (one: { timing: string }) => isOpenAt(one.timing, moment)
      const chosen = chooseEmergencyPlace(places, home, moment)
      const best = [true, null].find((one) => places.some((place) => isOpen(place) === one))
      const equal = places.filter((one) => isOpen(one) === best)
      const nearest = Math.min(...equal.map((one) => distanceInKm(home, one)))
      expect(chosen && isOpen(chosen.place)).toBe(best ?? null)
      expect(chosen?.isKnownOpen).toBe(best === undefined ? undefined : best === true)
      expect(chosen ? distanceInKm(home, chosen.place) : Infinity).toBe(
        best === undefined ? Infinity : nearest,
      )
    }),
  )
})
