import { describe, expect, it } from 'vitest'
import { findPriorities, type OpenAlarm, type Waiting } from './appointments.priority.ts'

const now = new Date('2026-11-21T15:30:00+05:30')

function request(time: string, options: Partial<Waiting> = {}): Waiting {
  return {
    _id: time,
    date: '2026-11-21',
    time,
    startsAt: `2026-11-21T${time}:00+05:30`,
    patient: { name: 'Harpreet Kaur' },
    redFlags: [],
    allowedActions: ['accept', 'reject'],
    ...options,
  }
}
function alarm(raisedAt: string, options: Partial<OpenAlarm> = {}): OpenAlarm {
  const patient = { id: raisedAt, name: 'Gurmeet Singh' }
  return { id: raisedAt, urgency: 'critical', patient, raisedAt, acknowledged: null, ...options }
}

describe('urgent requests and alarms', () => {
  it.each<[what: string, requests: Waiting[], found: string | null]>([
    ['nobody asks', [], null],
    ['in two hours exactly', [request('17:30')], '17:30'],
    ['a quarter of an hour later than that', [request('17:45')], null],
    ['tomorrow at this time', [request('16:00', { startsAt: '2026-11-22T16:00:00+05:30' })], null],
    ['at this very moment, so that it has failed', [request('15:30')], null],
    ['already past', [request('15:00')], null],
    [
      'the nearest of several, whatever their order',
      [request('17:00'), request('15:45'), request('16:00')],
      '15:45',
    ],
    [
      'a danger sign of another day before all others',
      [
        request('15:45'),
        request('10:30', { startsAt: '2026-11-23T10:30:00+05:30', redFlags: ['chestPain'] }),
        request('11:00', { startsAt: '2026-11-23T11:00:00+05:30', redFlags: ['fits'] }),
      ],
      '10:30',
    ],
    [
      'a danger sign that is accepted',
      [request('17:45', { redFlags: ['fits'], allowedActions: ['start'] })],
      null,
    ],
    [
      'words that only sound urgent as any other',
      [request('17:45', { redFlags: ['ownWords'] }), request('16:30')],
      '16:30',
    ],
    ['already accepted', [request('16:00', { allowedActions: ['start', 'cancel'] })], null],
    [
      'accepted ones do not hide the pending one',
      [request('15:45', { allowedActions: [] }), request('17:15')],
      '17:15',
    ],
  ])('%s', (_, requests, found) => {
    const { request: urgent, alarm: none } = findPriorities(requests, [], now)
    expect(urgent?._id ?? null).toBe(found)
    expect(none).toBeNull()
  })

  it('shows the latest unanswered critical alarm beside the unanswered request', () => {
    const early = alarm('2026-11-21T08:00:00Z')
    const late = alarm('2026-11-21T13:00:00+05:30')
    const later = alarm('2026-11-21T09:00:00Z')
    const answered = alarm('2026-11-21T09:30:00Z', { acknowledged: {} })
    const amber = alarm('2026-11-21T09:40:00Z', { urgency: 'urgent' })
    const all = [early, later, late, answered, amber]
    expect(findPriorities([request('15:45')], all, now)).toMatchObject({
      alarm: later,
      request: { _id: '15:45' },
    })
    expect(findPriorities([], [late], now)).toEqual({ alarm: late, request: null })
    expect(findPriorities([], [answered, amber], now)).toEqual({ alarm: null, request: null })
  })
})
