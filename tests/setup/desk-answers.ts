import { listUnanswered } from '../../src/shared/appointments/appointments.endpoints.ts'
import { listAudit } from '../../src/shared/audit/audit.endpoints.ts'
import { listDoctors } from '../../src/shared/doctors/doctors.endpoints.ts'
import { listNotices } from '../../src/shared/notifications/notifications.endpoints.ts'
import { listVolunteers } from '../../src/shared/volunteers/volunteers.endpoints.ts'
import { openDevice, serverSays } from './screen.tsx'

export const moment = { at: '2026-11-21T04:30:00.000Z', date: '2026-11-21', time: '10:00' }
export const doctor = {
  id: '01936f2a-0000-7000-8000-000000000001',
  username: 'navjot',
  name: 'Dr. Navjot Gill',
  specialization: 'Skin',
  experience: '12',
  phone: '9814012345',
  clinic: 'Civil Hospital',
  registrationNumber: 'PMC-1',
  approval: 'awaiting',
  approvalReason: null,
  approvedAs: null,
  approvalSince: moment,
  decidedBy: null,
}
export const volunteer = {
  id: '01936f2a-0000-7000-8000-000000000002',
  name: '=Asha, "Rani"',
  mobile: '9814000001',
  hasVehicle: true,
  registeredAt: moment,
}
export const request = {
  _id: '01936f2a-0000-7000-8000-000000000003',
  date: '2026-11-23',
  time: '10:00',
  startsAt: '2026-11-23T04:30:00.000Z',
  hasRedFlag: false,
  askedAt: { ...moment, at: new Date(Date.now() - 3 * 3_600_000).toISOString() },
  status: 'pending',
  type: 'in-person',
  specialties: ['generalPhysician'],
  patient: { name: 'Zorawar Singh', phone: '98140 54321' },
  doctor: null,
  openFor: 2,
  notAnsweredBy: 0,
  isOffered: false,
  sentToHospitalAt: null,
  phonedAt: null,
}

/** Nothing waits at the desk. */
export const noRequests = { requests: [], inDoubt: [], inDoubtNext: null, sentToHospital: [], next: null }

/** A coordinator at the desk, with one waiting doctor and nothing else. */
export async function openAdminConsole(): Promise<void> {
  await openDevice('coordinator', { name: 'Meena Devi' })
  history.replaceState(null, '', '/desk')
  serverSays(listNotices, { body: [] })
  serverSays(listDoctors, { body: { doctors: [doctor], next: null } })
  serverSays(listUnanswered, { body: noRequests })
  serverSays(listVolunteers, { body: { volunteers: [], next: null } })
  serverSays(listAudit, { body: { entries: [], next: null } })
}
