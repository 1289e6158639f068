import { listAlarms, listOwnAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import { listActivities } from '../../../shared/activities/activities.endpoints.ts'
import {
  listAppointments,
  listFacilityVisits,
  readDoctorSummary,
  readTownFigures,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { readConsents } from '../../../shared/consents/consents.endpoints.ts'
import { readDoctorProfile } from '../../../shared/doctors/doctors.endpoints.ts'
import { listFacilities, listVillages } from '../../../shared/facilities/facilities.endpoints.ts'
import type { Endpoint, Role } from '../../../shared/kit/endpoint.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { listPatientsInCare, readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { listReminders } from '../../../shared/reminders/reminders.endpoints.ts'
import { readTown } from '../../../shared/town/town.endpoints.ts'
import { listVitals } from '../../../shared/vitals/vitals.endpoints.ts'

interface FirstReads {
  path: string
  role: Role
  /** Without parameters. */
  reads: readonly Endpoint[]
}

const ofDoctorsHome = [
  readDoctorProfile,
  readDoctorSummary,
  listAppointments,
  listPatientsInCare,
  listAlarms,
  listFacilityVisits,
  listNotices,
  readConsents,
]
const ofHome = [listNotices, readTown, readTownFigures]

/**
 * What the first screens after a sign-in read. On a first visit the page asks for it while its scripts are on the way
 * (src/server/app/pages/page-reads.ts). Used by the build only; tests/e2e/early-reads.e2e.ts proves that it is all they read.
 */
export const firstReads: readonly FirstReads[] = [
  {
    path: '/',
    role: 'patient',
    reads: [readPatientProfile, listAppointments, listReminders, listOwnAlarms, ...ofHome],
  },
  { path: '/', role: 'coordinator', reads: ofHome },
  { path: '/', role: 'doctor', reads: ofDoctorsHome },
  { path: '/doctor', role: 'doctor', reads: ofDoctorsHome },
  {
    path: '/patient',
    role: 'patient',
    reads: [
      readPatientProfile,
      listAppointments,
      listVitals,
      listOwnAlarms,
      listReminders,
      listActivities,
      listNotices,
      readConsents,
    ],
  },
  {
    path: '/hospitals',
    role: 'patient',
    reads: [readPatientProfile, listFacilities, listVillages],
  },
]
