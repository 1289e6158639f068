import { appointmentsWaiting } from '../../appointments/appointments.manifest.tsx'
import { doctorsWaiting } from '../../doctors/doctors.manifest.tsx'
import { patientsWaiting } from '../../patients/patients.manifest.tsx'
import type { MutationLabels } from '../../platform/outbox/mutation-label.ts'
import { remindersWaiting } from '../../reminders/reminders.manifest.tsx'
import { vitalsWaiting } from '../../vitals/vitals.manifest.tsx'
import { volunteersWaiting } from '../../volunteers/volunteers.manifest.tsx'

/** What each feature says of its writes that wait. A feature with such writes is one line here. */
export const mutationLabels: MutationLabels = {
  ...vitalsWaiting,
  ...remindersWaiting,
  ...appointmentsWaiting,
  ...patientsWaiting,
  ...doctorsWaiting,
  ...volunteersWaiting,
}
