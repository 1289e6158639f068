import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { EnteredResult, OrderSheet, SheetReport } from '../../shared/laboratory/laboratory.schemas.ts'
import type { LabPerson } from '../../shared/labs/rules/labs.person.ts'
import { ageOn } from '../../shared/patients/patients.rules.ts'
import type { FoundOrder, ReportRow, ResultRow, TestRow } from './laboratory.repo.ts'

interface Known {
  row: FoundOrder
  tests: readonly TestRow[]
  latest: readonly ResultRow[]
  reports: readonly ReportRow[]
  /** The laboratories of who asks. */
  own: readonly string[]
}

export function presentSheet(
  { row, tests, latest, reports, own }: Known,
  today: string,
  zone: string,
): OrderSheet {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    date: dayIn(zone, row.ordered_at),
    patient: { name: row.name, age: ageIn(row, today), gender: row.gender, pregnancy: row.pregnancy },
    doctor: { name: nameWithoutTitle(row.doctor) },
    note: row.note,
    items: tests.map(({ id, code }) => {
      const result = latest.find(({ item_id }) => item_id === id)
      return { id, code, result: result ? presentResult(result, zone) : null }
    }),
    reports: reports.map((one) => presentReport(one, own, zone)),
  }
}

function presentReport(
  { id, mime: type, created_at: at, facility_id: facilityId, error_marked_at: markedAt }: ReportRow,
  own: readonly string[],
  zone: string,
): SheetReport {
  const isWrong = markedAt !== null
  const isOwn = facilityId !== null && own.includes(facilityId)
  return { id, at: momentIn(zone, at), type, isOwn: isOwn && !isWrong, isWrong }
}

function presentResult(row: ResultRow, zone: string): EnteredResult {
  const { version, status, value: number, word, flag, reason, performer, measured_at: at } = row
  return { version, status, number, word, flag, reason, performer, at: momentIn(zone, at) }
}

/** Whom the ranges are for, on this day. Null: no age is known. */
export function personOf(row: FoundOrder, day: string): LabPerson | null {
  const age = ageIn(row, day)
  return age === null ? null : { ageInYears: age, gender: row.gender, pregnancy: row.pregnancy }
}

function ageIn(
  { birth_year: birthYear, age_said_on: saidOn, age_said_at_birth: atBirth }: FoundOrder,
  day: string,
): number | null {
  return birthYear === null || saidOn === null ? null : ageOn(day, { birthYear, saidOn, atBirth })
}
