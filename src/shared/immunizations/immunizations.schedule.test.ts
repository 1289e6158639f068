import { describe, expect, it } from 'vitest'
import { doseCodes, type DoseCode } from './immunizations.codes.ts'
import { dayAtAge, scheduleOf, scheduledDoses, type DoseState } from './immunizations.schedule.ts'

const born = '2026-01-31'
const none = new Map<DoseCode, string>()

function statesOn(today: string, given: ReadonlyMap<DoseCode, string> = none): Record<string, DoseState> {
  return Object.fromEntries(
    scheduleOf(born, given, today).flatMap(({ doses }) => doses.map(({ dose, state }) => [dose, state])),
  )
}

// Each row of the national schedule: from which day, and until which, of a child born on 31 January 2026.
const rows: readonly (readonly [DoseCode, string, string | null])[] = [
  ['bcg', '2026-01-31', '2027-01-31'],
  ['hepatitisB0', '2026-01-31', '2026-02-02'],
  ['opv0', '2026-01-31', '2026-02-16'],
  ['opv1', '2026-03-14', '2031-01-31'],
  ['pentavalent1', '2026-03-14', '2027-01-31'],
  ['rotavirus1', '2026-03-14', '2027-01-31'],
  ['fipv1', '2026-03-14', '2027-01-31'],
  ['pcv1', '2026-03-14', '2027-01-31'],
  ['opv2', '2026-04-11', '2031-01-31'],
  ['pentavalent2', '2026-04-11', '2028-01-31'],
  ['rotavirus2', '2026-04-11', '2028-01-31'],
  ['opv3', '2026-05-09', '2031-01-31'],
  ['pentavalent3', '2026-05-09', '2028-01-31'],
  ['rotavirus3', '2026-05-09', '2028-01-31'],
  ['fipv2', '2026-05-09', '2028-01-31'],
  ['pcv2', '2026-05-09', '2028-01-31'],
  ['mr1', '2026-10-31', '2031-01-31'],
  ['fipv3', '2026-10-31', '2028-01-31'],
  ['pcvBooster', '2026-10-31', '2028-01-31'],
  ['mr2', '2027-05-31', '2031-01-31'],
  ['dptBooster1', '2027-05-31', '2033-01-31'],
  ['opvBooster', '2027-05-31', '2031-01-31'],
  ['dptBooster2', '2031-01-31', '2033-01-31'],
  ['td10', '2036-01-31', null],
  ['td16', '2042-01-31', null],
]

const dayBefore = (day: string) => dayAtAge(day, { days: -1 })

describe('the national schedule', () => {
  it.each(rows.filter(([, from]) => from > born))('%s is later before %s', (dose, from) => {
    expect(statesOn(dayBefore(from))[dose]).toBe('later')
  })

  it.each(rows)('%s is due on %s', (dose, from) => {
    expect(statesOn(from)[dose]).toBe('due')
  })

  it.each(rows.flatMap(([dose, , until]) => (until === null ? [] : [[dose, until] as const])))(
    '%s is due until the day before %s',
    (dose, until) => {
      expect([statesOn(dayBefore(until))[dose], statesOn(until)[dose]]).toEqual(['due', 'past'])
    },
  )

  it('has a row here for each of its doses', () => {
    expect(new Set(rows.map(([dose]) => dose))).toEqual(scheduledDoses)
  })

  it('says of what was given when, at whatever age', () => {
    const given = new Map<DoseCode, string>([['bcg', '2026-02-01']])
    expect(statesOn('2029-01-01', given)).toMatchObject({ bcg: 'given', pentavalent1: 'past' })
    const [birth] = scheduleOf(born, given, '2029-01-01')
    expect(birth?.doses[0]).toEqual({ dose: 'bcg', state: 'given', givenOn: '2026-02-01' })
  })

  it('is over for whoever is 17', () => {
    expect(scheduleOf(born, none, '2043-01-30')).not.toEqual([])
    expect(scheduleOf(born, none, '2043-01-31')).toEqual([])
  })

  it('names doses that can be entered', () => {
    expect(doseCodes).toEqual(expect.arrayContaining([...scheduledDoses]))
  })
})

it.each([
  ['2026-01-31', { months: 1 }, '2026-02-28'],
  ['2024-02-29', { months: 12 }, '2025-02-28'],
  ['2026-11-30', { weeks: 6 }, '2027-01-11'],
  ['2026-05-15', { months: 9 }, '2027-02-15'],
])('of who was born on %s %o is on %s', (bornOn, age, day) => {
  expect(dayAtAge(bornOn, age)).toBe(day)
})
