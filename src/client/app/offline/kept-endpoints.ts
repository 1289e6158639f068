import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { listActivities } from '../../../shared/activities/activities.endpoints.ts'
import { listAlarms, listOwnAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import {
  listAppointments,
  readDoctorSummary,
  listFollowUps,
  listVisitsWithoutNote,
  listOwnRequests,
  listOpenRequests,
  listTeleconsultations,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { readQueue } from '../../../shared/appointments/appointments.queue.endpoints.ts'
import { listLooks } from '../../../shared/audit/audit.endpoints.ts'
import { readAvailability } from '../../../shared/availability/availability.endpoints.ts'
import { listAnswered, listWaiting } from '../../../shared/communications/communications.doctor.endpoints.ts'
import { listDoctors } from '../../../shared/communications/communications.endpoints.ts'
import { listConditions } from '../../../shared/conditions/conditions.endpoints.ts'
import { readConsents } from '../../../shared/consents/consents.endpoints.ts'
import { readPushSubscription } from '../../../shared/devices/devices.endpoints.ts'
import { listCounters } from '../../../shared/dispensing/dispensing.endpoints.ts'
import { readDoctorProfile } from '../../../shared/doctors/doctors.endpoints.ts'
import { listDocuments, readThumbnail } from '../../../shared/documents/documents.endpoints.ts'
import { listSignedNotes } from '../../../shared/encounters/encounters.endpoints.ts'
import { listDueFollowUps, listUnsignedCalls } from '../../../shared/encounters/encounters.lists.endpoints.ts'
import { listFacilities, listVillages } from '../../../shared/facilities/facilities.endpoints.ts'
import { listImmunizations } from '../../../shared/immunizations/immunizations.endpoints.ts'
import { listLaboratories } from '../../../shared/laboratory/laboratory.endpoints.ts'
import { listLabs } from '../../../shared/labs/labs.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import {
  readPatientProfile,
  listActingFor,
  listPatientsInCare,
} from '../../../shared/patients/patients.endpoints.ts'
import {
  listPrescriptions,
  listUnsignedPrescriptions,
} from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { listRecords } from '../../../shared/records/records.endpoints.ts'
import { listReminders } from '../../../shared/reminders/reminders.endpoints.ts'
import { readTown } from '../../../shared/town/town.endpoints.ts'
import { listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { readVolunteer } from '../../../shared/volunteers/volunteers.endpoints.ts'

/**
 * Every endpoint with `kept: true`: these are prefetched for offline use. Named one by one: found by a glob, all endpoints would
 * be loaded with all their names on every first visit (0.9 kB). A test says which one is missing.
 */
export const keptEndpoints: readonly Endpoint[] = [
  listActivities,
  listAlarms,
  listOwnAlarms,
  listAppointments,
  readDoctorSummary,
  listFollowUps,
  listVisitsWithoutNote,
  listOwnRequests,
  listOpenRequests,
  listTeleconsultations,
  readQueue,
  listLooks,
  readAvailability,
  listAnswered,
  listWaiting,
  listDoctors,
  listConditions,
  readConsents,
  readPushSubscription,
  readDoctorProfile,
  listCounters,
  listDocuments,
  readThumbnail,
  listSignedNotes,
  listDueFollowUps,
  listUnsignedCalls,
  listFacilities,
  listVillages,
  listImmunizations,
  listLabs,
  listLaboratories,
  listNotices,
  readPatientProfile,
  listActingFor,
  listPatientsInCare,
  listPrescriptions,
  listUnsignedPrescriptions,
  listRecords,
  listReminders,
  readTown,
  listVitals,
  readVolunteer,
]
