import { afterAll, beforeAll, expect, it } from 'vitest'
import { listReminders } from '../../../shared/reminders/reminders.endpoints.ts'
import { dosesAtHand, dosesOfDay, nextDose } from '../../../shared/reminders/reminders.schedule.ts'
import { personIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { seedReminders } from './demo-reminders.ts'

const zone = 'Asia/Kolkata'
let town: TestTown
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

it.each(['2026-11-21T07:00:00+05:30', '2026-11-21T16:00:00+05:30', '2026-11-21T23:50:00+05:30'])(
  'a demo started at %s has doses today, a next one, and a week of history',
  async (instant) => {
    town.clock.now = new Date(instant)
    const { appContext } = first(town.servers)
    const { patientId, token } = await personIn(appContext, 'patient')
    await seedReminders(appContext, patientId)
    const { reminders, doses } = await town.api.must(listReminders, { token })
    expect(reminders).toHaveLength(3)
    expect(dosesAtHand(reminders, doses, appContext.clock(), zone).length).toBeGreaterThanOrEqual(4)
    expect(nextDose(reminders, doses, appContext.clock(), zone)).toBeDefined()
    const yesterday = dosesOfDay(reminders, doses, '2026-11-20', zone)
    expect(yesterday.map(({ time, mark }) => `${time} ${mark}`)).toEqual([
      '08:00 taken',
      '08:00 taken',
      '14:00 taken',
      '20:00 null',
    ])
  },
)
