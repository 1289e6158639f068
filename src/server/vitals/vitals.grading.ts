import type { Selectable } from 'kysely'
import { codedValues } from '../../shared/vitals/codes/vitals.codes.ts'
import { siteCodes } from '../../shared/vitals/codes/vitals.sites.ts'
import { rulesVersion } from '../../shared/vitals/grading/vitals.grades.ts'
import { interpret, type Entry, type Interpreted } from '../../shared/vitals/grading/vitals.interpret.ts'
import type { Person } from '../../shared/vitals/grading/vitals.person.ts'
import type { Tables } from '../platform/db/tables.ts'
import { newId } from '../platform/runtime/ids.ts'

/** What was typed, for whom, for which day in the town, and the person on that day. */
export interface Measured extends Entry {
  patientId: string
  date: string
  /** Null: now, or at an hour that nobody said. */
  measuredAt?: Date | null
  person: Person
}

/** Who typed it, when as their phone says, and when the server got it; both as instants and as the town's days. */
export interface Recording {
  by: string | null
  submittedAt: Date
  submittedOn: string
  now: Date
  today: string
}

type Row = Selectable<Tables['observations']>

/**
 * The rows of a new reading: the typed text, the parsed values and the grade; a second row for the pulse that a blood
 * pressure machine showed. Throws if the text is no reading.
 */
export function gradedRows(measured: Measured, recording: Recording): [Row, ...Row[]] {
  const read = interpret(measured, measured.person, { day: measured.date, today: recording.today })
  const [first, ...others] = 'refusal' in read ? [] : read.readings
  if (!first) throw new Error(`This is no ${measured.type}.`)
  return [rowOf(first, measured, recording), ...others.map((one) => rowOf(one, measured, recording))]
}

function rowOf(
  read: Interpreted,
  { date, measuredAt = null, patientId, person, value, second }: Measured,
  { by, submittedAt, submittedOn, now }: Recording,
): Row {
  return {
    id: newId(),
    patient_id: patientId,
    ...codedValues(read.type, read.each),
    value_text: second ? `${value}, ${second}` : value,
    unit: read.unit,
    original_unit: read.saidUnit,
    context: read.context,
    interpretation: read.grade,
    symptoms: read.symptoms && [...read.symptoms],
    only_unanswered: read.isOnlyUnanswered ?? false,
    pregnancy: read.pregnancy,
    age_in_months: person.ageInMonths,
    off_scale: read.offScale,
    body_site: read.site && siteCodes[read.site],
    rules_version: read.grade === null ? null : rulesVersion,
    needs_doctor: read.needsDoctor,
    effective_on: date,
    // Of an earlier day the hour is known only where it was said.
    effective_at: measuredAt ?? (date === submittedOn ? submittedAt : null),
    submitted_at: submittedAt,
    recorded_at: now,
    source: 'typed',
    recorded_by: by,
    entered_in_error_at: null,
    acknowledged_by: null,
    acknowledged_at: null,
  }
}
