import { describe, expect, it } from 'vitest'
import { addDays, dayIn } from '../../shared/kit/time/town-time.ts'
import { dosesOfDay, stateOf, weekdayOf, type Plan } from '../../shared/reminders/reminders.schedule.ts'
import { calendarFile, type CalendarReminder } from './reminders.calendar.ts'

const zone = 'Asia/Kolkata'
/** Saturday, ten in the morning. */
const now = new Date('2026-11-21T10:00:00+05:30')

function reminder(
  id: string,
  plans: Partial<Plan>[],
  options: Partial<CalendarReminder> = {},
): CalendarReminder {
  return {
    id,
    name: id,
    isRemoved: false,
    revision: 0,
    updatedAt: now,
    plans: plans.map((plan) => ({
      since: '2026-11-01T00:00:00.000Z',
      dosage: '',
      times: ['08:00'],
      days: [0, 1, 2, 3, 4, 5, 6],
      startsOn: '2026-11-01',
      endsOn: null,
      ...plan,
    })),
    ...options,
  }
}

/** One event's properties: `DTSTART;TZID=…:2026` → name, and value after the colon. */
type Entry = Record<string, string>
const write = (reminders: CalendarReminder[], language: 'en' | 'hi' | 'pa' = 'en') =>
  calendarFile(reminders, { now, zone, language }).content

/** An independent reader: unfolds RFC 5545 lines and returns the events with their alarm. */
function readEvents(content: string): (Entry & { alarm?: Entry })[] {
  const events: (Entry & { alarm?: Entry })[] = []
  let place: Entry | undefined
  for (const line of content.replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([\w-]+)[^:]*:(.*)$/.exec(line) ?? []
    const event = events.at(-1)
    if (line === 'BEGIN:VEVENT') events.push((place = {} as Entry))
    else if (line === 'BEGIN:VALARM' && event) event.alarm = place = {} as Entry & string
    else if (line === 'END:VALARM') place = event
    else if (line === 'END:VEVENT') place = undefined
    else if (place) place[name] = value
  }
  return events
}

const byDay = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Every alarm in the file, computed from the file alone, up to this day: `2026-11-21 14:00 Medicine: …`. */
function ringings(content: string, lastDay: string): string[] {
  return readEvents(content).flatMap(({ DTSTART = '', RRULE = '', EXDATE = '', SUMMARY = '', alarm }) => {
    if (!alarm) return []
    const rule = Object.fromEntries(RRULE.split(';').map((part) => part.split('=')))
    const day = DTSTART.replace(/^(\d{4})(\d\d)(\d\d)T.*$/, '$1-$2-$3')
    const time = DTSTART.replace(/^.*T(\d\d)(\d\d)00$/, '$1:$2')
    const found = []
    const without = new Set(EXDATE.split(','))
    for (let at = day; at <= lastDay; at = addDays(at, Number(rule.INTERVAL ?? 1))) {
      const isOver = rule.UNTIL && `${at.replaceAll('-', '')}T${time.replace(':', '')}00` > rule.UNTIL
      const isDay = !rule.BYDAY || rule.BYDAY.split(',').includes(byDay[weekdayOf(at)])
      const isLeftOut = without.has(`${at.replaceAll('-', '')}T${time.replace(':', '')}00`)
      if (!isOver && isDay && !isLeftOut) found.push(`${at} ${time} ${SUMMARY}`)
    }
    return found
  })
}

