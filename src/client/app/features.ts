import { accountSecurity } from '../accounts/account-security.manifest.tsx'
import { accounts } from '../accounts/accounts.manifest.tsx'
import { alarms } from '../alarms/alarms.manifest.tsx'
import { activities } from '../activities/activities.manifest.tsx'
import { behindGate } from './routing/behind-gate.ts'
import { appointments } from '../appointments/appointments.manifest.tsx'
import { audit } from '../audit/audit.manifest.tsx'
import { availability } from '../availability/availability.manifest.tsx'
import { breakglass } from '../breakglass/breakglass.manifest.tsx'
import { communications } from '../communications/communications.manifest.tsx'
import { conditions } from '../conditions/conditions.manifest.tsx'
import { consents } from '../consents/consents.manifest.tsx'
import { privacy } from '../consents/privacy.manifest.tsx'
import { dispensing } from '../dispensing/dispensing.manifest.tsx'
import { doctors } from '../doctors/doctors.manifest.tsx'
import { documents } from '../documents/documents.manifest.tsx'
import { duties } from '../duties/duties.manifest.tsx'
import { emergency } from '../emergency/emergency.manifest.tsx'
import { encounters } from '../encounters/encounters.manifest.tsx'
import { firstAid } from '../emergency/first-aid.manifest.tsx'
import { exports } from '../exports/exports.manifest.tsx'
import { facilities } from '../facilities/facilities.manifest.tsx'
import { immunizations } from '../immunizations/immunizations.manifest.tsx'
import { laboratory } from '../laboratory/laboratory.manifest.tsx'
import { labs } from '../labs/labs.manifest.tsx'
import { notifications } from '../notifications/notifications.manifest.tsx'
import { patients } from '../patients/patients.manifest.tsx'
import { reminders } from '../reminders/reminders.manifest.tsx'
import { sensitive } from '../sensitive/sensitive.manifest.tsx'
import { shares } from '../shares/shares.manifest.tsx'
import { openShare } from '../shares/open-share.manifest.tsx'
import { sharing } from '../sharing/sharing.manifest.tsx'
import type { FeatureManifest, NavigationEntry, ScreenManifest } from '../platform/manifest/manifest.ts'
import { volunteers } from '../volunteers/volunteers.manifest.tsx'
import { vitals } from '../vitals/vitals.manifest.tsx'
import { prescriptions } from '../prescriptions/prescriptions.manifest.tsx'
import { verify } from '../prescriptions/verify.manifest.tsx'
import { placeEntries, places } from './places.ts'

/** All features of the client. A new feature adds one line here. */
const features: readonly FeatureManifest[] = [
  accounts,
  accountSecurity,
  privacy,
  consents,
  exports,
  alarms,
  activities,
  patients,
  doctors,
  appointments,
  availability,
  breakglass,
  communications,
  conditions,
  immunizations,
  facilities,
  notifications,
  emergency,
  encounters,
  firstAid,
  volunteers,
  audit,
  reminders,
  sensitive,
  shares,
  openShare,
  sharing,
  vitals,
  documents,
  duties,
  prescriptions,
  verify,
  dispensing,
  laboratory,
  labs,
]

export const screens: readonly ScreenManifest[] = [
  ...places,
  ...features.flatMap((feature) => feature.screens),
].map(behindGate)

export const entries: readonly NavigationEntry[] = [
  ...placeEntries,
  ...features.flatMap((feature) => feature.navigation ?? []),
].toSorted((a, b) => a.order - b.order)
