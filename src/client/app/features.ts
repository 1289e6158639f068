import { accounts } from '../accounts/accounts.feature.tsx'
import { appointments } from '../appointments/appointments.feature.tsx'
import { doctors } from '../doctors/doctors.feature.tsx'
import { emergency } from '../emergency/emergency.feature.tsx'
import { notifications } from '../notifications/notifications.feature.tsx'
import { patients } from '../patients/patients.feature.tsx'
import type { FeatureDoor, NavigationEntry, ScreenDoor } from '../platform/feature.ts'
import { placeEntries, places } from './places.ts'

/** Every room of the browser wing. A new room is one line here. */
const features: readonly FeatureDoor[] = [accounts, patients, doctors, appointments, notifications, emergency]

export const screens: readonly ScreenDoor[] = [...places, ...features.flatMap((feature) => feature.screens)]

export const entries: readonly NavigationEntry[] = [
  ...placeEntries,
  ...features.flatMap((feature) => feature.navigation ?? []),
].toSorted((a, b) => a.order - b.order)
