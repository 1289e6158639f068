import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import {
  labCritical,
  labsCorrected,
  labsResulted,
  labsToReview,
  labsUnusable,
  labUrgent,
  labWithdrawn,
} from '../../shared/labs/labs.events.ts'
import { alarmOf } from '../../shared/labs/rules/labs.critical.ts'
import type { LabPerson } from '../../shared/labs/rules/labs.person.ts'
import { listStandInsOfOrder } from '../platform/auth/care/stand-ins.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import type { NewResult } from './laboratory.judge.ts'
import type { FoundOrder } from './laboratory.repo.ts'

type Entered = NewResult & { id: string }

interface Told {
  row: FoundOrder
  results: readonly Entered[]
  person: LabPerson | null
}

type Telling = Pick<RequestContext, 'actor' | 'now' | 'today'>

/** Who must know: the patient and the doctor by a notice, and of a dangerous value the alarms. */
export async function tellResults(ctx: Telling, tx: Tx, { row, results, person }: Told): Promise<void> {
  const kind = kindOf(results)
  await tellPatient(ctx, tx, { row, kind, isTold: false })
  if (kind !== labsUnusable) await tellDoctors(ctx, tx, { row, isTold: false })
  for (const one of results) await tellAlarms(tx, { one, person, patientId: row.patient_id, now: ctx.now })
}

/** The same of a photo of the report, which has no value. `isTold`: of an earlier page; screens only fetch anew. */
export async function tellReport(
  ctx: Telling,
  tx: Tx,
  { row, isTold }: { row: FoundOrder; isTold: boolean },
): Promise<void> {
  await tellPatient(ctx, tx, { row, kind: labsResulted, isTold })
  await tellDoctors(ctx, tx, { row, isTold })
}

async function tellPatient(
  { actor, now, today }: Telling,
  tx: Tx,
  { row, kind, isTold }: { row: FoundOrder; kind: string; isTold: boolean },
): Promise<void> {
  const about = { patientId: row.patient_id, area: 'guardianship' } as const
  const topics = [topicOfPerson(row.doctor_id), topicOfPerson(actor.id)]
  const facts = { doctor: nameWithoutTitle(row.doctor), date: today }
  const tell = isTold ? [] : [{ patientId: row.patient_id, facts }]
  await publish(tx, { kind, subject: row.id, topics, about, tell }, now)
}

async function tellDoctors(
  { actor, now, today }: Telling,
  tx: Tx,
  { row, isTold }: { row: FoundOrder; isTold: boolean },
): Promise<void> {
  // Whoever does both reads it while entering it.
  if (actor.id === row.doctor_id) return
  const facts = { patient: row.name, date: today }
  const others = await listStandInsOfOrder(tx, row.id, today)
  const standIns = others.filter((id) => id !== actor.id)
  const tell = isTold ? [] : [row.doctor_id, ...standIns].map((personId) => ({ personId, facts }))
  await publish(tx, { kind: labsToReview, subject: row.id, topics: standIns.map(topicOfPerson), tell }, now)
}

function kindOf(results: readonly Entered[]): string {
  if (results.some(({ status }) => status === 'amended' || status === 'entered-in-error'))
    return labsCorrected
  return results.some(({ status }) => status === 'final') ? labsResulted : labsUnusable
}

/** The alarm of a reading that was taken back ends; one of the same urgency is joined by the new value. */
async function tellAlarms(
  tx: Tx,
  about: { one: Entered; person: LabPerson | null; patientId: string; now: Date },
): Promise<void> {
  const { one, person, patientId, now } = about
  const alarm = alarmOf(one.code, one.value ?? null, person)
  const earlier = one.before && alarmOf(one.code, one.before.value, person)
  const tell = (kind: string, subject: string) =>
    publish(
      tx,
      { kind, subject, topics: [], about: { patientId, area: 'guardianship' }, isHandled: true },
      now,
    )
  if (alarm !== null) await tell(alarm === 'critical' ? labCritical : labUrgent, one.id)
  if (one.before && earlier && earlier !== alarm) await tell(labWithdrawn, one.before.id)
}
