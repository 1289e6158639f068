import type { LabCode } from '../catalogue/labs.catalogue.ts'
import type { LabPerson } from './labs.person.ts'

/** Both limits are normal. */
export interface Range {
  low: number | null
  high: number | null
}

interface Row extends Range {
  fromYears: number
  toYears: number
  gender: 'Male' | 'Female' | null
  /** For pregnant women only; other rows are not for them, nor for six weeks after birth. */
  isPregnant: boolean
}

const adultFrom = 16

const row = (low: number | null, high: number | null, change: Partial<Row> = {}): Row => ({
  fromYears: adultFrom,
  toYears: 150,
  gender: null,
  isPregnant: false,
  low,
  high,
  ...change,
})
const men = (low: number | null, high: number | null) => row(low, high, { gender: 'Male' })
const women = (low: number | null, high: number | null) => row(low, high, { gender: 'Female' })
const pregnant = (low: number | null, high: number | null) =>
  row(low, high, { gender: 'Female', isPregnant: true, fromYears: 12 })
const child = (fromYears: number, toYears: number, low: number | null, high: number | null = null) =>
  row(low, high, { fromYears, toYears })

/** Each number has its row in docs/clinical-sources.md. A test without a row for somebody has no range for them. */
const ranges: Partial<Record<LabCode, readonly Row[]>> = {
  haemoglobin: [
    child(2, 4, 11),
    child(5, 11, 11.5),
    child(12, 14, 12),
    row(13, 17, { gender: 'Male', fromYears: 15 }),
    row(12, 15, { gender: 'Female', fromYears: 15 }),
    pregnant(11, null),
  ],
  haematocrit: [men(40, 52), women(36, 47)],
  platelets: [row(150, 400)],
  leucocytes: [row(4, 10)],
  esr: [row(null, 20)],
  glucoseFasting: [row(70, 99), pregnant(70, 94)],
  glucoseAfterFood: [row(70, 139), pregnant(70, 139)],
  glucoseRandom: [row(70, 199), pregnant(70, 139)],
  hba1c: [row(4, 5.6)],
  creatinine: [men(0.7, 1.2), women(0.5, 1)],
  urea: [row(null, 46)],
  sodium: [row(135, 145)],
  potassium: [row(3.5, 5.2)],
  calcium: [row(8.4, 10.4)],
  uricAcid: [men(3.4, 7.1), women(2.5, 6.1)],
  bilirubin: [row(null, 1.2)],
  alt: [row(null, 40)],
  ast: [row(null, 40)],
  cholesterol: [row(null, 199)],
  ldl: [row(null, 129)],
  hdl: [men(40, null), women(50, null)],
  triglycerides: [row(null, 149)],
  crp: [row(null, 5)],
  tsh: [row(0.4, 4)],
}

/** Null: there is none for this person, or it is not known which one holds. */
export function rangeOf(code: LabCode, person: LabPerson): Range | null {
  const isWithChild = person.pregnancy === 'pregnant' || person.pregnancy === 'afterBirth'
  const found = ranges[code]?.find(
    (one) =>
      person.ageInYears >= one.fromYears &&
      person.ageInYears <= one.toYears &&
      (one.gender === null || one.gender === person.gender) &&
      (isWithChild ? one.isPregnant && person.pregnancy === 'pregnant' : !one.isPregnant),
  )
  return found ? { low: found.low, high: found.high } : null
}
