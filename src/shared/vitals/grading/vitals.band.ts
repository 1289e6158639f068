import type { GradedType, SugarContext } from '../vitals.units.ts'
import { possible } from '../vitals.possible.ts'
import { limitsFor } from './vitals.grader.ts'
import { holdsAlways, type Limits } from './vitals.limits.ts'
import { isPregnantOrAfterBirth, type Person } from './vitals.person.ts'

/** The step in which a value is read: between it and the limit nothing is measured. */
const steps: Record<GradedType, number> = {
  bloodPressure: 1,
  heartRate: 1,
  bloodSugar: 1,
  temperature: 0.1,
  oxygenSaturation: 1,
  respiratoryRate: 1,
  haemoglobin: 0.1,
  hba1c: 0.1,
  armCircumference: 0.1,
}

/**
 * The normal values of each number, both ends included; null where no value is called normal, or where pregnancy has
 * limits of its own.
 */
export function normalBands(
  type: GradedType,
  context: SugarContext | null,
  person: Person,
): ({ from: number; to: number } | null)[] {
  const isPregnant = isPregnantOrAfterBirth(person.pregnancy)
  const limits = limitsFor({ type, context }, person).slice(0, type === 'bloodPressure' ? 2 : 1)
  return limits.map((one, nth) => {
    if (one.else !== 'normal' || isPregnant) return null
    return bandOf(one, steps[type], possible[type][nth] ?? { from: 0, to: 0 })
  })
}

function bandOf(limits: Limits, step: number, ends: { from: number; to: number }) {
  const lines = limits.lines.filter((line) => !holdsAlways(line))
  const lower = lines
    .flatMap((line) => ('below' in line ? [line.below] : []))
    .concat(lines.flatMap((line) => ('downTo' in line ? [line.downTo + step] : [])))
  const upper = lines
    .flatMap((line) => ('above' in line ? [line.above] : []))
    .concat(lines.flatMap((line) => ('from' in line ? [line.from - step] : [])))
  const round = (value: number) => Math.round(value * 10) / 10
  return { from: round(Math.max(ends.from, ...lower)), to: round(Math.min(ends.to, ...upper)) }
}
