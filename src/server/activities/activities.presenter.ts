import type { Activity } from '../../shared/activities/activities.schemas.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { ActivityRow } from './activities.repo.ts'

export function presentActivity({ kind, subject, facts, at }: ActivityRow): Activity {
  const doctor = facts.doctor !== undefined && { doctor: nameWithoutTitle(facts.doctor) }
  return { kind, subject, at: at.toISOString(), facts: { ...facts, ...doctor } }
}
