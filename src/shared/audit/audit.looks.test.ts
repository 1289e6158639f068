import { expect, it } from 'vitest'
import { groupLooks } from './audit.looks.ts'

const look = (date: string, time: string, name: string, what: string) => ({
  id: `${date} ${time}`,
  at: { at: `${date}T${time}:00.000Z`, date, time },
  name,
  role: 'doctor' as const,
  what,
})

it.each([
  ['nothing', [], []],
  [
    'days, the newest first',
    [look('2026-11-21', '10:00', 'Gill', 'vitals'), look('2026-11-20', '10:00', 'Gill', 'vitals')],
    [
      ['2026-11-21', 'Gill vitals 10:00 1'],
      ['2026-11-20', 'Gill vitals 10:00 1'],
    ],
  ],
  [
    'the same several times a day, also with another between: once, with the latest time',
    [
      look('2026-11-21', '12:00', 'Gill', 'vitals'),
      look('2026-11-21', '11:00', 'Gill', 'patients'),
      look('2026-11-21', '10:00', 'Gill', 'vitals'),
    ],
    [['2026-11-21', 'Gill vitals 12:00 2', 'Gill patients 11:00 1']],
  ],
  [
    'the same of two people',
    [look('2026-11-21', '12:00', 'Gill', 'vitals'), look('2026-11-21', '11:00', 'Rao', 'vitals')],
    [['2026-11-21', 'Gill vitals 12:00 1', 'Rao vitals 11:00 1']],
  ],
])('%s', (_, looks, expected) => {
  const found = groupLooks(looks).map(({ date, groups }) => [
    date,
    ...groups.map(({ latest, count }) => `${latest.name} ${latest.what} ${latest.at.time} ${count}`),
  ])
  expect(found).toEqual(expected)
})
