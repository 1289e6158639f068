import type { AnswerOf } from '../../src/shared/kit/endpoint.ts'
import { listReminders } from '../../src/shared/reminders/reminders.endpoints.ts'
import { serverSays } from './screen.tsx'

type List = AnswerOf<typeof listReminders>
type Reminder = List['reminders'][number]

let next = 1

/** A reminder as the server sends it; by default a syrup three times a day. */
export function reminderAnswer({
  plan,
  ...told
}: Partial<Reminder> & { plan?: Partial<Reminder['plans'][number]> } = {}): Reminder {
  next += 1
  return {
    id: `01936f2a-0000-7000-8000-${String(next).padStart(12, '0')}`,
    name: 'Cough syrup',
    isRemoved: false,
    plans: [
      {
        since: '2026-11-01T00:00:00.000Z',
        dosage: '5 ml',
        times: ['08:00', '14:00', '20:00'],
        days: [0, 1, 2, 3, 4, 5, 6],
        startsOn: '2026-11-01',
        endsOn: null,
        ...plan,
      },
    ],
    ...told,
  }
}

/** What the form and the buttons of that reminder send. */
export const formBody = {
  name: 'Cough syrup',
  dosage: '5 ml',
  times: ['08:00', '14:00', '20:00'],
  days: [0, 1, 2, 3, 4, 5, 6],
  startsOn: '2026-11-01',
  endsOn: null,
  cycle: null,
  lastTime: null,
  asNeeded: null,
  steps: null,
  unit: null,
  amounts: null,
  food: null,
}

/** Mocks a server with one list. */
export function serverKeeps(list: List): List {
  serverSays(listReminders, () => ({ body: structuredClone(list) }))
  return list
}
