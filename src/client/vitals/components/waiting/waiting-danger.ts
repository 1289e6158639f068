import { addDays } from '../../../../shared/kit/time/town-time.ts'
import { readingText } from '../../../../shared/vitals/vitals.units.ts'
import { today } from '../../../platform/clock/today.ts'
import { useQueuedMutations } from '../../../platform/outbox/queued-mutation.ts'
import { actingFor } from '../../../platform/session/acting-for.ts'
import { placeHere } from '../../vitals.queries.ts'
import { withWaitingVitals } from './waiting-vitals.ts'

interface Waiting {
  id: string
  /** As a person reads it, with its unit. */
  value: string
  isCritical: boolean
}

/** The red and amber readings of today and yesterday that wait on this phone, newest first. */
export function useWaitingDanger(): Waiting[] {
  const patientId = actingFor()
  const ofPatient = useQueuedMutations().filter((entry) => (entry.patientId ?? null) === patientId)
  const { readings = [] } = withWaitingVitals(undefined, ofPatient, placeHere()) ?? {}
  const since = addDays(today(), -1)
  return readings
    .filter(({ needsDoctor, grade, date }) => date >= since && (needsDoctor || grade === 'urgent'))
    .map((one) => ({ id: one.id, value: readingText(one), isCritical: one.needsDoctor }))
}
