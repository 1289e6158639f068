import { expect, it } from 'vitest'
import { chooseOffers } from './appointments.slot-offers.ts'

const day = (doctorId: string, date: string, time: string, distanceKm?: number) => ({
  doctorId,
  date: `2026-12-${date}`,
  times: [time, '18:00'],
  ...(distanceKm !== undefined && { distanceKm }),
})
const far = day('far', '01', '09:00', 30)
const near = day('near', '03', '09:00', 2)
const mid = day('mid', '02', '10:00', 12)
const unknown = day('unknown', '01', '08:00')

const told = (...asked: Parameters<typeof chooseOffers>) =>
  chooseOffers(...asked).map(({ why, doctorId, ...one }) => `${why} ${doctorId} ${one.date.slice(-2)}`)

it.each<[string, Parameters<typeof chooseOffers>, string[]]>([
  ['nothing', [[], undefined], []],
  ['the only one, without saying it twice', [[far], undefined], ['soonest far 01']],
  ['the soonest, then the nearest', [[near, mid, far], undefined], ['soonest far 01', 'nearest near 03']],
  ['by the hour on one day', [[far, unknown], undefined], ['soonest unknown 01', 'nearest far 01']],
  [
    'no nearest that is farther than the soonest',
    [[near, day('x', '01', '07:00', 1)], undefined],
    ['soonest x 01'],
  ],
  [
    'no nearest where no distance is known',
    [[unknown, day('x', '02', '07:00')], undefined],
    ['soonest unknown 01'],
  ],
  [
    'the known doctor first, once, and not again among the others',
    [[far, near, day('near', '04', '09:00', 2)], { doctorId: 'near', days: 1 }],
    ['sameDoctor near 03', 'soonest far 01'],
  ],
  [
    'several days of the doctor for whom one came',
    [[day('near', '10', '09:00'), near, day('near', '17', '09:00')], { doctorId: 'near', days: 2 }],
    ['sameDoctor near 03', 'sameDoctor near 10'],
  ],
  ['the others where the known one has none', [[far], { doctorId: 'near', days: 3 }], ['soonest far 01']],
])('%s', (_, asked, offers) => {
  expect(told(...asked)).toEqual(offers)
})
