import { appointmentsWaiting } from '../../appointments/appointments.feature.tsx'
import { doctorsWaiting } from '../../doctors/doctors.feature.tsx'
import { patientsWaiting } from '../../patients/patients.feature.tsx'
import type { MutationLabels } from '../../platform/outbox/mutation-label.ts'
import { remindersWaiting } from '../../reminders/reminders.feature.tsx'
import { vitalsWaiting } from '../../vitals/vitals.feature.tsx'
import { volunteersWaiting } from '../../volunteers/volunteers.feature.tsx'

/** What each room says of its writes that wait. A room with such writes is one line here. */
export const mutationLabels: MutationLabels = {
  ...vitalsWaiting,
  ...remindersWaiting,
  ...appointmentsWaiting,
  ...patientsWaiting,
  ...doctorsWaiting,
  ...volunteersWaiting,
}
