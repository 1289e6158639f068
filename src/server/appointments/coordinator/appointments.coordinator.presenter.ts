import type { UnansweredRequest } from '../../../shared/appointments/appointments.schemas.ts'
import { activeStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import { specialtiesIn } from '../../../shared/doctors/doctors.specialties.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../../shared/kit/moments.ts'
import { isNamed } from '../../../shared/red-flags/red-flags.kinds.ts'
import type { AdminRow } from './appointments.coordinator.repo.ts'

const statuses = [...activeStatuses, 'cancelled'] as const

/** The desk queries no others: any other status is a bug in the query and must not pass as a request. */
function deskStatus({ id, status }: AdminRow): UnansweredRequest['status'] {
  const found = statuses.find((one) => one === status)
  if (!found) throw new Error(`The appointment ${id} is ${status} and was listed for the desk.`)
  return found
}

/**
 * Includes name and phone number, for the coordinator only, and never what the patient wrote: only whom it asks for.
 * `doctors`: how many are approved.
 */
export function presentForCoordinator(row: AdminRow, doctors: number, zone: string): UnansweredRequest {
  const isOpen = row.doctor_id === null
  return {
    _id: row.id,
    date: row.day,
    time: row.time,
    startsAt: row.starts_at.toISOString(),
    askedAt: momentIn(zone, row.created_at),
    status: deskStatus(row),
    type: row.type,
    specialties: specialtiesIn(row.specialization),
    hasRedFlag: isNamed(row.red_flags),
    patient: { name: row.patient_name, phone: row.patient_phone },
    doctor: row.doctor_name === null ? null : { name: nameWithoutTitle(row.doctor_name) },
    openFor: isOpen ? (row.treaters ?? Math.max(0, doctors - Number(row.said_no))) : 1,
    notAnsweredBy: Number(row.not_answered_by),
    isOffered: row.offer_starts_at !== null,
    sentToHospitalAt: row.sent_to_hospital_at && momentIn(zone, row.sent_to_hospital_at),
    phonedAt: row.phoned_at && momentIn(zone, row.phoned_at),
  }
}
