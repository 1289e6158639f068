import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cursorAfter } from '../../../shared/kit/pages.ts'
import {
  listMoreNotices,
  listNotices,
  markNoticesSeen,
} from '../../../shared/notifications/notifications.endpoints.ts'
import { refresh } from '../../platform/queries/queries.tsx'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { NoticeList } from './notice-list.tsx'
import { NoticeToasts } from './notice-toasts.tsx'

function noticeAnswer(number: number) {
  return {
    id: `01936f2a-0000-7000-8000-00000000000${number}`,
    kind: 'appointments.accepted',
    subject: `01936f2a-0000-7000-8000-00000000000${number}`,
    at: '2026-11-21T10:00:00Z',
    facts: { doctor: `Meena ${number}`, date: '2026-11-24', time: '17:30' },
  }
}

beforeEach(() => openDevice('patient'))

test('shows the newest three, the rest on demand; one or all can be dismissed', async () => {
  let unseen = [5, 4, 3, 2, 1].map(noticeAnswer)
  serverSays(listNotices, () => ({ body: unseen }))
  serverSays(markNoticesSeen, ({ body }) => {
    unseen = unseen.filter(({ id }) => !(body as { ids: string[] }).ids.includes(id))
    return { body: { message: 'Seen.' } }
  })
  show(<NoticeList />)
  const first = page.getByText('Dr. Meena 5 confirmed your appointment on Tue, 24 Nov at 5:30 pm.', {
    exact: true,
  })
  await expect.element(first).toBeVisible()
  await expect.element(page.getByText(/^Dr. Meena 2/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: '2 more' }).click()
  await expect.element(page.getByText(/^Dr. Meena 1/)).toBeVisible()
  await page.getByRole('button', { name: /Got it: Dr. Meena 5/ }).click()
  await expect.element(first).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(page.getByText('What’s new')).not.toBeInTheDocument()
  await expect.poll(() => sentTo(markNoticesSeen).length).toBe(2)
})

test.each([
  ['en', 'Dr. Meena is not available. Your request for Tue, 24 Nov at 5:30 pm is now open to every doctor.'],
  ['hi', /^डॉ\. Meena अभी उपलब्ध नहीं हैं। .* सभी डॉक्टर देख सकते हैं।$/],
  ['pa', /^ਡਾ\. Meena ਹੁਣ ਨਹੀਂ ਮਿਲ ਸਕਦੇ। .* ਸਾਰੇ ਡਾਕਟਰ ਵੇਖ ਸਕਦੇ ਹਨ।$/],
] as const)('whose appointment moved on is told why, in %s', async (language, sentence) => {
  await openDevice('patient', { language })
  const facts = { away: 'Meena', date: '2026-11-24', time: '17:30' }
  serverSays(listNotices, { body: [{ ...noticeAnswer(1), kind: 'appointments.opened', facts }] })
  show(<NoticeList />)
  await expect.element(page.getByText(sentence, { exact: true }).first()).toBeVisible()
})

test('a request that came to nothing is made again from its notice, a confirmed one is not', async () => {
  const [failed, accepted] = [noticeAnswer(2), noticeAnswer(1)]
  const facts = { date: '2026-11-24', time: '17:30' }
  serverSays(listNotices, { body: [{ ...failed, kind: 'appointments.failed', facts }, accepted] })
  show(<NoticeList />)
  const again = page.getByRole('link', { name: /^Ask again/ })
  await expect.element(again).toHaveAttribute('href', `/appointments/book?again=${failed.subject}#when`)
  expect(page.getByRole('link', { name: /^See/ }).elements()).toHaveLength(2)
})

test.each([
  ['en', /at 5:30 pm\. Where: Gill Clinic, Main Bazaar$/],
  ['hi', /पक्का कर दिया। जगह: Gill Clinic, Main Bazaar$/],
  ['pa', /ਪੱਕੀ ਕਰ ਦਿੱਤੀ। ਥਾਂ: Gill Clinic, Main Bazaar$/],
] as const)('a confirmed visit says where, in %s', async (language, sentence) => {
  await openDevice('patient', { language })
  const { facts, ...notice } = noticeAnswer(1)
  serverSays(listNotices, { body: [{ ...notice, facts: { ...facts, place: 'Gill Clinic, Main Bazaar' } }] })
  show(<NoticeList />)
  await expect.element(page.getByText(sentence).first()).toBeVisible()
})

test.each([
  [
    'en',
    /Please do not travel until you are told\. .* Free next: Tue, 24 Nov, 5:45 pm · 6:00 pm · Wed, 25 Nov, 9:00 am\.$/,
  ],
  ['hi', /कृपया न निकलें। .* अगले खाली समय: .*5:45.* · .*6:00.* · .*9:00.*।$/],
  ['pa', /ਕਿਰਪਾ ਕਰਕੇ ਨਾ ਤੁਰੋ। .* ਅਗਲੇ ਖਾਲੀ ਸਮੇਂ: .*5:45.* · .*6:00.* · .*9:00.*।$/],
] as const)(
  'who must not set out reads the next free times, each day once, in %s',
  async (language, sentence) => {
    await openDevice('patient', { language })
    const freeTimes = '2026-11-24 17:45, 2026-11-24 18:00, 2026-11-25 09:00'
    const facts = { date: '2026-11-24', time: '17:30', phone: '+91-1765-000000', freeTimes }
    serverSays(listNotices, { body: [{ ...noticeAnswer(1), kind: 'appointments.unconfirmed', facts }] })
    show(<NoticeList />)
    await expect.element(page.getByText(sentence).first()).toBeVisible()
  },
)

