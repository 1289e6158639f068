import * as v from 'valibot'
import { mayRingAt } from '../../shared/appointments/hours/appointments.quiet-hours.ts'
import { visitsComingOn, type ComingVisit } from '../../shared/immunizations/immunizations.coming.ts'
import { immunizationsDue } from '../../shared/immunizations/immunizations.events.ts'
import { scheduleOf } from '../../shared/immunizations/immunizations.schedule.ts'
import { addDays, dayIn } from '../../shared/kit/time/town-time.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { listActing } from '../platform/db/who-acts.ts'
import { publish } from '../platform/events/publish.ts'
import { queueNoticePush } from '../platform/push/notice-push.ts'
import { pushPatientNotice } from '../platform/push/patient-notice-push.ts'
import { isTold, listOf, lockToTell } from './immunizations.repo.ts'

/** The job that wakes the devices of one person who acts for the patient. */
export const immunizationPushJob = 'immunizations:duePush'
const payload = v.object({ patient: v.string(), person: v.string() })

/** A server that stood still for a weekend still tells. */
const toldWithinDays = 3
const batch = 100
const keptForSeconds = 24 * 3600
const area = 'guardianship' as const

/** Tells who acts for a child, by day and once for each age, that vaccines of the schedule are due by age. */
export async function tellDueImmunizations(
  appContext: Pick<AppContext, 'store' | 'town' | 'clock'>,
): Promise<void> {
  const now = appContext.clock()
  if (mayRingAt(appContext.town.timeZone, now) > now) return
  const today = dayIn(appContext.town.timeZone, now)
  for (let ago = 0; ago < toldWithinDays; ago += 1)
    for (const visit of visitsComingOn(addDays(today, -ago))) await tellAll(appContext, visit, { today, now })
}

interface Day {
  today: string
  now: Date
}

/** Whoever has nothing due, or nobody to be told, is passed by: the next batch begins behind the last one. */
async function tellAll({ store }: Pick<AppContext, 'store'>, visit: ComingVisit, day: Day): Promise<void> {
  let after: string | null = null
  do after = await inTransaction(store.db, (tx) => tellBatch(tx, visit, { ...day, after }))
  while (after !== null)
}

async function tellBatch(
  tx: Tx,
  { at, bornOn }: ComingVisit,
  { today, now, after }: Day & { after: string | null },
): Promise<string | null> {
  const children = await lockToTell(tx, { bornOn, visit: at, after }, batch)
  for (const { id, born_on: born } of children)
    if (!(await isTold(tx, id, at)) && (await isDue(tx, id, { at, born, today }))) await tell(tx, id, at, now)
  return children.length === batch ? (children.at(-1)?.id ?? null) : null
}

async function isDue(
  tx: Tx,
  patientId: string,
  { at, born, today }: { at: ComingVisit['at']; born: string; today: string },
): Promise<boolean> {
  const rows = (await listOf(tx, patientId)).filter(({ status }) => status === 'completed')
  const given = new Map(rows.flatMap((row) => row.doses.map((dose) => [dose, row.given_on] as const)))
  const visit = scheduleOf(born, given, today).find((one) => one.at === at)
  return visit?.doses.some(({ state }) => state === 'due') ?? false
}

async function tell(tx: Tx, patientId: string, visit: ComingVisit['at'], now: Date): Promise<void> {
  const facts = { visit, path: '/patient/vaccinations' }
  const about = { patientId, area }
  await publish(
    tx,
    { kind: immunizationsDue, subject: patientId, topics: [], about, tell: [{ patientId, facts }] },
    now,
  )
  const people = (await listActing(tx, [patientId], area, now)).map(({ user_id }) => user_id)
  const askedOf = (person: string) => ({ patient: patientId, person })
  await queueNoticePush(tx, immunizationPushJob, patientId, people, askedOf, now)
}

/** Once for each person; not if they have read the notice meanwhile. */
export async function pushDueImmunizations(appContext: AppContext, given: unknown): Promise<void> {
  const asked = v.parse(payload, given)
  await pushPatientNotice(appContext, {
    job: immunizationPushJob,
    asked,
    kind: immunizationsDue,
    subject: asked.patient,
    person: asked.person,
    title: 'requestTexts.patient.vaccines',
    tag: `vaccines ${asked.patient}`,
    keptForSeconds,
    mayRingAt: (at) => mayRingAt(appContext.town.timeZone, at),
  })
}
