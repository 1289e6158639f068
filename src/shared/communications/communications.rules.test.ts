import { describe, expect, it } from 'vitest'
import { proseNamesFetalSex } from '../kit/text/fetal-sex-in-prose.ts'
import { instantIn } from '../kit/time/town-time.ts'
import { learnt } from '../red-flags/corpus/red-flags.learnt.ts'
import { joinFlags, redFlagsOfMessage } from './communications.red-flags.ts'
import {
  awayUntil,
  leaveWithoutStandIn,
  mayComeBy,
  promisedBy,
  receivedAfter,
  standInUntil,
} from './communications.rules.ts'

const timeZone = 'Asia/Kolkata'
const town = {
  timeZone,
  clinicHours: {
    seasons: [
      { from: '04-16', opens: '08:00', closes: '14:00' },
      { from: '10-16', opens: '09:00', closes: '15:00' },
    ],
    closedWeekdays: ['sunday'] as const,
    holidays: ['2026-11-24'],
  },
}
const at = (text: string) => instantIn(timeZone, text.slice(0, 10), text.slice(11))

it('no complaint that people type is refused as naming the sex of an unborn child', () => {
  const complaints = Object.values(learnt).flatMap(({ red, harmless }) => [...red, ...harmless])
  expect(complaints.length).toBeGreaterThan(1_000)
  expect(complaints.filter(proseNamesFetalSex)).toEqual([])
})

describe('an answer is promised by', () => {
  it.each([
    ['in the night before a clinic day', '2026-11-26 02:00', '2026-11-27 15:00'],
    ['while the clinic is open', '2026-11-26 10:00', '2026-11-28 15:00'],
    ['in the minute it opens', '2026-11-26 09:00', '2026-11-28 15:00'],
    ['in the evening', '2026-11-26 19:00', '2026-11-28 15:00'],
    ['before a Sunday', '2026-11-27 10:00', '2026-11-30 15:00'],
    ['before a Sunday and a holiday', '2026-11-21 10:00', '2026-11-25 15:00'],
    ['across the change of season', '2026-10-14 20:00', '2026-10-16 15:00'],
  ])('the end of the second clinic day: %s', (_, sent, due) => {
    expect(promisedBy(at(sent), town)).toEqual(at(due))
  })
})

const away = (from: string, until: string) => ({ from: `2026-11-${from}`, until: `2026-11-${until}` })

describe('while the doctor is on leave an answer is promised by', () => {
  it.each([
    // Sent on Thursday 26 November at ten; without leave it is due on Saturday the 28th.
    ['leave that is over', [away('20', '25')], '2026-11-28 15:00', null],
    ['today only', [away('26', '26')], '2026-11-28 15:00', '2026-11-26'],
    ['the next day', [away('27', '27')], '2026-11-30 15:00', '2026-11-27'],
    ['until Sunday', [away('25', '29')], '2026-12-01 15:00', '2026-11-29'],
    ['leave and more leave', [away('28', '30'), away('26', '27')], '2026-12-02 15:00', '2026-11-30'],
    ['two, with days between', [away('27', '27'), away('30', '30')], '2026-12-01 15:00', '2026-11-27'],
    ['leave that begins later', [away('29', '30')], '2026-11-28 15:00', null],
  ])('the second clinic day without it: %s', (_, leave, due, last) => {
    const sent = at('2026-11-26 10:00')
    expect(promisedBy(sent, town, leave)).toEqual(at(due))
    expect(awayUntil(sent, town, leave)).toBe(last)
  })

  it('some day, also if the leave never ends', () => {
    const due = promisedBy(at('2026-11-26 10:00'), town, [{ from: '2026-01-01', until: '2030-01-01' }])
    expect(due > at('2027-05-01 10:00') && due < at('2027-06-01 10:00')).toBe(true)
  })
})

