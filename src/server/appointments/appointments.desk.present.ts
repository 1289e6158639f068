import type { RequestOnDesk } from '../../shared/appointments/appointments.desk.contract.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import type { DeskRow } from './appointments.desk.repo.ts'

/** Name and telephone, for the coordinator only. `doctors`: how many are approved. */
export function presentOnDesk(row: DeskRow, doctors: number, zone: string): RequestOnDesk {
  const isOpen = row.doctor_id === null
  return {
    _id: row.id,
    date: row.day,
    time: row.time,
    startsAt: row.starts_at.toISOString(),
    askedAt: momentIn(zone, row.created_at),
    status: row.status === 'scheduled' || row.status === 'in-progress' ? row.status : 'pending',
    type: row.type,
    specialization: row.specialization,
    patient: { name: row.patient_name ?? row.person_name, phone: row.patient_phone || row.person_phone },
    doctor: row.doctor_name === null ? null : { name: nameWithoutTitle(row.doctor_name) },
    openFor: isOpen ? Math.max(0, doctors - Number(row.said_no)) : 1,
  }
}
