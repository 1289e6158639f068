import type { DeskAlarm, ListedAlarm, OpenedAlarm, OwnAlarm } from '../../src/shared/alarms/alarms.schemas.ts'

let next = 1
const newId = () => `01936f2a-0000-7000-8000-${String((next += 1)).padStart(12, '0')}`

function known() {
  const raisedAt = new Date(Date.now() - 60_000).toISOString()
  return {
    id: newId(),
    urgency: 'critical' as const,
    raisedAt,
    dueAt: raisedAt,
    acknowledged: null,
    outcome: null,
  }
}

/** An open, unanswered alarm as the server sends it to a doctor. */
export function alarmAnswer(told: Partial<ListedAlarm> = {}): ListedAlarm {
  const at = new Date().toISOString()
  return {
    ...known(),
    patient: { id: newId(), name: 'Asha Rani' },
    reading: { id: newId(), code: '85354-9', value: '190/120 mmHg', symptoms: ['chestPain'], at },
    more: 0,
    encounterId: null,
    owner: null,
    ...told,
  }
}

export function openedAnswer(told: Partial<OpenedAlarm> = {}): OpenedAlarm {
  const alarm = alarmAnswer()
  return {
    ...alarm,
    phone: '5550001234',
    age: 61,
    gender: 'Female',
    address: 'Ghunerki, near the gurdwara',
    guardians: [{ name: 'Manpreet Kaur', relation: 'mother', phone: '5550009876' }],
    readings: alarm.reading ? [alarm.reading] : [],
    tellings: [
      { name: 'Navjot Gill', at: alarm.raisedAt, isReachable: false },
      { name: null, at: alarm.raisedAt, isReachable: true },
    ],
    maySayOutcome: false,
    ...told,
  }
}

export function deskAnswer(told: Partial<DeskAlarm> = {}): DeskAlarm {
  const { raisedAt: toldAt, ...alarm } = known()
  return {
    ...alarm,
    raisedAt: toldAt,
    patient: { name: 'Asha Rani', phone: '5550001234', address: 'Ghunerki' },
    tellings: [{ name: 'Navjot Gill', at: toldAt, isReachable: false }],
    toldAt,
    owner: null,
    ...told,
  }
}

export function ownAnswer(told: Partial<OwnAlarm> = {}): OwnAlarm {
  return {
    ...known(),
    readingIds: [],
    told: [],
    deskToldAt: null,
    unansweredAt: null,
    phone: '5550001234',
    isClosed: false,
    place: { name: 'Civil Hospital Nabha', phone: '', areHoursUnknown: false },
    ...told,
  }
}
