import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { listLate } from '../../../shared/communications/communications.desk.endpoints.ts'
import { LateAnswers } from './late-answers.tsx'

const oldestDueAt = { at: '2026-11-20T09:30:00.000Z', date: '2026-11-20', time: '15:00' }

test('says whom the desk should phone, and how urgent it is', async () => {
  await openDevice('coordinator')
  const late = {
    name: 'Navjot Gill',
    phone: '98140 54321',
    late: 2,
    waiting: 2,
    flagged: 1,
    oldestDueAt,
    awayUntil: null,
    standIn: null,
  }
  const other = {
    name: 'Asha Rani',
    phone: '',
    late: 0,
    waiting: 3,
    flagged: 0,
    oldestDueAt,
    awayUntil: '2026-11-28',
    standIn: { name: 'Balwinder Singh', phone: '98140 12345' },
  }
  serverSays(listLate, {
    body: {
      doctors: [
        { id: 'a', ...late },
        { id: 'b', ...other },
      ],
    },
  })
  show(<LateAnswers />)
  const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
  await expect.element(first).toHaveTextContent('Dr. Navjot Gill')
  await expect.element(first).toHaveTextContent('1 with a danger sign')
  await expect.element(first).toHaveTextContent(/2 overdue, the oldest since .*20 Nov/)
  await expect.element(first.getByRole('link')).toHaveAttribute('href', 'tel:9814054321')
  await expect.element(second).toHaveTextContent(/On leave until .*28 Nov.*: 3 patients wait for an answer/)
  await expect.element(second).not.toHaveTextContent('overdue')
  await expect.element(second).toHaveTextContent('No phone number')
  await expect.element(second).not.toHaveTextContent('danger')
  await expect.element(second).toHaveTextContent('Dr. Balwinder Singh stands in')
  await expect.element(second.getByRole('link')).toHaveAttribute('href', 'tel:9814012345')
  await expect.element(first).not.toHaveTextContent('stands in')
})
