import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listReminders, markDose } from '../../../../shared/reminders/reminders.endpoints.ts'
import { reminderAnswer } from '../../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { TodaysDoses } from './todays-doses.tsx'

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-21T14:30:00+05:30'))
  await openDevice('patient')
})
afterEach(() => vi.useRealTimers())

test('marks the doses of today', async () => {
  const reminder = reminderAnswer()
  serverSays(listReminders, { body: { reminders: [reminder], doses: [] } })
  const dose = { reminderId: reminder.id, day: '2026-11-21', time: '14:00', state: 'taken' as const }
  serverSays(markDose, () => {
    serverSays(listReminders, { body: { reminders: [reminder], doses: [dose] } })
    return { body: dose }
  })
  show(<TodaysDoses />)
  const taken = page.getByRole('button', { name: 'Cough syrup, 2:00 pm: taken' })
  await taken.click()
  await expect.element(taken).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Take it now')).not.toBeInTheDocument()
  // A pending request would reach the server of the next test.
  await expect.poll(() => sentTo(markDose)).toHaveLength(1)
})

test.each([
  ['no reminders', [], 'No reminders yet', ['Add a medicine']],
  ['only a removed one', [reminderAnswer({ isRemoved: true })], 'No reminders yet', ['Add a medicine']],
  ['none today', [reminderAnswer({ plan: { days: [0] } })], 'No doses today', []],
] as const)('%s: says so, and what to do', async (_, reminders, title, ways) => {
  serverSays(listReminders, { body: { reminders, doses: [] } })
  show(<TodaysDoses />)
  await expect.element(page.getByText(title)).toBeVisible()
  const links = page.getByRole('link')
  expect(links.elements().map((link) => link.textContent)).toEqual(ways)
})

test('a failed load can be retried', async () => {
  serverSays(listReminders, { status: 404, refusal: { code: 'notFound' } })
  show(<TodaysDoses />)
  await expect.element(page.getByText('Your reminders could not be loaded.')).toBeVisible()
})

const button = (name: string) => page.getByRole('button', { name })

test.each([
  ['en', 'Cough syrup, 8:00 pm: taken', 'This dose is for 8:00 pm', 'No, not yet', 'Yes, mark it: Taken'],
  ['hi', /^Cough syrup, .*8:00.*: ले ली$/, /^यह खुराक .*8:00/, 'नहीं, अभी नहीं', 'हां, निशान लगाएं: ले ली'],
  ['pa', /^Cough syrup, .*8:00.*: ਲੈ ਲਈ$/, /^ਇਹ ਖੁਰਾਕ .*8:00/, 'ਨਹੀਂ, ਹਾਲੇ ਨਹੀਂ', 'ਹਾਂ, ਨਿਸ਼ਾਨ ਲਾਓ: ਲੈ ਲਈ'],
] as const)(
  'in %s, marking a dose long before its time asks for confirmation',
  async (language, name, title, no, yes) => {
    await openDevice('patient', { language })
    const reminder = reminderAnswer({ plan: { times: ['20:00'] } })
    const dose = { reminderId: reminder.id, day: '2026-11-21', time: '20:00', state: 'taken' as const }
    serverSays(listReminders, { body: { reminders: [reminder], doses: [] } })
    serverSays(markDose, () => {
      serverSays(listReminders, { body: { reminders: [reminder], doses: [dose] } })
      return { body: dose }
    })
    show(<TodaysDoses />)
    const taken = page.getByRole('button', { name })
    await taken.click()
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
    await button(no).click()
    await expect.element(taken).toHaveAttribute('aria-pressed', 'false')
    expect(sentTo(markDose)).toEqual([])
    await taken.click()
    await button(yes).click()
    await expect.element(taken).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => sentTo(markDose)).toHaveLength(1)
  },
)

test('a second dose within a week of a weekly medicine is not marked, also without a network', async () => {
  const moved = reminderAnswer({ plan: { days: [6], times: ['14:00'] } })
  const [plan] = moved.plans
  if (!plan) throw new Error('no plan')
  const reminder = {
    ...moved,
    plans: [
      { ...plan, days: [5] },
      { ...plan, since: '2026-11-21T02:00:00.000Z' },
    ],
  }
  const yesterday = { reminderId: reminder.id, day: '2026-11-20', time: '14:00', state: 'taken' as const }
  serverSays(listReminders, { body: { reminders: [reminder], doses: [yesterday] } })
  show(<TodaysDoses />)
  const taken = page.getByRole('button', { name: 'Cough syrup, 2:00 pm: taken' })
  await taken.click()
  await expect.element(page.getByText('Do not take another.', { exact: false })).toBeVisible()
  await expect.element(taken).toHaveAttribute('aria-pressed', 'false')
  expect(sentTo(markDose)).toEqual([])
})

test('what was taken before the page was opened has one button, which takes it back', async () => {
  const reminder = reminderAnswer()
  const dose = { reminderId: reminder.id, day: '2026-11-21', time: '14:00' }
  let state: string | null = 'taken'
  serverSays(listReminders, () => ({
    body: { reminders: [reminder], doses: state === null ? [] : [{ ...dose, state }] },
  }))
  serverSays(markDose, ({ body }) => {
    ;({ state } = body as { state: string | null })
    return { body: { ...dose, state } }
  })
  show(<TodaysDoses />)
  const taken = button('Cough syrup, 2:00 pm: taken')
  const skipped = button('Cough syrup, 2:00 pm: skipped')
  await expect.element(taken).toHaveAttribute('aria-pressed', 'true')
  await expect.element(skipped).not.toBeInTheDocument()
  await taken.click()
  await expect.element(taken).toHaveAttribute('aria-pressed', 'false')
  await expect.element(skipped).toBeVisible()
  await expect.poll(() => state).toBe(null)
})

test('a tap that changes taken to skipped can be undone', async () => {
  const reminder = reminderAnswer()
  const dose = { reminderId: reminder.id, day: '2026-11-21', time: '14:00' }
  let state: string | null = null
  const marked = () => (state === null ? [] : [{ ...dose, state }])
  serverSays(listReminders, () => ({ body: { reminders: [reminder], doses: marked() } }))
  serverSays(markDose, ({ body }) => {
    ;({ state } = body as { state: string })
    return { body: { ...dose, state } }
  })
  show(<TodaysDoses />)
  await button('Cough syrup, 2:00 pm: taken').click()
  await expect.poll(() => state).toBe('taken')
  await button('Cough syrup, 2:00 pm: skipped').click()
  await expect.element(page.getByText('Cough syrup, 2:00 pm: changed to “Skipped”.')).toBeVisible()
  await expect.poll(() => state).toBe('skipped')
  await button('Undo').click()
  await expect.element(button('Cough syrup, 2:00 pm: taken')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => state).toBe('taken')
})
