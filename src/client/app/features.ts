import { accounts } from '../accounts/accounts.feature.tsx'
import { activities } from '../activities/activities.feature.tsx'
import { behindGate } from './behind-gate.tsx'
import { appointments } from '../appointments/appointments.feature.tsx'
import { audit } from '../audit/audit.feature.tsx'
import { doctors } from '../doctors/doctors.feature.tsx'
import { emergency } from '../emergency/emergency.feature.tsx'
import { facilities } from '../facilities/facilities.feature.tsx'
import { labs } from '../labs/labs.feature.tsx'
import { notifications } from '../notifications/notifications.feature.tsx'
import { patients } from '../patients/patients.feature.tsx'
import { reminders } from '../reminders/reminders.feature.tsx'
import type { FeatureDoor, NavigationEntry, ScreenDoor } from '../platform/feature.ts'
import { volunteers } from '../volunteers/volunteers.feature.tsx'
import { vitals } from '../vitals/vitals.feature.tsx'
import { prescriptions } from '../prescriptions/prescriptions.feature.tsx'
import { placeEntries, places } from './places.ts'

/** Every room of the browser wing. A new room is one line here. */
const features: readonly FeatureDoor[] = [
  accounts,
  activities,
  patients,
  doctors,
  appointments,
  facilities,
  notifications,
  emergency,
  volunteers,
  audit,
  reminders,
  vitals,
  prescriptions,
  labs,
]

export const screens: readonly ScreenDoor[] = [
  ...places,
  ...features.flatMap((feature) => feature.screens),
].map(behindGate)

export const entries: readonly NavigationEntry[] = [
  ...placeEntries,
  ...features.flatMap((feature) => feature.navigation ?? []),
].toSorted((a, b) => a.order - b.order)
