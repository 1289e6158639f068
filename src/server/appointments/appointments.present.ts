import type { Appointment } from '../../shared/appointments/appointments.contract.ts'
import type { FollowUp } from '../../shared/appointments/appointments.practice.contract.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import {
  allowedActions,
  type Actor,
  type Moment,
  type Standing,
  type Status,
} from '../../shared/appointments/appointments.lifecycle.ts'
import type { FollowUpRow } from './appointments.practice.repo.ts'
import type { AppointmentRow } from './appointments.repo.ts'

export function standingOf(row: AppointmentRow): Standing {
  return {
    status: row.status,
    patientId: row.patient_id,
    doctorId: row.doctor_id,
    startsAt: row.starts_at,
    day: row.day,
    passedOn: row.passed_on !== null,
    wasOpen: row.was_open,
  }
}

/** What a doctor who is out of it sees, whatever became of it since. */
function statusAfterNo({ passed_on }: AppointmentRow): Status {
  return passed_on === 'cancelled' ? 'cancelled' : 'rejected'
}

/** The wire shape for this viewer: a doctor who said no sees that, and not who has it now. */
export function presentAppointment(
  row: AppointmentRow,
  viewer: Actor & { name: string },
  moment: Moment,
): Appointment {
  const saidNo = viewer.role === 'doctor' && row.passed_on !== null && row.doctor_id !== viewer.id
  const doctorName = saidNo ? viewer.name : row.doctor_name
  return {
    _id: row.id,
    date: row.day,
    time: row.time,
    startsAt: row.starts_at.toISOString(),
    status: saidNo ? statusAfterNo(row) : row.status,
    type: row.type,
    specialization: row.specialization,
    patient: { name: row.patient_name ?? row.person_name, username: row.patient_username },
    doctor: doctorName === null ? null : { name: nameWithoutTitle(doctorName) },
    reason: row.reason,
    autoClosed: row.auto_closed,
    allowedActions: allowedActions(standingOf(row), viewer, moment),
  }
}

/** With the telephone: for the doctor who is to call. */
export function presentFollowUp(row: FollowUpRow): FollowUp {
  return {
    patientId: row.patient_id,
    name: row.name,
    phone: row.phone,
    date: row.day,
    time: row.time,
    specialization: row.specialization,
  }
}
