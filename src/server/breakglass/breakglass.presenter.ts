import { isReviewOverdue } from '../../shared/breakglass/breakglass.rules.ts'
import type { AccessToReview, OpenedRecord } from '../../shared/breakglass/breakglass.schemas.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { initials } from '../../shared/kit/text/initials.ts'
import type { OpenRow, ToReviewRow } from './breakglass.repo.ts'

export function presentOpened(row: OpenRow, zone: string): OpenedRecord {
  return { id: row.id, patientId: row.patient_id, name: row.name, until: momentIn(zone, row.ends_at) }
}

/** The desk gets no name of a patient: with the reason it would be a clinical fact about a person whom it knows. */
export function presentToReview(row: ToReviewRow, zone: string, now: Date): AccessToReview {
  return {
    id: row.id,
    doctor: nameWithoutTitle(row.doctor),
    phone: row.phone,
    patient: initials(row.patient),
    reason: row.reason,
    openedAt: momentIn(zone, row.opened_at),
    isOverdue: isReviewOverdue({ openedAt: row.opened_at }, now),
  }
}