test('a notice that arrives while the page is open shows a toast, an earlier one does not', async () => {
  let notices = [noticeAnswer(1)]
  serverSays(listNotices, () => ({ body: notices }))
  show(<NoticeToasts />)
  await expect.element(page.getByRole('status')).toHaveTextContent(/^$/)
  await refresh('notifications')
  const said = listSaid()
  notices = [noticeAnswer(2), noticeAnswer(1)]
  await refresh('notifications')
  await expect.poll(() => said.join()).toContain('Dr. Meena 2 confirmed your appointment')
})

/** All that the toasts say from now on: on a busy machine one is gone before it is looked for. */
function listSaid(): (string | null)[] {
  const said: (string | null)[] = []
  const status = page.getByRole('status').element()
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    childList: true,
    subtree: true,
    characterData: true,
  })
  return said
}

test('an older notice that moves up shows no toast', async () => {
  let notices = [noticeAnswer(2)]
  serverSays(listNotices, () => ({ body: notices }))
  show(<NoticeToasts />)
  await expect.element(page.getByRole('status')).toHaveTextContent(/^$/)
  await refresh('notifications')
  notices = [{ ...noticeAnswer(1), at: '2026-11-20T10:00:00Z' }]
  await refresh('notifications')
  notices = [{ ...noticeAnswer(3), at: '2026-11-22T10:00:00Z' }, ...notices]
  const said = listSaid()
  await refresh('notifications')
  await expect.poll(() => said.join()).toContain('Dr. Meena 3 confirmed')
  expect(said.join()).not.toContain('Meena 1')
})

test('beyond the list page by page, and only shown notices are marked as read', async () => {
  const id = (number: number) => `01936f2a-0000-7000-8000-${String(number).padStart(12, '0')}`
  const notices = Array.from({ length: 50 }, (_, n) => ({
    ...noticeAnswer(1),
    id: id(60 - n),
    facts: { doctor: `Meena ${60 - n}`, date: '2026-11-24', time: '17:30' },
  }))
  const after = cursorAfter({ at: new Date(noticeAnswer(1).at), id: id(11) })
  serverSays(listNotices, { body: notices })
  serverSays(markNoticesSeen, { body: { message: 'Seen.' } })
  serverSays(listMoreNotices, ({ query }) => ({
    body: { notices: query['after'] === after ? [{ ...noticeAnswer(7), id: id(7) }] : [], next: null },
  }))
  show(<NoticeList />)
  await expect.element(page.getByText('Mark all as read')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText(/^Dr. Meena 11 /)).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText(/^Dr. Meena 7 /)).toBeVisible()
  await page.getByRole('button', { name: 'Got it: Dr. Meena 7 ' }).click()
  await expect.poll(() => sentTo(markNoticesSeen)[0]?.body).toEqual({ ids: [id(7)] })
})

test('with more than the list holds, only the three shown are marked', async () => {
  const notices = Array.from({ length: 50 }, (_, n) => ({
    ...noticeAnswer(1),
    id: `01936f2a-0000-7000-8000-${String(60 - n).padStart(12, '0')}`,
  }))
  serverSays(listNotices, { body: notices })
  serverSays(markNoticesSeen, { body: { message: 'Seen.' } })
  show(<NoticeList />)
  await page.getByRole('button', { name: 'Mark these as read' }).click()
  await expect
    .poll(() => sentTo(markNoticesSeen)[0]?.body)
    .toEqual({ ids: notices.slice(0, 3).map(({ id }) => id) })
})

const subject = '01936f2a-0000-7000-8000-000000000009'
const of = { patient: 'Harpreet Kaur', date: '2026-11-24', time: '17:30' }
test.each([
  ['doctor', 'appointments.requested', of, '/doctor/requests'],
  ['doctor', 'appointments.offered', of, '/doctor/requests'],
  ['doctor', 'appointments.cancelledByPatient', of, '/doctor#today'],
  ['doctor', 'appointments.lapsed', of, '/doctor#today'],
  ['doctor', 'appointments.missed', of, '/doctor/follow-ups'],
  ['doctor', 'appointments.autoClosed', of, '/doctor/without-note'],
  [
    'doctor',
    'vitals.critical',
    { ...of, value: '190/120', patientId: subject },
    `/doctor/patients/${subject}`,
  ],
  ['doctor', 'vitals.critical', { ...of, value: '190/120' }, '/doctor/alerts'],
  ['patient', 'appointments.accepted', { ...of, doctor: 'Meena' }, '/patient/appointments'],
  ['doctor', 'alarms.raised', { patient: 'Asha', alarm: subject }, `/doctor/alerts/${subject}`],
  ['patient', 'alarms.acknowledged', { doctor: 'Meena', phone: '5550001234', number: '108' }, '/vitals'],
  ['patient', 'vitals.attended', { doctor: 'Meena', value: '190/120' }, '/vitals'],
] as const)('to a %s, %s of %o leads to %s', async (role, kind, facts, path) => {
  await openDevice(role)
  serverSays(listNotices, { body: [{ ...noticeAnswer(1), kind, facts }] })
  show(<NoticeList />)
  await expect.element(page.getByRole('link', { name: /^See: / })).toHaveAttribute('href', path)
})

