import { accounts } from '../accounts/accounts.plugin.ts'
import { activities } from '../activities/activities.plugin.ts'
import { alarms } from '../alarms/alarms.plugin.ts'
import { appointments } from '../appointments/appointments.plugin.ts'
import { audit } from '../audit/audit.plugin.ts'
import { availability } from '../availability/availability.plugin.ts'
import { breakglass } from '../breakglass/breakglass.plugin.ts'
import { communications } from '../communications/communications.plugin.ts'
import { conditions } from '../conditions/conditions.plugin.ts'
import { consents } from '../consents/consents.plugin.ts'
import { devices } from '../devices/devices.plugin.ts'
import { dispensing } from '../dispensing/dispensing.plugin.ts'
import { doctors } from '../doctors/doctors.plugin.ts'
import { documents } from '../documents/documents.plugin.ts'
import { encounters } from '../encounters/encounters.plugin.ts'
import { emergency } from '../emergency/emergency.plugin.ts'
import { exports } from '../exports/exports.plugin.ts'
import { facilities } from '../facilities/facilities.plugin.ts'
import { family } from '../family/family.plugin.ts'
import { immunizations } from '../immunizations/immunizations.plugin.ts'
import { laboratory } from '../laboratory/laboratory.plugin.ts'
import { labs } from '../labs/labs.plugin.ts'
import { legalholds } from '../legalholds/legalholds.plugin.ts'
import { notifications } from '../notifications/notifications.plugin.ts'
import { patients } from '../patients/patients.plugin.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { prescriptions } from '../prescriptions/prescriptions.plugin.ts'
import { records } from '../records/records.plugin.ts'
import { reminders } from '../reminders/reminders.plugin.ts'
import { sensitive } from '../sensitive/sensitive.plugin.ts'
import { shares } from '../shares/shares.plugin.ts'
import { sharing } from '../sharing/sharing.plugin.ts'
import { health } from './health.ts'
import { town } from '../town/town.plugin.ts'
import { volunteers } from '../volunteers/volunteers.plugin.ts'
import { vitals } from '../vitals/vitals.plugin.ts'

/** Every feature of the server. Removing a line removes the feature. */
export const features: readonly Feature[] = [
  accounts,
  activities,
  // Before what its rows refer to: the order of an erasure.
  alarms,
  legalholds,
  appointments,
  audit,
  availability,
  breakglass,
  communications,
  conditions,
  consents,
  devices,
  dispensing,
  doctors,
  documents,
  emergency,
  encounters,
  exports,
  facilities,
  family,
  health,
  immunizations,
  laboratory,
  labs,
  notifications,
  patients,
  prescriptions,
  records,
  reminders,
  sensitive,
  shares,
  sharing,
  town,
  volunteers,
  vitals,
]
