import { expect, test } from 'vitest'
import { deskTasks, found, type DeskAnswers } from './desk-tasks.ts'

const personOf = (name: string) => ({ name, phone: '' })
const request = (id: string, told: object = {}) => ({
  _id: id,
  hasRedFlag: false,
  patient: personOf(id),
  doctor: null,
  ...told,
})
const alarm = (id: string, urgency: string) => ({ id, urgency, patient: personOf(id) })
const doctor = (id: string, told: object = {}) => ({ id, name: id, phone: '', clinic: '', ...told })

/** Only what the order and the search look at. */
const answers = {
  alarms: { open: 2, alarms: [alarm('amber', 'urgent'), alarm('red', 'critical')] },
  sms: { waiting: 1, unanswered: 0, messages: [{ number: '5550000009' }] },
  requests: {
    requests: [request('soon'), request('flagged', { hasRedFlag: true }), request('later')],
    inDoubt: [request('doubt')],
    sentToHospital: [request('sent')],
  },
  accesses: { more: false, accesses: [{ id: 'access', doctor: 'Rakesh', phone: '' }] },
  late: { doctors: [doctor('calm', { flagged: 0 }), doctor('grave', { flagged: 1 })] },
  awaiting: { doctors: [doctor('new', { registrationNumber: 'PMC-7' })] },
} as unknown as DeskAnswers
const none: DeskAnswers = {
  alarms: undefined,
  sms: undefined,
  requests: undefined,
  accesses: undefined,
  late: undefined,
  awaiting: undefined,
}

const idsOf = (tasks: ReturnType<typeof deskTasks>) =>
  Object.fromEntries(Object.entries(tasks).map(([part, rows]) => [part, rows.map(({ id }) => id).join(' ')]))

test('alarms come first, then what is dangerous, then calls, decisions and requests', () => {
  expect(idsOf(deskTasks(answers))).toEqual({
    atOnce: 'red sent amber sms flagged late-grave',
    toPhone: 'doubt late-calm',
    toDecide: 'access doctor-new',
    requests: 'soon later',
  })
})

test('what has not been read is left out, and no text messages are no row', () => {
  expect(idsOf(deskTasks(none))).toEqual({ atOnce: '', toPhone: '', toDecide: '', requests: '' })
  const quiet = { ...none, sms: { waiting: 0, unanswered: 0, messages: [] } }
  expect(idsOf(deskTasks(quiet)).atOnce).toBe('')
})

test.each([
  ['lat', '', '', 'later'],
  ['pmc-7', '', 'doctor-new', ''],
  ['rak', '', 'access', ''],
  ['calm', 'late-calm', '', ''],
  ['nobody', '', '', ''],
])('a search for %s leaves out other rows, and never what is to be done at once', (typed, ...rest) => {
  const [toPhone, toDecide, requests] = rest
  expect(idsOf(found(deskTasks(answers), typed))).toEqual({
    atOnce: 'red sent amber sms flagged late-grave',
    toPhone,
    toDecide,
    requests,
  })
})
