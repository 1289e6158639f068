import { describe, expect, it } from 'vitest'
import { canSee, canSeePatient, isTreatedBy } from './appointments.access.ts'
import {
  activeStatuses,
  allowedActions,
  bookedStatuses,
  closedStatuses,
  heldStatuses,
  isUpcoming,
  requestedStatuses,
  statusAfterTime,
  statuses,
  type Action,
  type Actor,
  type AppointmentState,
  type Status,
} from './appointments.lifecycle.ts'

const moment = { now: new Date('2026-11-21T04:30:00Z'), today: '2026-11-21' }
const at = (day: string, time: string) => ({ day, startsAt: new Date(`${day}T${time}:00+05:30`) })
const base: AppointmentState = {
  status: 'pending',
  patientId: 'asha',
  doctorId: 'navjot',
  ...at('2026-11-21', '15:00'),
  hasDeclined: false,
  offeredToAll: false,
  wasAsked: false,
  offerStartsAt: null,
}
const open: Partial<AppointmentState> = { doctorId: null, offeredToAll: true }
const people = {
  patient: { id: 'asha-account', patientId: 'asha', role: 'patient', approved: false },
  otherPatient: { id: 'simran-account', patientId: 'simran', role: 'patient', approved: false },
  doctor: { id: 'navjot', patientId: null, role: 'doctor', approved: true },
  otherDoctor: { id: 'rakesh', patientId: null, role: 'doctor', approved: true },
  unapproved: { id: 'navjot', patientId: null, role: 'doctor', approved: false },
  coordinator: { id: 'meena', patientId: null, role: 'coordinator', approved: false },
} as const satisfies Record<string, Actor>

/** Who may do what, as a table a nurse could check. Nobody else may do anything. */
const table: [string, Partial<AppointmentState>, Partial<Record<keyof typeof people, Action[]>>][] = [
  ['asked of a doctor', {}, { patient: ['cancel'], doctor: ['accept', 'reject'] }],
  [
    'open to all',
    open,
    { patient: ['cancel'], doctor: ['accept', 'reject'], otherDoctor: ['accept', 'reject'] },
  ],
  ['open, already rejected', { ...open, hasDeclined: true }, { patient: ['cancel'] }],
  // An hour before, the patient must know: nobody may answer any more, only the patient cancel.
  ['pending, in an hour', at('2026-11-21', '11:00'), { patient: ['cancel'] }],
  [
    'pending, in an hour and a quarter',
    at('2026-11-21', '11:15'),
    { patient: ['cancel'], doctor: ['accept', 'reject'] },
  ],
  ['pending, its time has come', at('2026-11-21', '10:00'), {}],
  [
    'offered in person for later',
    { offerStartsAt: at('2026-11-21', '15:00').startsAt, ...at('2026-11-21', '10:30') },
    { patient: ['cancel', 'takeOffer', 'declineOffer'] },
  ],
  [
    'offered in person in less than an hour',
    { offerStartsAt: at('2026-11-21', '10:45').startsAt, ...at('2026-11-21', '10:30') },
    { patient: ['cancel'] },
  ],
  [
    'open, and not answered when it was asked of this doctor',
    { ...open, wasAsked: true },
    { patient: ['cancel'], doctor: ['accept', 'reject'], otherDoctor: ['accept', 'reject'] },
  ],
  [
    'scheduled for later today',
    { status: 'scheduled' },
    { patient: ['cancel'], doctor: ['start', 'cancel'] },
  ],
  [
    'scheduled, an hour late',
    { status: 'scheduled', ...at('2026-11-21', '09:00') },
    { patient: ['cancel'], doctor: ['start', 'cancel'] },
  ],
  [
    'scheduled for tomorrow',
    { status: 'scheduled', ...at('2026-11-22', '09:00') },
    { patient: ['cancel'], doctor: ['cancel'] },
  ],
  ['scheduled, its day is over', { status: 'scheduled', ...at('2026-11-20', '09:00') }, {}],
  ['in progress', { status: 'in-progress' }, { doctor: ['finish'] }],
  [
    'in progress, but its day is over',
    { status: 'in-progress', ...at('2026-11-20', '09:00') },
    { doctor: ['finish'] },
  ],
  ...(['completed', 'rejected', 'failed', 'cancelled', 'missed'] as const).map(
    (status): [string, Partial<AppointmentState>, object] => [status, { status }, {}],
  ),
]

describe.each(table)('an appointment %s', (_, state, allowed) => {
  it.each(Object.keys(people) as (keyof typeof people)[])('allows the %s what the table says', (who) => {
    expect(allowedActions({ ...base, ...state }, people[who], moment)).toEqual(allowed[who] ?? [])
  })
})

