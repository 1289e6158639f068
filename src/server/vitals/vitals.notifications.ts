import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { VitalEvent } from '../../shared/vitals/vitals.events.ts'
import { valuesOf } from '../../shared/vitals/codes/vitals.codes.ts'
import { isRecent } from '../../shared/vitals/vitals.rules.ts'
import { readingText } from '../../shared/vitals/vitals.units.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson, type DomainEvent } from '../platform/events/publish.ts'
import { listCareRelationships, withdrawEarlier } from './vitals.care.repo.ts'
import type { ReadingRow } from './vitals.repo.ts'

type Row = Pick<
  ReadingRow,
  | 'id'
  | 'patient_id'
  | 'value'
  | 'component_values'
  | 'unit'
  | 'original_unit'
  | 'effective_on'
  | 'needs_doctor'
  | 'interpretation'
>

const understood = (row: Row) =>
  readingText({ values: valuesOf(row), unit: row.unit, saidUnit: row.original_unit })

/**
 * A red or amber reading that is recent enough to act on is also sent to the patient's doctors, with a notice; all
 * others only to the patient. Each doctor has at most one unread notice of a kind per patient, with the newest value, so
 * that a flood hides no other patient.
 */
export async function tellAdded(
  tx: Tx,
  row: Row,
  patient: string,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const kind = alarmOf(row, today)
  if (kind === null) return tell(tx, 'vitals.added', row, [], now)
  const doctors = await listCareRelationships(tx, row.patient_id, now)
  await withdrawEarlier(tx, row.patient_id, { kind, doctors }, now)
  const facts = { patient, patientId: row.patient_id, value: understood(row), date: row.effective_on }
  await publish(
    tx,
    {
      kind,
      subject: row.id,
      topics: doctors.map(topicOfPerson),
      about: aboutVitals(row),
      tell: doctors.map((personId) => ({ personId, facts })),
    },
    now,
  )
}

function alarmOf(row: Row, today: string): 'vitals.critical' | 'vitals.urgent' | null {
  if (row.needs_doctor) return 'vitals.critical'
  return row.interpretation === 'urgent' && isRecent(row.effective_on, today) ? 'vitals.urgent' : null
}

/** Removed or restored: doctors' lists change accordingly. */
export async function tellMoved(
  tx: Tx,
  kind: 'vitals.removed' | 'vitals.restored',
  row: Row,
  now: Date,
): Promise<void> {
  const doctors = row.needs_doctor ? await listCareRelationships(tx, row.patient_id, now) : []
  return tell(tx, kind, row, doctors, now)
}

export async function tellAttended(tx: Tx, row: Row, doctorName: string, now: Date): Promise<void> {
  const doctors = await listCareRelationships(tx, row.patient_id, now)
  const facts = { doctor: nameWithoutTitle(doctorName), value: understood(row), date: row.effective_on }
  await publish(
    tx,
    {
      kind: 'vitals.attended' satisfies VitalEvent,
      subject: row.id,
      topics: doctors.map(topicOfPerson),
      about: aboutVitals(row),
      tell: [{ patientId: row.patient_id, facts }],
    },
    now,
  )
}

function tell(tx: Tx, kind: VitalEvent, row: Row, doctors: string[], now: Date): Promise<void> {
  const topics = doctors.map(topicOfPerson)
  return publish(tx, { kind, subject: row.id, topics, about: aboutVitals(row) }, now)
}

function aboutVitals({ patient_id: patientId }: Row): NonNullable<DomainEvent['about']> {
  return { patientId, area: 'vitals' }
}
