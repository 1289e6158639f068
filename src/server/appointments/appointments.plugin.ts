import { appointmentEvents } from '../../shared/appointments/appointments.events.ts'
import { doctorDecided } from '../../shared/doctors/doctors.events.ts'
import { noteSigned } from '../../shared/encounters/encounters.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { appointmentRetention } from './changes/appointments.retention.ts'
import { exportAppointments } from './changes/appointments.export.ts'
import { cancelAhead } from './changes/appointments.closing.ts'
import { finishSigned } from './changes/appointments.signed.ts'
import { keepTime } from './appointments.jobs.ts'
import { forgetWalkIns } from './queue/appointments.queue.forget.ts'
import { tellToLeave } from './queue/appointments.queue.leave.ts'
import { patientPushJob, pushToPatient } from './answers/appointments.patient-push.ts'
import { pushRequest, requestPushJob } from './answers/appointments.request-push.ts'
import { operations, routes } from './appointments.routes.ts'
import { topicsOf } from './appointments.service.ts'
import { reassignAllOrphaned } from './assignment/appointments.orphaned.ts'

export const appointments: Feature = {
  name: 'appointments',
  operations,
  routes,
  notices: appointmentEvents,
  topics: topicsOf,
  jobs: [
    { name: requestPushJob, run: pushRequest },
    { name: patientPushJob, run: pushToPatient },
    { name: 'appointments:lapse', cron: '* * * * *', isIrreversible: true, run: keepTime },
    { name: 'appointments:tellToLeave', cron: '* * * * *', isIrreversible: true, run: tellToLeave },
    {
      name: 'appointments:forgetWalkIns',
      cron: '30 20 * * *',
      backfill: true,
      run: forgetWalkIns,
    },
    {
      name: 'appointments:reassignOrphaned',
      cron: '* * * * *',
      run: (appContext) => reassignAllOrphaned(appContext),
    },
  ],
  exportData: exportAppointments,
  retention: appointmentRetention,
  closeAccount: cancelAhead,
  eventHandlers: [
    { kind: doctorDecided, run: reassignAllOrphaned },
    { kind: noteSigned, run: finishSigned },
  ],
}