describe('the calendar file', () => {
  const all = [
    reminder('daily', [{ times: ['08:00', '14:00', '20:00'] }]),
    reminder('weekly', [{ days: [2, 5], times: ['21:15'] }]),
    reminder('today only', [{ endsOn: '2026-11-21', times: ['09:00', '23:55'] }]),
    reminder('ends', [{ endsOn: '2026-11-30', days: [1, 3], times: ['00:00'] }]),
    reminder('later', [{ startsOn: '2026-12-05', times: ['07:30'] }]),
    reminder('changed at noon yesterday', [
      { times: ['08:00', '18:00'] },
      { since: '2026-11-20T06:30:00.000Z', times: ['06:00', '18:00'], days: [0, 6] },
    ]),
    reminder('every second day', [{ cycle: { on: 1, off: 1 }, times: ['09:30', '21:30'] }]),
    reminder('every thirty days', [{ cycle: { on: 1, off: 29 }, startsOn: '2026-10-23', times: ['11:00'] }]),
    reminder('with pauses', [{ cycle: { on: 21, off: 7 }, startsOn: '2026-11-03', times: ['22:00'] }]),
    reminder('so many doses', [
      { endsOn: '2026-12-03', lastTime: '14:05', times: ['08:05', '14:05', '20:05'] },
    ]),
    reminder('so many doses on some days', [
      { days: [1, 4], endsOn: '2026-12-03', lastTime: '09:06', times: ['09:06', '21:06'] },
    ]),
    reminder('so many doses with pauses', [
      { cycle: { on: 2, off: 2 }, endsOn: '2026-12-04', lastTime: '09:07', times: ['09:07', '21:07'] },
    ]),
    reminder('with pauses until', [{ cycle: { on: 2, off: 2 }, endsOn: '2026-12-10', times: ['22:10'] }]),
    reminder('over', [{ endsOn: '2026-11-20' }]),
    reminder('removed', [{}], { isRemoved: true }),
  ]

  it('rings at exactly the scheduled doses, for a month', () => {
    const lastDay = addDays(dayIn(zone, now), 31)
    const expected = []
    for (let day = dayIn(zone, now); day <= lastDay; day = addDays(day, 1)) {
      const doses = dosesOfDay(all, [], day, zone).filter((dose) => stateOf(dose, now, zone) === 'upcoming')
      expected.push(...doses.map(({ time, name }) => `${day} ${time} Medicine: ${name}`))
    }
    expect(expected.length).toBeGreaterThan(100)
    expect(ringings(write(all), lastDay).toSorted()).toEqual(expected.toSorted())
  })

  it('has floating times, an alarm at the time itself, and marks nobody as busy', () => {
    const [event] = readEvents(write([reminder('a', [{ times: ['23:55'], dosage: '1 tablet' }])]))
    expect(event).toMatchObject({
      DTSTART: '20261121T235500',
      DTEND: '20261122T001000',
      SUMMARY: 'Medicine: a\\, 1 tablet',
      TRANSP: 'TRANSPARENT',
      alarm: { ACTION: 'DISPLAY', DESCRIPTION: 'Medicine: a\\, 1 tablet' },
    })
    // RFC 5545 has no empty duration, only zero seconds.
    expect(event?.alarm?.TRIGGER).toMatch(/^-?PT0[SMH]$/)
  })

  it('says at each time how much is taken then, and the meal', () => {
    const plan = { unit: 'unit', amounts: { '08:00': 14, '21:00': 10 }, food: 'before' } as const
    const events = readEvents(write([reminder('Insulin', [{ times: ['08:00', '21:00'], ...plan }])]))
    expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual([
      'Medicine: Insulin\\, 14 units before food',
      'Medicine: Insulin\\, 10 units before food',
    ])
  })

  it('gives each dose the same UID in every file, with a growing revision', () => {
    const before = readEvents(write([reminder('a', [{ times: ['08:00', '20:00'] }])]))
    const since = '2026-11-20T06:30:00.000Z'
    const after = readEvents(
      write([
        reminder('a', [{ times: ['08:00', '20:00'] }, { since, times: ['09:00', '20:00'] }], {
          revision: 1,
        }),
      ]),
    )
    expect(before.map(({ UID, SEQUENCE }) => [UID, SEQUENCE])).toEqual([
      ['a-0800@nabz', '0'],
      ['a-2000@nabz', '0'],
    ])
    expect(after.map(({ UID, SEQUENCE, STATUS = '' }) => [UID, SEQUENCE, STATUS])).toEqual([
      ['a-0800@nabz', '1', 'CANCELLED'],
      ['a-0900@nabz', '1', ''],
      ['a-2000@nabz', '1', ''],
    ])
  })

  it('cancels what was removed: no repetition, no alarm, a past day', () => {
    const [event] = readEvents(write([reminder('a', [{}], { isRemoved: true, revision: 3 })]))
    expect(event).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '3', DTSTART: '20261120T080000' })
    expect(event).not.toHaveProperty('RRULE')
    expect(event).not.toHaveProperty('alarm')
  })

  it.each([
    ['hi', 'दवाई: पैरासिटामोल\\, 1 गोली', 'नब्ज़: मेरी दवाइयां'],
    ['pa', 'ਦਵਾਈ: पैरासिटामोल\\, 1 गोली', 'ਨਬਜ਼: ਮੇਰੀਆਂ ਦਵਾਈਆਂ'],
  ] as const)('speaks %s', (language, summary, name) => {
    const content = write([reminder('a', [{ dosage: '1 गोली' }], { name: 'पैरासिटामोल' })], language)
    expect(readEvents(content)[0]?.SUMMARY).toBe(summary)
    expect(content.replaceAll('\r\n ', '')).toContain(`X-WR-CALNAME:${name}`)
  })

  it('keeps lines short and the format valid, whatever the name', () => {
    const name = `${'ਗੁਰਪ੍ਰੀਤ; "ਦਵਾਈ", '.repeat(5)}\nEND:VCALENDAR`
    const content = write([reminder('a', [{}], { name })])
    const lines = content.split('\r\n')
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
    expect(content).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*END:VCALENDAR\r\n$/)
  })
})
