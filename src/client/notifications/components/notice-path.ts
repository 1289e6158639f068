import type { Role } from '../../../shared/kit/endpoint.ts'
import type { Notice } from '../../../shared/notifications/notifications.schemas.ts'

/** By what happened to an appointment; everything else of it is in the doctor's day. */
const doctorPaths: Partial<Record<string, string>> = {
  requested: '/doctor/requests',
  offered: '/doctor/requests',
  missed: '/doctor/follow-ups',
  autoClosed: '/doctor/without-note',
}

/** The page where the reader finds what the notice is about; undefined for who has none. */
export function noticePath(role: Role | undefined, { kind, facts }: Notice): string | undefined {
  const [room, happened = ''] = kind.split('.')
  const isReading = room === 'vitals'
  if (role === 'patient') return isReading ? '/vitals' : '/patient/appointments'
  if (role !== 'doctor') return undefined
  if (!isReading) return doctorPaths[happened] ?? '/doctor#today'
  // Notices of earlier versions do not carry the id.
  return facts.patientId === undefined ? '/doctor/alerts' : `/doctor/patients/${facts.patientId}`
}
