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
import type { enterResults } from './laboratory.operations.ts'
import type { FoundOrder } from './laboratory.repo.ts'

type Entered = NewResult & { id: string }

interface Told {
  row: FoundOrder
  results: readonly Entered[]
  person: LabPerson | null
}

/** Who must know: the patient and the doctor by a notice, and of a dangerous value the alarms. */
export async function tellResults(
  ctx: RequestContext<typeof enterResults>,
  tx: Tx,
  { row, results, person }: Told,
): Promise<void> {
  const { actor, now, today } = ctx
  const about = { patientId: row.patient_id, area: 'guardianship' } as const
  const topics = [topicOfPerson(row.doctor_id), topicOfPerson(actor.id)]
  const facts = { doctor: nameWithoutTitle(row.doctor), date: today }
  const kind = kindOf(results)
  await publish(
    tx,
    { kind, subject: row.id, topics, about, tell: [{ patientId: row.patient_id, facts }] },
    now,
  )
  // Whoever does both reads it while entering it.
  if (kind !== labsUnusable && actor.id !== row.doctor_id) {
    const ofDoctor = { patient: row.name, date: today }
    const others = await listStandInsOfOrder(tx, row.id, today)
    const standIns = others.filter((id) => id !== actor.id)
    const tell = [row.doctor_id, ...standIns].map((personId) => ({ personId, facts: ofDoctor }))
    await publish(tx, { kind: labsToReview, subject: row.id, topics: standIns.map(topicOfPerson), tell }, now)
  }
  for (const one of results) await tellAlarms(tx, { one, person, patientId: row.patient_id, now })
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
