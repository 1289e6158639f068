import type { Urgency } from '../../alarms/alarms.rules.ts'
import type { LabCode } from '../catalogue/labs.catalogue.ts'
import { everyPossible, type LabPerson } from './labs.person.ts'

const adultFrom = 16

/** Danger to life, whatever the range says; `below` and `above` leave the number itself out. */
interface Critical {
  below?: number
  above?: number
}

/** Each number has its row in docs/clinical-sources.md. */
function criticalOf(code: LabCode, { ageInYears }: LabPerson): Critical {
  switch (code) {
    case 'haemoglobin':
      return { below: 7 }
    case 'platelets':
      return { below: 20 }
    case 'potassium':
      return { below: 2.5, above: 6.5 }
    case 'sodium':
      return { below: 120, above: 158 }
    case 'glucoseFasting':
    case 'glucoseAfterFood':
    case 'glucoseRandom':
      return { below: 55, above: ageInYears < 18 ? 300 : 450 }
    case 'creatinine':
      return { above: creatinineAbove(ageInYears) }
    default:
      return {}
  }
}

function creatinineAbove(years: number): number {
  if (years >= adultFrom) return 7.4
  if (years >= 12) return 3
  return years >= 2 ? 2.5 : 2
}

/** A side that is critical, or none. */
export function criticalSide(code: LabCode, value: number, person: LabPerson): 'low' | 'high' | null {
  const { below, above } = criticalOf(code, person)
  if (below !== undefined && value < below) return 'low'
  return above !== undefined && value > above ? 'high' : null
}

/** Sugar that is told as urgent, as the same reading from home is: src/shared/vitals/grading. */
const urgentFrom: Partial<Record<LabCode, number>> = {
  glucoseFasting: 200,
  glucoseAfterFood: 300,
  glucoseRandom: 300,
}

/** The alarm that a value raises; of whom no age is known, the least that it raises for anybody. */
export function alarmOf(code: LabCode, value: number | null, person: LabPerson | null): Urgency | null {
  if (value === null) return null
  const all = new Set(everyPossible(person).map((one) => alarmFor(code, value, one)))
  if (all.has(null)) return null
  return all.has('urgent') ? 'urgent' : 'critical'
}

function alarmFor(code: LabCode, value: number, person: LabPerson): Urgency | null {
  if (criticalSide(code, value, person) !== null) return 'critical'
  const from = urgentFrom[code]
  return from !== undefined && value >= from ? 'urgent' : null
}
