import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addReminder, changeReminder } from '../../../../../shared/reminders/reminders.endpoints.ts'
import { reminderAnswer } from '../../../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../../tests/setup/screen.tsx'
import { readDraft, writeDraft } from '../../../../platform/session/drafts.ts'
import { draftOfNew } from '../draft-names.ts'
import { ReminderFormPlace } from '../reminder-form-place.tsx'

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-21T11:16:00+05:30'))
  await openDevice('patient')
  serverSays(addReminder, { body: {} })
})
afterEach(() => vi.useRealTimers())

const showForm = () => show(<ReminderFormPlace known={null} onClose={() => undefined} />)
const said = () => page.getByText('Today’s times are over, so it starts tomorrow.')
const time = () => page.getByLabelText('Time', { exact: true })
const firstDay = () => page.getByLabelText('First day')
const unfold = () => page.getByText('When, for how long').click()
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click()
const night = () => page.getByRole('checkbox', { name: 'Night' }).click()
async function typeTime(): Promise<void> {
  await page.getByLabelText('Name of the medicine').fill('Prednisolone')
  await time().fill('09:00')
}
async function saved(): Promise<unknown> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sentTo(addReminder)).toHaveLength(1)
  return sentTo(addReminder)[0]?.body
}

test('a medicine whose only time is over today starts tomorrow, and says so', async () => {
  showForm()
  await typeTime()
  await expect.element(said()).toBeVisible()
  await expect.element(page.getByText('Every day · From Sun, 22 Nov')).toBeVisible()
  expect(await saved()).toMatchObject({ times: ['09:00'], startsOn: '2026-11-22' })
})

test.each([
  ['hi', 'आज का समय निकल चुका है, इसलिए दवाई कल से शुरू होगी।'],
  ['pa', 'ਅੱਜ ਦਾ ਸਮਾਂ ਲੰਘ ਚੁੱਕਾ ਹੈ, ਇਸ ਲਈ ਦਵਾਈ ਭਲਕੇ ਸ਼ੁਰੂ ਹੋਵੇਗੀ।'],
] as const)('in %s it says so too', async (language, words) => {
  await openDevice('patient', { language })
  showForm()
  await expect.poll(() => document.querySelector('input[type=time]')).not.toBeNull()
  await page.elementLocator(document.querySelector('input[type=time]')!).fill('09:00')
  await expect.element(page.getByText(words)).toBeVisible()
})

test('with a time that is ahead it starts today again', async () => {
  showForm()
  await typeTime()
  await expect.element(said()).toBeVisible()
  await night()
  await expect.element(said()).not.toBeInTheDocument()
  expect(await saved()).not.toHaveProperty('startsOn')
})

test.each([
  ['before', async () => (await choose('5 days'), typeTime())],
  ['after', async () => (await typeTime(), choose('5 days'))],
])('five days chosen %s the time stay five days', async (_, enter) => {
  showForm()
  await unfold()
  await enter()
  await expect.element(firstDay()).toHaveValue('2026-11-22')
  await expect.element(page.getByLabelText('Last day')).toHaveValue('2026-11-26')
  expect(await saved()).toMatchObject({ startsOn: '2026-11-22', endsOn: '2026-11-26' })
})

const doses = () => page.getByLabelText('Or so many doses')

