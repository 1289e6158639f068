import * as v from 'valibot'
import { mayRingAt } from '../../../shared/appointments/hours/appointments.quiet-hours.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { followUpDue } from '../../../shared/encounters/encounters.events.ts'
import { addDays, dayIn, startOfDay } from '../../../shared/kit/time/town-time.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { listActing } from '../../platform/db/who-acts.ts'
import { publish } from '../../platform/events/publish.ts'
import { queueNoticePush } from '../../platform/push/notice-push.ts'
import { pushPatientNotice } from '../../platform/push/patient-notice-push.ts'
import { lockToTell, markTold } from './encounters.follow-ups.repo.ts'

/** The job that wakes the devices of one person who acts for the patient. */
export const followUpPushJob = 'encounters:followUpPush'
const payload = v.object({ encounter: v.string(), person: v.string() })

/** Time enough to book. */
const toldBeforeDays = 2
const batch = 100
const keptForSeconds = 12 * 3600

/** Tells each patient once, by day, that the day of the follow-up is near. */
export async function tellFollowUps(appContext: Pick<AppContext, 'store' | 'town' | 'clock'>): Promise<void> {
  if (mayRingAt(appContext.town.timeZone, appContext.clock()) > appContext.clock()) return
  while ((await tellBatch(appContext)) === batch);
}

function tellBatch({ store, town, clock }: Pick<AppContext, 'store' | 'town' | 'clock'>): Promise<number> {
  const now = clock()
  const today = dayIn(town.timeZone, now)
  return inTransaction(store.db, async (tx) => {
    const signedBefore = startOfDay(town.timeZone, today)
    const due = await lockToTell(tx, { from: today, to: addDays(today, toldBeforeDays), signedBefore }, batch)
    for (const { encounter_id: encounter, patient_id: patientId, ...row } of due) {
      await markTold(tx, encounter, now)
      const path = `/appointments/book?doctor=${row.doctor_id}`
      const facts = { doctor: nameWithoutTitle(row.doctor), date: row.due_on, path }
      // Helpers are not told with whom a sensitive visit was.
      const area = row.sensitive ? ('guardianship' as const) : ('appointments' as const)
      const about = { patientId, area }
      const event = { kind: followUpDue, subject: encounter, topics: [], about, tell: [{ patientId, facts }] }
      await publish(tx, event, now)
      const acting = await listActing(tx, [patientId], area, now)
      const people = acting.map(({ user_id }) => user_id)
      await queueNoticePush(tx, followUpPushJob, encounter, people, (person) => ({ encounter, person }), now)
    }
    return due.length
  })
}

/** Once for each person; not if they have read the notice meanwhile. Neither doctor nor illness is on the screen. */
export async function pushFollowUp(appContext: AppContext, given: unknown): Promise<void> {
  const asked = v.parse(payload, given)
  await pushPatientNotice(appContext, {
    job: followUpPushJob,
    asked,
    kind: followUpDue,
    subject: asked.encounter,
    person: asked.person,
    title: 'requestTexts.patient.followUp',
    tag: `follow-up ${asked.encounter}`,
    keptForSeconds,
    mayRingAt: (at) => mayRingAt(appContext.town.timeZone, at),
  })
}
