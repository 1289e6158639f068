import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listReminders, markDose } from '../../../../shared/reminders/reminders.endpoints.ts'
import type { SkipReason } from '../../../../shared/reminders/reminders.schedule.ts'
import { reminderAnswer } from '../../../../../tests/setup/reminder-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { TodaysDoses } from './todays-doses.tsx'

const reminder = reminderAnswer({ plan: { times: ['14:00'] } })
const dose = { reminderId: reminder.id, day: '2026-11-21', time: '14:00' }

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-21T14:30:00+05:30'))
  await openDevice('patient')
})
afterEach(() => vi.useRealTimers())

type Doses = { doses: (typeof dose & { state: 'taken' | 'skipped'; reason?: SkipReason | null })[] }
function serverKeeps({ doses }: Doses): void {
  const kept = { reminders: [reminder], doses: [...doses] }
  serverSays(listReminders, () => ({ body: structuredClone(kept) }))
  serverSays(markDose, ({ body }) => {
    const { state, reason = null } = body as { state: 'skipped' | 'taken' | null; reason?: SkipReason | null }
    kept.doses = state === null ? [] : [{ ...dose, state, reason }]
    return { body: { ...dose, state, reason } }
  })
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const group = () => page.getByRole('group', { name: 'Cough syrup, 2:00 pm: Why was it not taken?' })
const bodies = () => sentTo(markDose).map(({ body }) => body)

test('who skips a dose is asked why, once; the reason is sent and stays in words', async () => {
  serverKeeps({ doses: [] })
  show(<TodaysDoses />)
  await button('Cough syrup, 2:00 pm: skipped').click()
  await expect.poll(() => group().getByRole('button').elements().length).toBe(6)
  await group().getByRole('button', { name: 'Ran out' }).click()
  await expect.element(button('Cough syrup, 2:00 pm: Reason: Ran out')).toHaveFocus()
  await expect.element(group()).not.toBeInTheDocument()
  await expect.poll(bodies).toEqual([
    { day: '2026-11-21', time: '14:00', state: 'skipped', reason: null },
    { day: '2026-11-21', time: '14:00', state: 'skipped', reason: 'ranOut' },
  ])
})

test('a reason can be said later and changed; taken after all, it is gone', async () => {
  serverKeeps({ doses: [{ ...dose, state: 'skipped', reason: 'forgot' }] })
  show(<TodaysDoses />)
  await button('Cough syrup, 2:00 pm: Reason: Forgot').click()
  await expect
    .element(group().getByRole('button', { name: 'Forgot' }))
    .toHaveAttribute('aria-pressed', 'true')
  await group().getByRole('button', { name: 'Felt ill' }).click()
  await expect.element(button(/Reason: Felt ill/)).toBeVisible()
  await button('Cough syrup, 2:00 pm: taken').click()
  await expect.element(button(/Reason: Felt ill/)).not.toBeInTheDocument()
  await expect.poll(() => bodies().at(-1)).toEqual({ day: '2026-11-21', time: '14:00', state: 'taken' })
})

test.each([
  ['en', 'Too expensive'],
  ['hi', 'दवाई महंगी थी'],
  ['pa', 'ਦਵਾਈ ਮਹਿੰਗੀ ਸੀ'],
] as const)('in %s the price is a reason', async (language, words) => {
  await openDevice('patient', { language })
  serverKeeps({ doses: [{ ...dose, state: 'skipped', reason: 'forgot' }] })
  show(<TodaysDoses />)
  await button(/^Cough syrup, .*: .+: /).click()
  await button(words).click()
  await expect.poll(bodies).toMatchObject([{ state: 'skipped', reason: 'cost' }])
})

test('a dose that was taken is asked nothing', async () => {
  serverKeeps({ doses: [] })
  show(<TodaysDoses />)
  await button('Cough syrup, 2:00 pm: taken').click()
  await expect.poll(bodies).toHaveLength(1)
  expect(group().elements()).toEqual([])
  expect(button(/Say why/).elements()).toEqual([])
})

test('the undo of a change brings the reason back', async () => {
  serverKeeps({ doses: [{ ...dose, state: 'skipped', reason: 'ranOut' }] })
  show(<TodaysDoses />)
  await button('Cough syrup, 2:00 pm: taken').click()
  await button('Undo').last().click()
  await expect.element(button('Cough syrup, 2:00 pm: Reason: Ran out')).toBeVisible()
  await expect.poll(() => bodies().at(-1)).toMatchObject({ state: 'skipped', reason: 'ranOut' })
})
