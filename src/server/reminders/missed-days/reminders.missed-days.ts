import { addDays, dayIn, startOfDay } from '../../../shared/kit/time/town-time.ts'
import { daysLookedBack, medicinesMissed } from '../../../shared/reminders/missed/reminders.missed-days.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { publish, topicOfPerson } from '../../platform/events/publish.ts'
import { presentDose, presentReminders } from '../reminders.presenter.ts'
import { listDoses, listPlans } from '../reminders.repo.ts'
import { listToTell, saveTold, type ToTell } from './reminders.missed-days.repo.ts'

const atOnce = 200

/** Each morning: tells the helpers whom the patient chose for it that medicines were not marked for two days. */
export async function tellMissedDays(appContext: AppContext): Promise<void> {
  const now = appContext.clock()
  const today = dayIn(appContext.town.timeZone, now)
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await listToTell(appContext.store.db, { now, today, after, limit: atOnce })
    for (const row of rows) await tellIfMissed(appContext, row, now, today)
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.id
  }
}

async function tellIfMissed(
  { store, town }: AppContext,
  { id, patient_id: patientId, user_id: personId }: ToTell,
  now: Date,
  today: string,
): Promise<void> {
  const zone = town.timeZone
  const from = addDays(today, -daysLookedBack)
  // Not of what helpers do not see: they could not ask about it.
  const of = { patientId, viewer: { as: 'helper' } } as const
  const plans = await listPlans(store.db, of, startOfDay(zone, from))
  const marked = (await listDoses(store.db, of, from)).map(presentDose)
  const count = medicinesMissed(presentReminders(plans), marked, today, zone)
  if (count === 0 || personId === null) return
  await inTransaction(store.db, async (tx) => {
    if (!(await saveTold(tx, id, now, today))) return
    const tell = [{ personId, patientId, facts: {} }]
    const topics = [topicOfPerson(personId)]
    await publish(tx, { kind: 'reminders.missedDays', subject: patientId, topics, tell }, now)
  })
}
