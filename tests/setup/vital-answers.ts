import type { VitalReading } from '../../src/shared/vitals/vitals.schemas.ts'
import { canonicalUnits } from '../../src/shared/vitals/vitals.units.ts'
import { dayAhead } from './appointment-answers.ts'

let next = 1

/** A reading as the server sends it; by default blood pressure 120/80 today. */
export function readingAnswer(told: Partial<VitalReading> = {}): VitalReading {
  const { type = 'bloodPressure' } = told
  next += 1
  return {
    id: `01936f2a-0000-7000-8000-${String(next).padStart(12, '0')}`,
    type,
    value: '120/80',
    date: dayAhead(0),
    at: new Date().toISOString(),
    values: [120, 80],
    unit: canonicalUnits[type],
    saidUnit: canonicalUnits[type],
    context: null,
    grade: 'normal',
    needsDoctor: false,
    ...told,
  }
}

export const criticalPressure = {
  value: '190/120',
  values: [190, 120],
  grade: 'critical',
  needsDoctor: true,
} satisfies Partial<VitalReading>
