import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addClinicMinutes,
  clinicSession,
  endOfNextClinicDay,
  isClinicTime,
  isInSeason,
  listSeasons,
  type ClinicHours,
} from './clinic-hours.ts'
import { instantIn } from './town-time.ts'

const zone = 'Asia/Kolkata'
const punjab: ClinicHours = {
  seasons: [
    { from: '04-16', opens: '08:00', closes: '14:00' },
    { from: '10-16', opens: '09:00', closes: '15:00' },
  ],
  closedWeekdays: ['sunday'],
  holidays: ['2027-01-26'],
}
const at = (text: string) => instantIn(zone, text.slice(0, 10), text.slice(11))

it.each([
  ['the first day of summer', '2026-04-16', '08:00', '14:00'],
  ['the last day of summer', '2026-10-15', '08:00', '14:00'],
  ['the first day of winter', '2026-10-16', '09:00', '15:00'],
  ['winter after the new year', '2027-01-02', '09:00', '15:00'],
  ['the last day of winter', '2027-04-15', '09:00', '15:00'],
])('%s, %s: %s to %s', (_, day, opens, closes) => {
  expect(clinicSession(punjab, zone, day)).toEqual({
    opensAt: at(`${day} ${opens}`),
    closesAt: at(`${day} ${closes}`),
  })
})

it.each([
  ['a Sunday', '2026-11-29'],
  ['a holiday', '2027-01-26'],
])('closed on %s', (_, day) => {
  expect(clinicSession(punjab, zone, day)).toBeNull()
})

it.each([
  ['2026-11-24 08:59', false],
  ['2026-11-24 09:00', true],
  ['2026-11-24 14:59', true],
  ['2026-11-24 15:00', false],
  ['2026-11-29 10:00', false],
])('open at %s: %s', (text, isOpen) => {
  expect(isClinicTime(punjab, zone, at(text))).toBe(isOpen)
})

it.each([
  ['within one session', '2026-11-24 10:00', 120, '2026-11-24 12:00'],
  ['up to the end of it', '2026-11-24 13:00', 120, '2026-11-24 15:00'],
  ['into the next day', '2026-11-24 14:00', 120, '2026-11-25 10:00'],
  ['from before opening', '2026-11-24 06:00', 120, '2026-11-24 11:00'],
  ['from the evening', '2026-11-24 21:00', 120, '2026-11-25 11:00'],
  ['over a Sunday', '2026-11-28 14:30', 60, '2026-11-30 09:30'],
  ['over a holiday', '2027-01-25 14:30', 60, '2027-01-27 09:30'],
  ['none, while open', '2026-11-24 10:00', 0, '2026-11-24 10:00'],
  ['none, while closed', '2026-11-24 21:00', 0, '2026-11-25 09:00'],
])('two clinic times apart %s: %s + %d min = %s', (_, from, minutes, to) => {
  expect(addClinicMinutes(punjab, zone, at(from), minutes)).toEqual(at(to))
})

it.each([
  ['before opening', '2026-11-24 07:00', '2026-11-24 15:00'],
  ['while open', '2026-11-24 10:00', '2026-11-25 15:00'],
  ['at night', '2026-11-24 23:30', '2026-11-25 15:00'],
  ['on a Saturday', '2026-11-28 10:00', '2026-11-30 15:00'],
  ['on a Sunday', '2026-11-29 10:00', '2026-11-30 15:00'],
])('the next clinic day, asked %s', (_, from, to) => {
  expect(endOfNextClinicDay(punjab, zone, at(from))).toEqual(at(to))
})

it('more minutes are never earlier, and a deadline is never in a closed hour', () => {
  const instants = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, fc.nat(2000), fc.nat(2000), (from, some, more) => {
      const due = addClinicMinutes(punjab, zone, from, some)
      const later = addClinicMinutes(punjab, zone, from, some + more)
      expect(later.getTime()).toBeGreaterThanOrEqual(due.getTime())
      // The end of a session belongs to it here.
      expect(isClinicTime(punjab, zone, due) || isClinicTime(punjab, zone, new Date(due.getTime() - 1))).toBe(
        true,
      )
    }),
  )
})

it('clinics that never open are an error, not a loop without end', () => {
  const never: ClinicHours = { ...punjab, seasons: [] }
  expect(() => addClinicMinutes(never, zone, at('2026-11-24 10:00'), 1)).toThrow('never open')
  expect(() => endOfNextClinicDay(never, zone, at('2026-11-24 10:00'))).toThrow('never open')
})

it('each season lasts until the day before the next one, and every day lies in one', () => {
  const seasons = listSeasons(punjab)
  expect(seasons.map(({ from, until }) => [from, until])).toEqual([
    ['04-16', '10-15'],
    ['10-16', '04-15'],
  ])
  const [summer, winter] = seasons
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const day = new Date(Date.UTC(2028, 0, 1 + ahead)).toISOString().slice(0, 10)
    expect([summer, winter].filter((one) => one && isInSeason(one, day))).toHaveLength(1)
  }
})

it('a season that begins in March ends on 29 February; the only season is the whole year', () => {
  const hours = (...firsts: string[]) => ({
    ...punjab,
    seasons: firsts.map((from) => ({ from, opens: '08:00', closes: '14:00' })),
  })
  expect(listSeasons(hours('10-01', '03-01'))[1]?.until).toBe('02-29')
  expect(listSeasons(hours('04-01'))).toMatchObject([{ from: '04-01', until: '03-31' }])
})
