import type { AppContext } from '../../platform/context/request-context.ts'
import { buildReminder } from '../../reminders/reminders.fixtures.ts'

/** What the demo's patient takes, and how regularly: sometimes an evening is forgotten. */
export async function seedReminders(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  patientId: string,
): Promise<void> {
  await buildReminder(appContext, {
    patientId,
    name: 'Amlodipine 5 mg',
    dosage: '1 tablet',
    times: ['08:00'],
    daysAgo: 40,
    marked: () => 'taken',
  })
  await buildReminder(appContext, {
    patientId,
    name: 'ਖੰਘ ਦੀ ਦਵਾਈ (ਬੇਟਾ)',
    dosage: '5 ml',
    times: ['08:00', '14:00', '20:00'],
    daysAgo: 2,
    daysLeft: 3,
    marked: ({ time }) => (time === '20:00' ? null : 'taken'),
  })
  await buildReminder(appContext, {
    patientId,
    name: 'Vitamin D3',
    dosage: '1 capsule, after food',
    times: ['21:00'],
    days: [0],
    daysAgo: 20,
    marked: ({ day }) => (Number(day.slice(8)) % 2 === 0 ? 'taken' : 'skipped'),
  })
}
