import type { Notice } from '../../src/shared/notifications/notifications.schemas.ts'

/** What a patient's request can come to, with the facts that the server sends with each notice. */
const notices: readonly [state: string, kind: string, facts: Notice['facts']][] = [
  [
    'nobody has confirmed the visit (the evening before, three hours before)',
    'unconfirmed',
    { phone: '5550001234' },
  ],
  [
    'nobody has confirmed the visit, at the latest 60 minutes before it lapses: with the next free times',
    'unconfirmed',
    { phone: '5550001234', freeTimes: '2026-11-24 12:45, 2026-11-24 13:15' },
  ],
  ['nobody has confirmed the call', 'unconfirmedCall', { phone: '5550001234' }],
  ['the doctor says: not my field', 'reassigned', { doctor: 'Navjot Gill' }],
  [
    'the doctor says: no time',
    'reassigned',
    { doctor: 'Navjot Gill', freeTimes: '2026-11-26 11:00, 2026-11-27 11:00' },
  ],
  [
    'the doctor says: no time, and no other doctor is asked by name',
    'opened',
    { freeTimes: '2026-11-26 11:00, 2026-11-27 11:00' },
  ],
  ['the doctor is away', 'opened', { away: 'Meena Sharma' }],
  [
    'the doctor says: must be seen in person',
    'offeredInPerson',
    { doctor: 'Navjot Gill', place: 'Civil Hospital Nabha, Patiala Road' },
  ],
  [
    'the doctor says: go to hospital now',
    'sentToHospital',
    {
      doctor: 'Navjot Gill',
      hospital: 'Civil Hospital Nabha',
      hospital_hi: 'सिविल अस्पताल नाभा',
      hospital_pa: 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ',
      phone: '5550001234',
    },
  ],
  [
    'it was not answered in time',
    'lapsed',
    { doctor: 'Navjot Gill', freeTimes: '2026-11-26 11:00, 2026-11-27 11:00' },
  ],
  ['no doctor was free', 'failed', { freeTimes: '2026-11-26 11:00' }],
  ['it did not take place', 'missed', { doctor: 'Navjot Gill' }],
  ['the doctor finished the visit', 'finished', { doctor: 'Navjot Gill' }],
  ['the doctor did not finish the visit', 'autoClosed', { doctor: 'Navjot Gill' }],
]

export const requestNotices = notices.map(([state, kind, facts]): [string, Notice] => [
  state,
  {
    id: '01936f2a-0000-7000-8000-000000000001',
    subject: '01936f2a-0000-7000-8000-000000000002',
    kind: `appointments.${kind}`,
    at: '2026-11-21T10:00:00Z',
    facts: { date: '2026-11-24', time: '17:30', ...facts },
  },
])