describe('the passing of time', () => {
  it.each<[Status, string, string, Status]>([
    ['pending', '2026-11-21', '10:00', 'failed'],
    ['pending', '2026-11-21', '11:00', 'failed'],
    ['pending', '2026-11-21', '11:15', 'pending'],
    ['scheduled', '2026-11-20', '23:45', 'missed'],
    ['scheduled', '2026-11-21', '08:00', 'scheduled'],
    ['in-progress', '2026-11-20', '23:45', 'completed'],
    ['in-progress', '2026-11-21', '08:00', 'in-progress'],
    ['completed', '2026-11-20', '08:00', 'completed'],
  ])('%s at %s %s is %s', (status, day, time, after) => {
    expect(statusAfterTime({ status, ...at(day, time), offerStartsAt: null }, moment)).toBe(after)
  })
})

it('an offer to come in person lapses by the time that was offered', () => {
  const pending = { status: 'pending', ...at('2026-11-21', '10:15') } as const
  const offered = (time: string) => ({ ...pending, offerStartsAt: at('2026-11-21', time).startsAt })
  expect(statusAfterTime(offered('11:15'), moment)).toBe('pending')
  expect(statusAfterTime(offered('11:00'), moment)).toBe('failed')
})

it.each<[Status, boolean]>([
  ['pending', true],
  ['scheduled', true],
  ['in-progress', true],
  ['completed', false],
  ['rejected', false],
  ['failed', false],
  ['cancelled', false],
  ['missed', false],
])('%s is a status, and upcoming for the patient: %s', (status, isAhead) => {
  expect(statuses).toContain(status)
  expect(isUpcoming(status)).toBe(isAhead)
})

describe('who may know that it exists', () => {
  it.each([
    ['asked of a doctor', {}, ['patient', 'doctor']],
    ['open, or once open', open, ['patient', 'doctor', 'otherDoctor']],
    [
      'declined by the viewing doctor',
      { doctorId: 'rakesh', hasDeclined: true, wasAsked: true },
      ['patient', 'doctor', 'otherDoctor'],
    ],
  ])('%s', (_, state, seers) => {
    for (const status of statuses) {
      const seen = Object.entries(people).filter(([, actor]) => canSee({ ...base, status, ...state }, actor))
      expect(seen.map(([who]) => who)).toEqual(seers)
    }
  })
})

const monthAgo = new Date(moment.now.getTime() - 30 * 24 * 3_600_000)
const longAgo = { day: '2026-01-05', startsAt: new Date('2026-01-05T04:30:00Z') }
const sixMonthsAgo = new Date(moment.now.getTime() - 183 * 24 * 3_600_000)
/** Whose patient page and phone number an appointment gives access to: only its approved doctor's. */
describe('who treats the patient', () => {
  it.each<[string, Partial<AppointmentState>, boolean]>([
    ['asked of a doctor', {}, false],
    ['open to all', open, false],
    ['scheduled', { status: 'scheduled' }, true],
    ['in progress', { status: 'in-progress' }, true],
    ['completed 183 days ago', { status: 'completed', day: '2026-05-22', startsAt: sixMonthsAgo }, true],
    [
      'completed a moment more than 183 days ago',
      { status: 'completed', day: '2026-05-22', startsAt: new Date(sixMonthsAgo.getTime() - 1) },
      false,
    ],
    ['cancelled', { status: 'cancelled' }, false],
    ['failed', { status: 'failed' }, false],
    ['missed yesterday', { status: 'missed', ...at('2026-11-20', '09:00') }, true],
    ['missed 30 days ago', { status: 'missed', day: '2026-10-22', startsAt: monthAgo }, true],
    [
      'missed a moment more than 30 days ago',
      { status: 'missed', day: '2026-10-22', startsAt: new Date(monthAgo.getTime() - 1) },
      false,
    ],
    ['missed long ago', { status: 'missed', ...longAgo }, false],
  ])('%s', (_, state, isTreated) => {
    const appointment = { ...base, ...state }
    const treating = Object.entries(people).filter(([, actor]) => isTreatedBy(appointment, actor, moment))
    expect(treating.map(([who]) => who)).toEqual(isTreated ? ['doctor'] : [])
    const mayAnswer = appointment.status === 'pending'
    expect(canSeePatient(appointment, people.doctor, moment)).toBe(isTreated || mayAnswer)
  })

  it('a visit missed too long ago hides the patient from its doctor', () => {
    const appointment = { ...base, status: 'missed', ...longAgo } as const
    expect(canSeePatient(appointment, people.doctor, moment)).toBe(false)
  })
})

it('each status is in exactly one set, and the active ones are the requested and the booked', () => {
  const parts: Status[] = [...requestedStatuses, ...bookedStatuses, ...heldStatuses, ...closedStatuses]
  expect(parts.toSorted()).toEqual([...statuses].toSorted())
  expect([...activeStatuses]).toEqual(statuses.filter(isUpcoming))
})
