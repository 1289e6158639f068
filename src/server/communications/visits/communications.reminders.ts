import * as v from 'valibot'
import { mayRingAt } from '../../../shared/appointments/hours/appointments.quiet-hours.ts'
import { visitNear } from '../../../shared/communications/communications.events.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { addDays, dayIn, startOfDay } from '../../../shared/kit/time/town-time.ts'
import { listTreating } from '../../platform/auth/care/treating.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { listActing } from '../../platform/db/who-acts.ts'
import { publish, withdrawNotices } from '../../platform/events/publish.ts'
import { queueNoticePush } from '../../platform/push/notice-push.ts'
import { pushPatientNotice } from '../../platform/push/patient-notice-push.ts'
import { changeThread, findDoctors } from '../communications.repo.ts'
import { findVisit, lockVisitsNear, type NearRow } from './communications.visits.repo.ts'

/** The job that wakes the devices of one person who acts for the patient. */
export const visitPushJob = 'communications:visitPush'
const payload = v.object({ thread: v.string(), person: v.string() })

const toldBeforeDays = 1
const batch = 100
const keptForSeconds = 12 * 3600
const area = 'guardianship' as const

/**
 * Reminds a patient by day of the last day on which a doctor asked them to come: the day before, and on the day while
 * nothing is booked.
 */
export async function tellVisitsNear(
  appContext: Pick<AppContext, 'store' | 'town' | 'clock'>,
): Promise<void> {
  if (mayRingAt(appContext.town.timeZone, appContext.clock()) > appContext.clock()) return
  while ((await tellBatch(appContext)) === batch);
}

function tellBatch({ store, town, clock }: Pick<AppContext, 'store' | 'town' | 'clock'>): Promise<number> {
  const now = clock()
  const today = dayIn(town.timeZone, now)
  // Who was asked today knows.
  const askedBefore = startOfDay(town.timeZone, today)
  return inTransaction(store.db, async (tx) => {
    const near = await lockVisitsNear(
      tx,
      { today, until: addDays(today, toldBeforeDays), askedBefore },
      batch,
    )
    for (const row of near) {
      await changeThread(tx, row.id, { come_by_told_on: today })
      if (await isOpen(tx, row, now)) await tell(tx, row, now)
    }
    return near.length
  })
}

async function isOpen(tx: Tx, row: NearRow, now: Date): Promise<boolean> {
  return (await listTreating(tx, row.patient_id, now, row.doctor_id)).length > 0
}

async function tell(tx: Tx, { id, patient_id: patientId, ...row }: NearRow, now: Date): Promise<void> {
  await withdrawNotices(tx, visitNear, id, now)
  const [doctor] = await findDoctors(tx, [row.doctor_id])
  const path = `/appointments/book?doctor=${row.doctor_id}`
  const facts = { doctor: nameWithoutTitle(doctor?.name ?? ''), date: row.come_by, path }
  const about = { patientId, area }
  await publish(tx, { kind: visitNear, subject: id, topics: [], about, tell: [{ patientId, facts }] }, now)
  const people = (await listActing(tx, [patientId], area, now)).map(({ user_id }) => user_id)
  await queueNoticePush(tx, visitPushJob, id, people, (person) => ({ thread: id, person }), now)
}

/** Once for each person; not if they have read the notice, or a visit was booked meanwhile. */
export async function pushVisitNear(appContext: AppContext, given: unknown): Promise<void> {
  const asked = v.parse(payload, given)
  const { visit } = await findVisit(appContext.store.db, asked.thread)
  if (visit !== 'asked') return
  await pushPatientNotice(appContext, {
    job: visitPushJob,
    asked,
    kind: visitNear,
    subject: asked.thread,
    person: asked.person,
    title: 'requestTexts.patient.followUp',
    tag: `visit ${asked.thread}`,
    keptForSeconds,
    mayRingAt: (at) => mayRingAt(appContext.town.timeZone, at),
  })
}
