import type {
  AlarmReading,
  DeskAlarm,
  ListedAlarm,
  OpenedAlarm,
  OwnAlarm,
} from '../../../shared/alarms/alarms.schemas.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { labTest, shownUnit } from '../../../shared/labs/catalogue/labs.catalogue.ts'
import { valuesOf } from '../../../shared/vitals/codes/vitals.codes.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import type { AlarmReadingRow, ShownAlarm } from './alarms.lists.repo.ts'
import type { AlarmLabRow } from '../lab-results/alarms.lab-results.repo.ts'
import type { Place } from '../alarms.place.ts'
import type { ListedTelling } from '../alarms.tellings.repo.ts'

/** A reading with the alarm that it raised. */
export interface KnownReading {
  alarmId: string
  reading: AlarmReading
}

/** Those of home and of laboratories, newest first. `hidden`: the results that the reader may not read. */
export function presentReadings(
  readings: readonly AlarmReadingRow[],
  results: readonly AlarmLabRow[],
  hidden: ReadonlySet<string>,
): KnownReading[] {
  const all = [
    ...readings.map((row) => ({ alarmId: row.alarm_id, reading: presentReading(row) })),
    ...results.map((row) => ({
      alarmId: row.alarm_id,
      reading: hidden.has(row.id) ? withoutValue(row) : presentLabResult(row),
    })),
  ]
  return all.toSorted((one, other) => other.reading.at.localeCompare(one.reading.at))
}

function presentLabResult({ id, code, value, measured_at: at }: AlarmLabRow): AlarmReading {
  const { loinc, unit } = labTest(code)
  return {
    id,
    code: loinc,
    lab: code,
    value: `${value} ${shownUnit(unit)}`,
    symptoms: null,
    at: at.toISOString(),
  }
}

/** That there is one, and when, is never hidden: somebody has to act. */
function withoutValue({ id, measured_at: at, ordered_by: name }: AlarmLabRow): AlarmReading {
  const withheld = { orderedBy: nameWithoutTitle(name) }
  return { id, code: '', value: '', withheld, symptoms: null, at: at.toISOString() }
}

function presentReading(row: AlarmReadingRow): AlarmReading {
  const { id, code, unit, symptoms, original_unit: saidUnit, off_scale: offScale, submitted_at: at } = row
  const value = readingText({ values: valuesOf(row), unit, saidUnit, offScale })
  return { id, code, value, symptoms, at: at.toISOString() }
}

function presentKnown(row: ShownAlarm, viewerId: string) {
  const { acknowledged_at: at, acknowledged_by: by } = row
  return {
    id: row.id,
    urgency: row.urgency,
    raisedAt: row.raised_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    acknowledged: at && {
      name: nameWithoutTitle(row.by_name ?? ''),
      at: at.toISOString(),
      isDoctor: row.by_role === 'doctor',
      isYou: by === viewerId,
    },
    outcome: row.outcome && row.outcome_at && { what: row.outcome, at: row.outcome_at.toISOString() },
  }
}

function presentOwner({ owner_id: id, owner_name: name, acknowledged_at: at }: ShownAlarm, viewerId: string) {
  if (id === null || at !== null) return null
  return { name: nameWithoutTitle(name ?? ''), isYou: id === viewerId }
}

export function presentListed(
  row: ShownAlarm,
  readings: readonly KnownReading[],
  viewerId: string,
): ListedAlarm {
  const [newest, ...others] = readings.filter(({ alarmId }) => alarmId === row.id)
  return {
    ...presentKnown(row, viewerId),
    patient: { id: row.patient_id, name: row.patient_name },
    reading: newest?.reading ?? null,
    more: others.length,
    encounterId: row.acknowledged_by === viewerId ? row.encounter_id : null,
    owner: presentOwner(row, viewerId),
  }
}

const reached = new Set(['shown', 'sent'])

const isOnPhone = ({ channel, result }: ListedTelling) => channel === 'push' && reached.has(result ?? 'sent')

/** Why nothing has reached this doctor yet, as far as is known: a message must still be sent, or there is none. */
function unreached(tellings: readonly ListedTelling[], personId: string | null) {
  const own = tellings.filter(({ person_id }) => person_id === personId)
  if (own.some((one) => isOnPhone(one) || one.is_sms_sent)) return {}
  const isWaiting = own.some(({ channel }) => channel === 'sms')
  return { unreached: isWaiting ? ('textWaits' as const) : ('noWay' as const) }
}

/** One line for each person and for the desk: when they were told first, and whether anything has reached them. */
export function presentTellings(rows: readonly ListedTelling[]): OpenedAlarm['tellings'] {
  const told = rows.filter(({ step }) => step !== 'patient')
  const people = [...new Set(told.map(({ person_id }) => person_id))]
  return people.map((personId) => {
    const own = told.filter(({ person_id }) => person_id === personId)
    const isReachable = own.some(
      (one) => isOnPhone(one) || (personId === null && reached.has(one.result ?? 'sent')),
    )
    const name = personId === null ? null : nameWithoutTitle(own[0]?.name ?? '')
    return { name, at: (own[0]?.at ?? new Date(0)).toISOString(), isReachable }
  })
}

export function presentDesk(
  row: ShownAlarm,
  tellings: readonly ListedTelling[],
  viewerId: string,
): DeskAlarm {
  return {
    ...presentKnown(row, viewerId),
    patient: { name: row.patient_name, phone: row.phone, address: row.address },
    tellings: presentTellings(tellings.filter(({ alarm_id }) => alarm_id === row.id)),
    toldAt: (row.desk_last_told_at ?? row.raised_at).toISOString(),
    owner: presentOwner(row, viewerId),
  }
}

export interface OwnParts {
  readings: readonly KnownReading[]
  tellings: readonly ListedTelling[]
  place: Place
  viewerId: string
}

export function presentOwn(row: ShownAlarm, { readings, tellings, place, viewerId }: OwnParts): OwnAlarm {
  const ofAlarm = tellings.filter(({ alarm_id }) => alarm_id === row.id)
  const told = ofAlarm.filter(({ channel, role }) => channel === 'app' && role === 'doctor')
  const first = [...new Map(told.toReversed().map((one) => [one.person_id, one])).values()].toReversed()
  return {
    ...presentKnown(row, viewerId),
    readingIds: readings.flatMap(({ alarmId, reading }) => (alarmId === row.id ? [reading.id] : [])),
    told: first.map(({ name, at, person_id }) => ({
      name: nameWithoutTitle(name ?? ''),
      at: at.toISOString(),
      ...unreached(ofAlarm, person_id),
    })),
    deskToldAt: row.desk_last_told_at?.toISOString() ?? null,
    unansweredAt: row.patient_told_at?.toISOString() ?? null,
    phone: row.phone,
    isClosed: row.closed_at !== null,
    place,
  }
}
