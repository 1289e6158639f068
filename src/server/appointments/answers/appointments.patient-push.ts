import { sql } from 'kysely'
import * as v from 'valibot'
import type {
  AppointmentEvent,
  QuietAppointmentEvent,
} from '../../../shared/appointments/appointments.events.ts'
import { mayRingAt } from '../../../shared/appointments/hours/appointments.quiet-hours.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { isOwnRecord, listActing } from '../../platform/db/who-acts.ts'
import { textOf, type Language } from '../../platform/http/errors/sentences.ts'
import { messageFor } from '../../platform/push/send.ts'
import { pushNotice, queueNoticePush } from '../../platform/push/notice-push.ts'

/** The job that wakes the devices of one person who acts for the patient. */
export const patientPushJob = 'appointments:patientPush'

const payload = v.object({ appointment: v.string(), person: v.string() })

const keptForSeconds = 12 * 3600

interface Ring {
  title: string
  /** At night too: somebody may set out, or must. */
  isUrgent: boolean
}
const urgent = (title: string): Ring => ({ title, isUrgent: true })
const byDay = (title: string): Ring => ({ title, isUrgent: false })
const isOff = urgent('requestTexts.patient.notTakingPlace')
const noMore = urgent('requestTexts.patient.noMore')

// No complaint, no name and no time: phones lie open on tables.
const rings: Partial<Record<string, Ring>> = {
  'appointments.sentToHospital': urgent('alarmTexts.push.patient'),
  'appointments.unconfirmed': urgent('requestTexts.patient.unconfirmed'),
  'appointments.unconfirmedCall': urgent('requestTexts.patient.unconfirmedCall'),
  'appointments.lapsed': isOff,
  'appointments.failed': isOff,
  'appointments.cancelledByDoctor': isOff,
  'appointments.sessionCancelled': isOff,
  'appointments.reopened': noMore,
  'appointments.timeToLeave': urgent('requestTexts.patient.timeToLeave'),
  'appointments.offeredInPerson': byDay('requestTexts.patient.offered'),
  'appointments.accepted': byDay('requestTexts.patient.confirmed'),
} satisfies Partial<Record<AppointmentEvent, Ring>>

/** `away`: the doctor may no longer treat, so what was confirmed is so no more. */
function ringOf(kind: string, isAway: boolean): Ring | undefined {
  const isElsewhere = kind === 'appointments.reassigned' || kind === 'appointments.opened'
  return isElsewhere && isAway ? noMore : rings[kind]
}

/** Queues the push to those who act for the patient and have a device, if this is one of the events that ring. */
export async function queuePatientPush(
  tx: Tx,
  kind: AppointmentEvent | QuietAppointmentEvent,
  { id: appointment, patientId, isAway }: { id: string; patientId: string; isAway: boolean },
  now: Date,
): Promise<void> {
  if (!ringOf(kind, isAway)) return
  const acting = await listActing(tx, [patientId], 'appointments', now)
  const people = acting.map(({ user_id }) => user_id)
  const askedOf = (person: string) => ({ appointment, person })
  await queueNoticePush(tx, patientPushJob, appointment, people, askedOf, now)
}

/** Once for each notice and person: the newest of the appointment, unless it was read or replaced meanwhile. */
export async function pushToPatient(appContext: AppContext, given: unknown): Promise<void> {
  const asked = v.parse(payload, given)
  const { db } = appContext.store
  const notice = await findNewest(db, asked)
  const ring = notice && ringOf(notice.kind, notice.is_away)
  if (!notice || !ring || notice.seen_at !== null || notice.pushed_at !== null) return
  const due = ring.isUrgent ? notice.at : mayRingAt(appContext.town.timeZone, notice.at)
  // Whoever acts for the patient reads of it on the home page, which names the person and leads on.
  const isOwn = await isOwnRecord(db, asked.person, notice.patient_id)
  const messageIn = (language: Language) =>
    messageFor(
      {
        title: textOf(language, ring.title),
        body: textOf(language, 'requestTexts.push.open'),
        tag: `appointment ${asked.appointment} ${notice.at.toISOString()}`,
        language,
        at: notice.at,
        path: isOwn ? '/patient/appointments' : '/',
      },
      keptForSeconds,
      `appointment ${asked.appointment}`,
    )
  await pushNotice(appContext, {
    job: patientPushJob,
    asked,
    person: asked.person,
    noticeId: notice.id,
    runAt: due,
    due,
    messageIn,
  })
}

async function findNewest(db: Database, { appointment, person }: v.InferOutput<typeof payload>) {
  const { rows } = await sql<{
    id: string
    kind: string
    at: Date
    patient_id: string
    seen_at: Date | null
    pushed_at: Date | null
    is_away: boolean
  }>`
    select id, kind, at, patient_id, seen_at, pushed_at, facts->>'away' is not null as is_away from notices
    where user_id = ${person} and subject = ${appointment} and patient_id is not null
    order by at desc, id desc limit 1`.execute(db)
  return rows[0]
}
