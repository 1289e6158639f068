import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listReminders, readCalendar } from '../../../shared/reminders/reminders.endpoints.ts'
import { reminderAnswer } from '../../../../tests/setup/reminder-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from '../screens/reminders.screen.tsx'

beforeEach(() => openDevice('patient'))

test("the calendar file is downloaded in the user's language", async () => {
  serverSays(listReminders, { body: { reminders: [reminderAnswer()], doses: [] } })
  serverSays(readCalendar, {
    body: { fileName: 'nabz-reminders.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
  })
  const saved: { name: string; href: string }[] = []
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    saved.push({ name: event.target.download, href: event.target.href })
  })
  show(<Screen />)
  await page.getByRole('heading', { name: 'Ring on my phone' }).click()
  await page.getByRole('button', { name: 'Add to phone calendar' }).click()
  await expect
    .element(page.getByText('The file nabz-reminders.ics is on your phone.', { exact: false }))
    .toBeVisible()
  expect(saved).toEqual([{ name: 'nabz-reminders.ics', href: expect.stringMatching(/^blob:/) }])
})
