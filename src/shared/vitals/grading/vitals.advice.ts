import { isRecent } from '../vitals.rules.ts'
import type { Site } from '../codes/vitals.sites.ts'
import type { ReadingType, SugarContext } from '../vitals.units.ts'
import type { Grade } from './vitals.grades.ts'

export const advices = [
  'eatSugar',
  'measureAgain',
  'measureNow',
  'borderline',
  'lowPressure',
  'armpit',
] as const
export type Advice = (typeof advices)[number]

interface Shown {
  type: ReadingType
  values: readonly number[]
  context: SugarContext | null
  grade: Grade | null
  date: string
  site?: Site | null | undefined
}

const measuredAgain: ReadonlySet<ReadingType> = new Set([
  'bloodPressure',
  'heartRate',
  'bloodSugar',
  'oxygenSaturation',
])

/** What to do beside the colour. Sources: docs/clinical-sources.md. */
export function adviceFor({ type, values, context, grade, date, site }: Shown, today: string): Advice | null {
  const [first = NaN] = values
  if ((grade === 'critical' || grade === 'urgent') && !isRecent(date, today)) return 'measureNow'
  if (type === 'bloodSugar' && first < 70) return 'eatSugar'
  if (grade === 'urgent' && measuredAgain.has(type)) return 'measureAgain'
  if (site === 'armpit' && grade === 'normal') return 'armpit'
  if (grade !== 'abnormal') return null
  if (type === 'bloodPressure') return first < 100 ? 'lowPressure' : null
  return isBorderline(type, first, context) ? 'borderline' : null
}

/** Higher than normal, and not yet diabetes. */
function isBorderline(type: ReadingType, value: number, context: SugarContext | null): boolean {
  if (type === 'hba1c') return value >= 5.7 && value < 6.5
  if (type !== 'bloodSugar') return false
  return context === 'fasting' ? value >= 100 && value < 126 : value >= 140 && value < 200
}
