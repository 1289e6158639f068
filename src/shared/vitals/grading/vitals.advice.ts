import { isRecent } from '../vitals.rules.ts'
import type { Site } from '../codes/vitals.sites.ts'
import type { ReadingType, SugarContext } from '../vitals.units.ts'
import type { Grade } from './vitals.grades.ts'

export const advices = [
  'eatSugar',
  'sugarUnit',
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
  /** Both readings of blood pressure, where there were two. */
  each?: readonly (readonly number[])[] | undefined
  context: SugarContext | null
  grade: Grade | null
  date: string
  offScale?: 'low' | 'high' | null | undefined
  site?: Site | null | undefined
}

/** Up to this a number may come from a meter that shows mmol/L, where it is a very high sugar. */
const highestMmol = 33

const measuredAgain: ReadonlySet<ReadingType> = new Set([
  'bloodPressure',
  'heartRate',
  'bloodSugar',
  'oxygenSaturation',
])

/** What to do beside the colour. Sources: docs/clinical-sources.md. */
export function adviceFor(shown: Shown, today: string): Advice | null {
  const { type, values, each = [], context, grade, date, offScale, site } = shown
  const [first = NaN] = values
  if ((grade === 'critical' || grade === 'urgent') && !isRecent(date, today)) return 'measureNow'
  if (type === 'bloodSugar' && first <= highestMmol) return 'sugarUnit'
  if (type === 'bloodSugar' && (first < 70 || offScale === 'low')) return 'eatSugar'
  if (grade === 'urgent' && each.length < 2 && measuredAgain.has(type)) return 'measureAgain'
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
