import { accounts } from '../accounts/accounts.feature.ts'
import { activities } from '../activities/activities.feature.ts'
import { appointments } from '../appointments/appointments.feature.ts'
import { audit } from '../audit/audit.feature.ts'
import { devices } from '../devices/devices.feature.ts'
import { doctors } from '../doctors/doctors.feature.ts'
import { facilities } from '../facilities/facilities.feature.ts'
import { family } from '../family/family.feature.ts'
import { notifications } from '../notifications/notifications.feature.ts'
import { patients } from '../patients/patients.feature.ts'
import type { Feature } from '../platform/feature.ts'
import { reminders } from '../reminders/reminders.feature.ts'
import { health } from './health.ts'
import { town } from '../town/town.feature.ts'
import { volunteers } from '../volunteers/volunteers.feature.ts'
import { vitals } from '../vitals/vitals.feature.ts'

/** Every room of the server wing, by its door. Taking a line out takes the feature out. */
export const features: readonly Feature[] = [
  accounts,
  activities,
  appointments,
  audit,
  devices,
  doctors,
  facilities,
  family,
  health,
  notifications,
  patients,
  reminders,
  town,
  volunteers,
  vitals,
]