test.each([
  ['en', 'doctor', 'The appointment of Asha on Tue, 24 Nov at 5:30 pm did not take place.'],
  ['hi', 'doctor', /^Asha का .* नहीं हो पाया।$/],
  ['pa', 'doctor', /^Asha ਦੀ .* ਨਹੀਂ ਹੋ ਸਕੀ।$/],
  ['en', 'patient', 'Your appointment with Dr. Asha on Tue, 24 Nov at 5:30 pm did not take place.'],
  ['hi', 'patient', /^डॉ\. Asha के साथ .* नहीं हो पाया।$/],
  ['pa', 'patient', /^ਡਾ\. Asha ਨਾਲ .* ਨਹੀਂ ਹੋ ਸਕੀ।$/],
] as const)('a missed visit names the other person, in %s to a %s', async (language, role, sentence) => {
  await openDevice(role, { language })
  const facts = { [role === 'doctor' ? 'patient' : 'doctor']: 'Asha', date: '2026-11-24', time: '17:30' }
  serverSays(listNotices, { body: [{ ...noticeAnswer(1), kind: 'appointments.missed', facts }] })
  show(<NoticeList />)
  await expect.element(page.getByText(sentence, { exact: true }).first()).toBeVisible()
})

test.each([
  ['en', 'alarms.unanswered', /^Nobody has answered\. Call 108 now, or go to Civil Hospital Nabha\.$/],
  ['hi', 'alarms.unanswered', /या यहां जाएं: सिविल अस्पताल नाभा।$/],
  ['pa', 'alarms.unanswered', /ਜਾਂ ਇੱਥੇ ਜਾਓ: ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ।$/],
  ['en', 'alarms.unansweredUrgent', /for example at Civil Hospital Nabha\. If you get worse, call 108\.$/],
  ['hi', 'alarms.unansweredUrgent', /जैसे यहां: सिविल अस्पताल नाभा। तबीयत बिगड़े तो 108 पर फ़ोन करें।$/],
  ['pa', 'alarms.unansweredUrgent', /ਜਿਵੇਂ ਇੱਥੇ: ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ। ਤਬੀਅਤ ਵਿਗੜੇ ਤਾਂ 108 ’ਤੇ ਫ਼ੋਨ ਕਰੋ।$/],
  ['pa', 'appointments.sentToHospital', /^ਹੁਣੇ ਹਸਪਤਾਲ ਜਾਓ: ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ,/],
] as const)('in %s, %s names the place as its reader knows it', async (language, kind, sentence) => {
  await openDevice('patient', { language })
  const hospital = { hospital: 'Civil Hospital Nabha', phone: '5550001234', number: '108' }
  const names = { hospital_hi: 'सिविल अस्पताल नाभा', hospital_pa: 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ' }
  const facts = { ...hospital, ...names, ...(kind === 'appointments.sentToHospital' && { doctor: 'Meena' }) }
  serverSays(listNotices, { body: [{ ...noticeAnswer(1), kind, facts }] })
  show(<NoticeList />)
  await expect.element(page.getByText(sentence).first()).toBeVisible()
})

test('a notice of before, with one name of the place, keeps it', async () => {
  await openDevice('patient', { language: 'pa' })
  const facts = { hospital: 'Civil Hospital Nabha', phone: '', number: '108' }
  serverSays(listNotices, { body: [{ ...noticeAnswer(1), kind: 'alarms.unanswered', facts }] })
  show(<NoticeList />)
  await expect.element(page.getByText(/ਜਾਂ ਇੱਥੇ ਜਾਓ: Civil Hospital Nabha।$/).first()).toBeVisible()
})

test('a notice of an unknown kind stays unread', async () => {
  serverSays(listNotices, {
    body: [{ ...noticeAnswer(3), kind: 'appointments.moved' }, noticeAnswer(2), noticeAnswer(1)],
  })
  serverSays(markNoticesSeen, { body: { message: 'Seen.' } })
  show(<NoticeList />)
  await expect.element(page.getByText(/^Dr. Meena 2/)).toBeVisible()
  expect(page.getByRole('listitem').all()).toHaveLength(2)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect
    .poll(() => sentTo(markNoticesSeen).at(-1)?.body)
    .toEqual({ ids: [noticeAnswer(2).id, noticeAnswer(1).id] })
})
