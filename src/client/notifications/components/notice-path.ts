import type { Role } from '../../../shared/kit/contract.ts'
import type { Notice } from '../../../shared/notifications/notifications.contract.ts'

/** The page where the reader finds what the notice is about; undefined for who has none. */
export function noticePath(role: Role | undefined, { kind, facts }: Notice): string | undefined {
  if (role === 'patient') return kind === 'vitals.attended' ? '/vitals' : '/patient/appointments'
  if (role !== 'doctor') return undefined
  switch (kind) {
    case 'vitals.critical':
      // Notices of earlier versions do not carry the id.
      return facts.patientId === undefined ? '/doctor/alerts' : `/doctor/patients/${facts.patientId}`
    case 'appointments.requested':
    case 'appointments.offered':
      return '/doctor/requests'
    case 'appointments.missed':
      return '/doctor/follow-ups'
    default:
      return '/doctor#today'
  }
}
