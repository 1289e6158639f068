import { afterAll, beforeAll, beforeEach } from 'vitest'
import { addReminder, listReminders, markDose } from '../../src/shared/reminders/reminders.endpoints.ts'
import { dosesOfDay } from '../../src/shared/reminders/reminders.schedule.ts'
import { buildToken } from '../../src/server/accounts/accounts.fixtures.ts'
import { personIn, type SignedIn } from './people.ts'
import { first, openTown, type TestTown } from './town.ts'

/** Saturday, ten in the morning. */
export const morning = '2026-11-21T10:00:00+05:30'
export const today = '2026-11-21'
export const syrup = { name: ' Cough syrup ', dosage: '5 ml', times: ['20:00', '੦੮:੦੦', '14:00', '14:00'] }

/** The state of the running test. */
export const here = {} as { town: TestTown; token: string }
let asha: SignedIn

/** For all tests of a file: a town, and before each test a patient without medicines, in the morning. */
export function onMorningWithoutMedicines(): void {
  beforeAll(async () => {
    here.town = await openTown()
  })
  beforeEach(async () => {
    here.town.clock.now = new Date(morning)
    asha = await personIn(first(here.town.servers).appContext, 'patient')
    here.token = asha.token
  })
  afterAll(() => here.town.close())
}

/** Days later, with a new session. */
export async function comeBack(instant: string): Promise<void> {
  here.town.clock.now = new Date(instant)
  here.token = await buildToken(first(here.town.servers).appContext, asha)
}
export const list = () => here.town.api.must(listReminders, { token: here.token })
export const add = (options: Partial<typeof syrup> & { days?: number[]; endsOn?: string } = {}) =>
  here.town.api.must(addReminder, { token: here.token, body: { ...syrup, ...options } })
export const mark = (id: string, time: string, state: 'taken' | 'skipped' | null = 'taken', day = today) =>
  here.town.api.ask(markDose, { token: here.token, params: { id }, body: { day, time, state } })
export const dosesOn = async (day: string) => {
  const { reminders, doses } = await list()
  return dosesOfDay(reminders, doses, day, 'Asia/Kolkata').map((dose) => [dose.time, dose.mark])
}
