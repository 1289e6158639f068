import type { AppContext } from '../../platform/context/request-context.ts'
import { buildReminder } from '../../reminders/reminders.fixtures.ts'

/** What the demo's patient takes, and how regularly: sometimes an evening is forgotten. */
export async function seedReminders(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  patientId: string,
): Promise<void> {
  await buildReminder(appContext, {
    patientId,
    name: 'Amlodipine',
    dosage: '5 mg',
    times: ['08:00'],
    unit: 'tablet',
    amounts: { '08:00': 1 },
    food: 'after',
    daysAgo: 40,
    marked: () => 'taken',
  })
  await buildReminder(appContext, {
    patientId,
    name: 'ਖੰਘ ਦੀ ਦਵਾਈ (ਬੇਟਾ)',
    times: ['08:00', '14:00', '20:00'],
    unit: 'ml',
    amounts: { '08:00': 5, '14:00': 5, '20:00': 7.5 },
    daysAgo: 2,
    daysLeft: 3,
    marked: ({ time }) => (time === '20:00' ? null : 'taken'),
  })
  await buildReminder(appContext, {
    patientId,
    name: 'Vitamin D3',
    times: ['21:00'],
    unit: 'capsule',
    amounts: { '21:00': 1 },
    food: 'after',
    days: [0],
    daysAgo: 20,
    marked: ({ day }) => (Number(day.slice(8)) % 2 === 0 ? 'taken' : 'skipped'),
    reason: 'forgot',
  })
}