test('five doses fill in the last day and the last dose, also after the times were changed', async () => {
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Amoxicillin')
  await time().fill('20:00')
  await unfold()
  await doses().fill('5')
  await expect.element(page.getByLabelText('Last day')).toHaveValue('2026-11-25')
  await expect.element(page.getByText('Every day · Until Wed, 25 Nov, 8:00 pm')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Morning' }).click()
  await expect.element(page.getByText('Every day · Until Mon, 23 Nov, 8:00 pm')).toBeVisible()
  await doses().fill('4')
  await expect.element(page.getByText('Every day · Until Mon, 23 Nov, 8:00 am')).toBeVisible()
  expect(await saved()).toMatchObject({
    times: ['08:00', '20:00'],
    endsOn: '2026-11-23',
    lastTime: '08:00',
  })
})

test('so many days after so many doses are whole days again; no number is said so', async () => {
  showForm()
  await page.getByLabelText('Name of the medicine').fill('Amoxicillin')
  await time().fill('20:00')
  await unfold()
  await doses().fill('none')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Please write a number of doses from 1 to 200')).toBeVisible()
  expect(sentTo(addReminder)).toEqual([])
  await choose('5 days')
  await expect.element(doses()).toHaveValue('')
  const body = await saved()
  expect(body).toMatchObject({ endsOn: '2026-11-25' })
  expect(body).not.toHaveProperty('lastTime')
})

test('a medicine with a last dose keeps it when something else is changed', async () => {
  serverSays(changeReminder, { body: {} })
  const known = reminderAnswer({
    plan: { times: ['08:00', '20:00'], endsOn: '2026-11-23', lastTime: '08:00' },
  })
  show(<ReminderFormPlace known={known} onClose={() => undefined} />)
  await page.getByLabelText('Name of the medicine').fill('Amoxicillin 500')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => sentTo(changeReminder)[0]?.body)
    .toMatchObject({ endsOn: '2026-11-23', lastTime: '08:00' })
})

test('steps are counted from tomorrow', async () => {
  showForm()
  await typeTime()
  await choose('Tablets')
  await page.getByRole('radio', { name: 'It changes', exact: true }).click()
  const step = page.getByRole('group', { name: 'Step 1', exact: true })
  await step.getByLabelText('For how many days?').fill('5')
  await expect.element(step.getByText('Sun, 22 Nov to Thu, 26 Nov')).toBeVisible()
})

test('a last day of one’s own stays', async () => {
  showForm()
  await unfold()
  await page.getByLabelText('Last day').fill('2026-11-24')
  await typeTime()
  await expect.element(firstDay()).toHaveValue('2026-11-22')
  await expect.element(page.getByLabelText('Last day')).toHaveValue('2026-11-24')
})

test.each(['2026-11-21', '2026-11-20', ''])('a first day of one’s own stays: %s', async (day) => {
  showForm()
  await unfold()
  await typeTime()
  await expect.element(firstDay()).toHaveValue('2026-11-22')
  await firstDay().fill(day)
  await expect.element(said()).not.toBeInTheDocument()
  await time().fill('10:00')
  await expect.element(firstDay()).toHaveValue(day)
  const { startsOn = '' } = (await saved()) as { startsOn?: string }
  expect(startsOn).toBe(day)
})

test('a draft opened on a later day starts then', async () => {
  showForm()
  await typeTime()
  await expect.poll(() => readDraft(draftOfNew)?.values).toMatchObject({ startsOn: '2026-11-22' })
  vi.setSystemTime(new Date('2026-11-24T07:00:00+05:30'))
  document.body.innerHTML = ''
  showForm()
  await expect.element(time()).toHaveValue('09:00')
  await unfold()
  await expect.element(firstDay()).toHaveValue('')
  await expect.element(said()).not.toBeInTheDocument()
})

test('an attempt whose answer was lost stays as it was', async () => {
  showForm()
  await typeTime()
  await expect.poll(() => readDraft(draftOfNew)?.values).toMatchObject({ startsOn: '2026-11-22' })
  const draft = readDraft(draftOfNew)
  writeDraft(draftOfNew, draft && { ...draft, attempt: { content: '', key: 'first-try' } })
  vi.setSystemTime(new Date('2026-11-24T07:00:00+05:30'))
  document.body.innerHTML = ''
  showForm()
  await expect.element(time()).toHaveValue('09:00')
  await expect.element(firstDay()).toHaveValue('2026-11-22')
})

test('a medicine that is changed keeps its first day', async () => {
  const known = reminderAnswer({ plan: { times: ['09:00'], startsOn: '2026-11-21' } })
  show(<ReminderFormPlace known={known} onClose={() => undefined} />)
  await unfold()
  await time().fill('10:00')
  await expect.element(firstDay()).toHaveValue('2026-11-21')
  await expect.element(said()).not.toBeInTheDocument()
})