it('a message is received after the one before, whatever the clock says', () => {
  const now = at('2026-11-26 10:00')
  expect(receivedAfter(now, null)).toEqual(now)
  expect(receivedAfter(now, at('2026-11-26 09:59'))).toEqual(now)
  expect(receivedAfter(now, now)).toEqual(new Date(now.getTime() + 1))
  expect(receivedAfter(now, at('2026-11-26 10:05'))).toEqual(new Date(at('2026-11-26 10:05').getTime() + 1))
})

const long =
  'Namaste doctor sahib. Thank you for the medicine you gave to my mother. She takes it every morning after tea. '

describe('the red flags of a message', () => {
  it.each([
    ['ਛਾਤੀ ਵਿੱਚ ਦਰਦ', ['chestPain']],
    ['ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਡਾਕਟਰ ਸਾਹਿਬ\nਕੱਲ੍ਹ ਤੋਂ ਛਾਤੀ ਵਿੱਚ ਦਰਦ ਹੈ\nਧੰਨਵਾਦ', ['chestPain']],
    [`${long}Now she has chest pain.`, ['chestPain']],
    ['The cough is better. Shall I go on with the syrup?', []],
    ['No chest pain any more, thank you.', []],
  ])('%s: %o', (text, flags) => {
    expect(redFlagsOfMessage(text)).toEqual(flags)
  })

  it('own words that sound urgent are not lost in a long message', () => {
    const urgent = 'something heavy is sitting on my heart and I am sweating'
    const alone = redFlagsOfMessage(urgent)
    expect(alone).not.toEqual([])
    expect(redFlagsOfMessage(`${long}${urgent}. ${long}`)).toEqual(alone)
  })

  it('of several messages the named ones are shown, else the own words, each once', () => {
    expect(joinFlags(['ownWords', 'chestPain', 'fits', 'chestPain'])).toEqual(['chestPain', 'fits'])
    expect(joinFlags(['ownWords', 'ownWords'])).toEqual(['ownWords'])
    expect(joinFlags([])).toEqual([])
  })
})

it.each([
  ['2026-11-21', true],
  ['2026-11-20', false],
  ['2027-05-20', true],
  ['2027-05-21', false],
])('on 21 November 2026 a doctor may ask a patient to come by %s: %s', (day, may) => {
  expect(mayComeBy(day, '2026-11-21')).toBe(may)
})

describe('a stand-in', () => {
  const [one, other] = [
    { id: '1', name: 'Balwinder' },
    { id: '2', name: 'Asha' },
  ]
  const first = { from: '2026-11-21', until: '2026-11-25' }
  const second = { from: '2026-11-26', until: '2026-11-30' }
  it.each([
    ['on all days', [{ ...first, standIn: one }], '2026-11-25', one],
    ['on none', [{ ...first, standIn: null }], '2026-11-25', null],
    ['on all days of two', [first, second].map((days) => ({ ...days, standIn: one })), '2026-11-30', one],
    [
      'on the first ones alone',
      [
        { ...first, standIn: one },
        { ...second, standIn: null },
      ],
      '2026-11-30',
      null,
    ],
    [
      'with another one after them',
      [
        { ...first, standIn: one },
        { ...second, standIn: other },
      ],
      '2026-11-30',
      null,
    ],
    ['without a leave that puts off an answer', [{ ...second, standIn: one }], null, null],
    [
      'of a leave after that',
      [
        { ...first, standIn: one },
        { ...second, standIn: null },
      ],
      '2026-11-25',
      one,
    ],
  ])('reads messages until then: %s', (_, leave, until, expected) => {
    expect(standInUntil('2026-11-22', until, leave)).toEqual(expected)
  })

  it('keeps the promise of other days', () => {
    const now = at('2026-11-21 10:00')
    const leave = [{ ...first, standIn: one }]
    expect(promisedBy(now, town, leaveWithoutStandIn(leave))).toEqual(promisedBy(now, town))
    expect(leaveWithoutStandIn([{ ...first, standIn: null }])).toHaveLength(1)
  })
})
