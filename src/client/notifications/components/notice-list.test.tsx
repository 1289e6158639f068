import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listNotices, markNoticesSeen } from '../../../shared/notifications/notifications.contract.ts'
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

test('the newest three as sentences, the rest on demand, each and all can be put away', async () => {
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

test('what arrives while the page is open is said aloud, what was there before is not', async () => {
  let notices = [noticeAnswer(1)]
  serverSays(listNotices, () => ({ body: notices }))
  show(<NoticeToasts />)
  await expect.element(page.getByRole('status')).toHaveTextContent(/^$/)
  notices = [noticeAnswer(2), noticeAnswer(1)]
  await refresh('notifications')
  await expect.element(page.getByRole('status')).toHaveTextContent('Dr. Meena 2 confirmed your appointment')
})
