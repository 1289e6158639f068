import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { mayCancel, mayReview } from '../../shared/labs/labs.access.ts'
import type { LabOrder } from '../../shared/labs/labs.schemas.ts'
import type { ItemRow, OrderRow, ReportRow } from './labs.repo.ts'
import { presentResult } from './results/labs.results.presenter.ts'
import type { NumberRow, ResultRow, ReviewRow } from './results/labs.results.repo.ts'

export interface Known {
  items: readonly ItemRow[]
  results: readonly ResultRow[]
  numbers: readonly NumberRow[]
  reports: readonly ReportRow[]
  reviews: readonly ReviewRow[]
  /** The ids of those that who asks may review for a doctor on leave. */
  stoodIn: readonly string[]
}

/** `viewer`: who asks. */
export function presentOrder(
  row: OrderRow,
  known: Known,
  { viewer, zone }: { viewer: string; zone: string },
): LabOrder {
  const review = known.reviews.find(({ order_id }) => order_id === row.id)
  const owner = { doctorId: row.doctor_id }
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    doctor: { name: nameWithoutTitle(row.doctor) },
    orderedAt: momentIn(zone, row.ordered_at),
    pregnancy: row.pregnancy,
    note: row.note,
    cancelReason: row.revoke_reason,
    isOwn: mayCancel(owner, { id: viewer }),
    items: known.items
      .filter(({ order_id }) => order_id === row.id)
      .map(({ id, code }) => {
        return { id, code, result: presentResult({ id, code, patientId: row.patient_id }, known, zone) }
      }),
    reports: known.reports.filter(({ order_id }) => order_id === row.id).map(presentReport),
    isToReview:
      row.to_review_since !== null && (mayReview(owner, { id: viewer }) || known.stoodIn.includes(row.id)),
    review: review ? presentReview(review, row, zone) : null,
  }
}

function presentReport(row: ReportRow): LabOrder['reports'][number] {
  const { id, taken_on: takenOn, mime: type, name, nameHi, namePa } = row
  const isOfPlace = name !== null && nameHi !== null && namePa !== null
  const isWrong = row.error_marked_at !== null
  return { id, takenOn, type, isWrong, ...(isOfPlace && { facility: { name, nameHi, namePa } }) }
}

/** With the name of who looked for the doctor who ordered. */
function presentReview(review: ReviewRow, { doctor_id: orderedBy }: OrderRow, zone: string) {
  return {
    at: momentIn(zone, review.reviewed_at),
    note: review.note,
    standIn: review.doctor_id === orderedBy ? null : nameWithoutTitle(review.doctor),
  }
}
