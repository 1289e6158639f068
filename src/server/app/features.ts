import { accounts } from '../accounts/accounts.feature.ts'
import { appointments } from '../appointments/appointments.feature.ts'
import { doctors } from '../doctors/doctors.feature.ts'
import { notifications } from '../notifications/notifications.feature.ts'
import { patients } from '../patients/patients.feature.ts'
import type { Feature } from '../platform/feature.ts'
import { health } from './health.ts'
import { town } from '../town/town.feature.ts'

/** Every room of the server wing, by its door. Taking a line out takes the feature out. */
export const features: readonly Feature[] = [
  accounts,
  appointments,
  doctors,
  health,
  notifications,
  patients,
  town,
]
